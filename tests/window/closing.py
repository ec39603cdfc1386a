"""Knows how a window manager asks a window to close: the client message WM_DELETE_WINDOW, by Xlib through ctypes."""

import ctypes
import ctypes.util

CLIENT_MESSAGE = 33


class ClientMessage(ctypes.Structure):
    """Xlib's XClientMessageEvent with 32-bit data, padded to the size of XEvent."""

    _fields_ = (
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong),
        ("message_type", ctypes.c_ulong),
        ("format", ctypes.c_int),
        ("data", ctypes.c_long * 5),
        ("padding", ctypes.c_long * 24),
    )


def ask_to_close(display_name: str, window: int) -> None:
    """Sends the request and returns at once; AssertionError if the display cannot be reached."""
    xlib = ctypes.CDLL(ctypes.util.find_library("X11") or "libX11.so.6")
    xlib.XOpenDisplay.restype = ctypes.c_void_p
    xlib.XInternAtom.restype = ctypes.c_ulong
    display = ctypes.c_void_p(xlib.XOpenDisplay(display_name.encode()))
    assert display, f"display {display_name} cannot be reached"
    event = ClientMessage(type=CLIENT_MESSAGE, window=window, format=32)
    event.message_type = xlib.XInternAtom(display, b"WM_PROTOCOLS", 0)
    event.data[0] = xlib.XInternAtom(display, b"WM_DELETE_WINDOW", 0)
    xlib.XSendEvent(display, ctypes.c_ulong(window), 0, ctypes.c_long(0), ctypes.byref(event))
    xlib.XCloseDisplay(display)
