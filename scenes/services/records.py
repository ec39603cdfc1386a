"""Knows the records: a database beside the run files, made from them alone, so that it can be lost and comes back."""

import logging
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from typing import TypeVar

from game import catalog
from game.core.runfile import RunFileError
from scenes.services import badges, files, reckoning
from scenes.services.reckoning import Reckoned

T = TypeVar("T")

NAME = "record-book.sqlite"
FINISHED = "finished"
ENDINGS = (".run.json", ".run.json.gz")
_PATIENCE_S = 5.0
MIGRATIONS = (
    """
    CREATE TABLE files (
        id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, size INTEGER NOT NULL, stamp INTEGER NOT NULL, fault TEXT);
    CREATE TABLE runs (
        file INTEGER PRIMARY KEY REFERENCES files (id) ON DELETE CASCADE,
        mark TEXT NOT NULL, game TEXT NOT NULL, ending TEXT NOT NULL, reason TEXT NOT NULL, difficulty TEXT NOT NULL,
        seed TEXT NOT NULL, seeded INTEGER NOT NULL, pure INTEGER NOT NULL, resumed INTEGER NOT NULL,
        game_ms INTEGER NOT NULL, real_ms INTEGER NOT NULL, won_ms INTEGER, rode_on INTEGER NOT NULL,
        rules TEXT NOT NULL, actions INTEGER NOT NULL);
    CREATE TABLE duels (
        file INTEGER NOT NULL REFERENCES files (id) ON DELETE CASCADE, number INTEGER NOT NULL, opponent TEXT NOT NULL,
        won INTEGER NOT NULL, own INTEGER NOT NULL, theirs INTEGER NOT NULL, t_ms INTEGER NOT NULL);
    CREATE TABLE boxes (
        file INTEGER NOT NULL REFERENCES files (id) ON DELETE CASCADE, side TEXT NOT NULL, box TEXT NOT NULL,
        points INTEGER NOT NULL);
    CREATE TABLE throws (
        file INTEGER NOT NULL REFERENCES files (id) ON DELETE CASCADE, side TEXT NOT NULL, face INTEGER NOT NULL,
        fell INTEGER NOT NULL, expected INTEGER NOT NULL, variance INTEGER NOT NULL);
    CREATE TABLE deeds (
        file INTEGER NOT NULL REFERENCES files (id) ON DELETE CASCADE, deed TEXT NOT NULL, times INTEGER NOT NULL);
    """,
    """
    CREATE INDEX duels_of_file ON duels (file);
    CREATE INDEX boxes_of_file ON boxes (file);
    CREATE INDEX throws_of_file ON throws (file);
    CREATE INDEX deeds_of_file ON deeds (file);
    """,
    """
    DELETE FROM deeds; DELETE FROM throws; DELETE FROM boxes; DELETE FROM duels; DELETE FROM runs; DELETE FROM files;
    ALTER TABLE runs ADD COLUMN category TEXT NOT NULL DEFAULT 'free';
    ALTER TABLE runs ADD COLUMN ranked INTEGER NOT NULL DEFAULT 0;
    """,
    """
    DELETE FROM deeds; DELETE FROM throws; DELETE FROM boxes; DELETE FROM duels; DELETE FROM runs; DELETE FROM files;
    ALTER TABLE runs ADD COLUMN forked INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE runs ADD COLUMN won_real_ms INTEGER;
    CREATE TABLE seats (
        file INTEGER NOT NULL REFERENCES files (id) ON DELETE CASCADE, seat INTEGER NOT NULL, person INTEGER NOT NULL,
        score INTEGER NOT NULL, won INTEGER NOT NULL);
    CREATE TABLE feats (
        file INTEGER NOT NULL REFERENCES files (id) ON DELETE CASCADE, feat TEXT NOT NULL, what TEXT NOT NULL,
        number INTEGER NOT NULL);
    CREATE TABLE badges (badge TEXT PRIMARY KEY, reached INTEGER, file TEXT NOT NULL);
    CREATE INDEX seats_of_file ON seats (file);
    CREATE INDEX feats_of_file ON feats (file);
    """,
)


class _Stopped(Exception):
    """The reading is broken off in the middle of a file."""


def date_of(name: str) -> str:
    """Year, month, day and time as in a file's name, the name itself if it has none (UTC)."""
    if name[:8].isdigit() and name[9:13].isdigit():
        return f"{name[:4]}-{name[4:6]}-{name[6:8]} {name[9:11]}:{name[11:13]}"
    return name.partition(".")[0]


class Records:
    """The records of the run files in `runs`. Reading the files goes on in a thread; what is known can be asked any
    time. `left` says how many files are still to be read, `changes` grows whenever something new is known."""

    def __init__(self, runs: Path, between: Callable[[], None] = reckoning.breathe) -> None:
        self.path = runs.parent / NAME
        self.folder = runs / FINISHED
        self.left = 0
        self.changes = 0
        self.aside: Path | None = None
        self.trouble: str | None = None
        self._between = between
        self._proven = False
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None

    @property
    def busy(self) -> bool:
        """Whether files are being read."""
        return self._thread is not None and self._thread.is_alive()

    def refresh(self) -> None:
        """Begins to take in what the folder holds now; one reading at a time, and nobody waits for it."""
        if self.busy:
            return
        self._stop.clear()
        self._thread = threading.Thread(target=self._work, name="records", daemon=True)
        self._thread.start()

    def wait(self, timeout: float) -> bool:
        """Waits at most `timeout` seconds for the reading to end; whether it has."""
        if self._thread is not None:
            self._thread.join(timeout)
        return not self.busy

    def close(self) -> None:
        """Ends the reading, also in the middle of a file; it goes on the next time."""
        self._stop.set()
        self.wait(_PATIENCE_S)

    @contextmanager
    def asked(self) -> Iterator[sqlite3.Connection | None]:
        """A connection to ask; None while there is nothing to be asked."""
        if not self.path.exists():
            yield None
            return
        with closing(sqlite3.connect(self.path, timeout=0.05)) as connection:
            yield connection

    def ask(self, question: Callable[[sqlite3.Connection], T], otherwise: T) -> T:
        """What a connection answers; `otherwise` while there is none, or the records are just being made anew."""
        try:
            with self.asked() as connection:
                return otherwise if connection is None else question(connection)
        except sqlite3.Error as fault:
            logging.getLogger(__name__).info("records cannot be asked yet: %s", fault)
            return otherwise

    def _work(self) -> None:
        try:
            with closing(self._open()) as connection, suppress(_Stopped):
                self._take_in(connection)
        except (sqlite3.Error, OSError) as fault:
            self.trouble = str(fault)
            logging.getLogger(__name__).warning("records: %s", fault)
        self.left = 0
        self.changes += 1

    def _open(self) -> sqlite3.Connection:
        """The database in its newest form; a damaged or newer one is put aside and begun anew."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        try:
            found = _ready(self.path, self._proven)
            self._proven = True
            return found
        except sqlite3.DatabaseError as fault:
            if isinstance(fault, sqlite3.OperationalError):
                raise
            logging.getLogger(__name__).warning("records are made anew: %s", fault)
            for ending in ("-wal", "-shm"):
                self.path.with_name(self.path.name + ending).unlink(missing_ok=True)
            self.aside = files.put_aside(self.path)
            return _ready(self.path, False)

    def _take_in(self, connection: sqlite3.Connection) -> None:
        there = _there(self.folder)
        rows = connection.execute("SELECT name, size, stamp FROM files")
        known = {name: (size, stamp) for name, size, stamp in rows}
        gone = [(name,) for name in known.keys() - there.keys()]
        with connection:
            connection.executemany("DELETE FROM files WHERE name = ?", gone)
        new = sorted(name for name, sign in there.items() if known.get(name) != sign)
        self.left = len(new)
        self.changes += 1
        for name in new:
            self._take(connection, name, there[name])
            self.left -= 1
            self.changes += 1
        _hang_badges(connection)

    def _breathe(self) -> None:
        if self._stop.is_set():
            raise _Stopped
        self._between()

    def _take(self, connection: sqlite3.Connection, name: str, sign: tuple[int, int]) -> None:
        fault, counted = None, None
        try:
            counted = reckoning.reckoned((self.folder / name).read_bytes(), self._breathe)
        except RunFileError as error:
            fault = str(error)
        except OSError as error:
            logging.getLogger(__name__).warning("%s is not read yet: %s", name, error)
            return
        with connection:
            connection.execute("DELETE FROM files WHERE name = ?", (name,))
            row = connection.execute(
                "INSERT INTO files (name, size, stamp, fault) VALUES (?, ?, ?, ?)", (name, *sign, fault)
            )
            if counted is not None:
                _store(connection, int(row.lastrowid or 0), counted)


def _ready(path: Path, proven: bool) -> sqlite3.Connection:
    """An open database of the newest form, looked through unless it is `proven`; raises `sqlite3.DatabaseError` for one
    that cannot be used."""
    connection = sqlite3.connect(path, timeout=_PATIENCE_S)
    try:
        if not proven and connection.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise sqlite3.DatabaseError("it is damaged")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = NORMAL")
        connection.execute("PRAGMA foreign_keys = ON")
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if version > len(MIGRATIONS):
            raise sqlite3.DatabaseError(f"its form {version} is newer than {len(MIGRATIONS)}")
        for number, script in enumerate(MIGRATIONS[version:], start=version + 1):
            connection.executescript(f"BEGIN; {script} PRAGMA user_version = {number}; COMMIT;")
        _forget_other_rules(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def _forget_other_rules(connection: sqlite3.Connection) -> None:
    """After another version has counted by other rules or data, every file is read again, as in a lost database."""
    known = "\n".join(f"{game} {one.rules.id} {catalog.fingerprint(game)}" for game, one in catalog.games().items())
    mark = int.from_bytes(sha256(known.encode()).digest()[:4], "big") >> 1
    if connection.execute("PRAGMA application_id").fetchone() != (mark,):
        with connection:
            connection.execute("DELETE FROM files")
        connection.execute(f"PRAGMA application_id = {mark}")


def _there(folder: Path) -> dict[str, tuple[int, int]]:
    """Every run file by name, with size and time of its last change."""
    found = {}
    try:
        for path in folder.iterdir():
            if path.name.endswith(ENDINGS):
                now = path.stat()
                found[path.name] = now.st_size, now.st_mtime_ns
    except FileNotFoundError:
        pass
    return found


def _store(connection: sqlite3.Connection, file: int, counted: Reckoned) -> None:
    one = counted
    connection.execute(
        f"INSERT INTO runs VALUES ({', '.join('?' * 20)})",
        (file, one.mark, one.game, one.ending, one.reason, one.difficulty, one.seed, one.seeded, one.pure, one.resumed,
         one.game_ms, one.real_ms, one.won_ms, one.rode_on, one.rules, one.actions,
         one.category, one.ranked, one.forked, one.won_real_ms),
    )  # fmt: skip
    duels = [(file, duel.number, duel.opponent, duel.won, duel.own, duel.theirs, duel.t_ms) for duel in one.duels]
    connection.executemany("INSERT INTO duels VALUES (?, ?, ?, ?, ?, ?, ?)", duels)
    boxes = [(file, box.side, box.box, box.points) for box in one.boxes]
    connection.executemany("INSERT INTO boxes VALUES (?, ?, ?, ?)", boxes)
    throws = [
        (file, side, face + 1, dice.fell[face], dice.expected[face], dice.variance[face])
        for side, dice in one.throws.items()
        for face in range(reckoning.FACES)
    ]
    connection.executemany("INSERT INTO throws VALUES (?, ?, ?, ?, ?, ?)", throws)
    connection.executemany("INSERT INTO deeds VALUES (?, ?, ?)", [(file, *deed) for deed in one.deeds.items()])
    seats = [(file, seat, sat.person, sat.score, sat.won) for seat, sat in enumerate(one.seats)]
    connection.executemany("INSERT INTO seats VALUES (?, ?, ?, ?, ?)", seats)
    feats = [(file, *feat, number) for feat, number in one.feats.items()]
    connection.executemany("INSERT INTO feats VALUES (?, ?, ?, ?)", feats)


def _hang_badges(connection: sqlite3.Connection) -> None:
    """What all files together have earned; one finished earlier earned it first."""
    rows = connection.execute("SELECT name, feat, what, number FROM feats JOIN files ON id = file ORDER BY name")
    hung = [(one.badge.id, one.reached, one.file) for one in badges.standings(rows)]
    with connection:
        connection.execute("DELETE FROM badges")
        connection.executemany("INSERT INTO badges VALUES (?, ?, ?)", hung)
