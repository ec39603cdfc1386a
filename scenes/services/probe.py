"""Knows what display and sound a machine has; loads pygame only when it looks."""


def looked() -> dict[str, object]:
    """The display's driver and sizes, the sound's rate; `display_fault` and `sound_fault` where there is none."""
    import pygame

    found: dict[str, object] = {}
    try:
        pygame.display.init()
        found["display"] = pygame.display.get_driver()
        found["sizes"] = [f"{width}x{height}" for width, height in pygame.display.get_desktop_sizes()]
    except pygame.error as fault:
        found["display_fault"] = str(fault)
    try:
        pygame.mixer.init()
        settings = pygame.mixer.get_init()
        found["sound"] = settings[0] if settings else 0
    except pygame.error as fault:
        found["sound_fault"] = str(fault)
    return found
