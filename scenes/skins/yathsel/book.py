"""Knows the figures of Yathsel's rules book: examples scored by the engine itself, things with their exact numbers."""

from collections.abc import Sequence
from functools import partial

from game.campaign import opponents
from game.campaign.numbers import numbers as run_numbers
from game.campaign.numbers import wagers
from game.core.draw import draw
from game.yathsel import dice, difficulty, goods, house, scoring, shop, twists
from game.yathsel.bots.worths import worths
from game.yathsel.card import BOXES, numbers
from game.yathsel.rules import rules
from game.yathsel.scoring import Worth
from scenes import wares
from scenes.menus.offer import offered, stake_words
from scenes.menus.rulesbook_blocks import Piece
from scenes.menus.rulesbook_figures import Example, Gauge, Odds, TableRow, Thing
from scenes.menus.rulesbook_pages import Block
from scenes.services import progress
from scenes.services.services import Services
from scenes.services.text import Text
from scenes.skins.yathsel import words

_SEED = "RULES BOOK"
_ON = "normal"


def figures(services: Services, block: Block) -> Sequence[Piece]:
    """What a block's figure consists of."""
    text = services.text
    match block.figure:
        case "example":
            return (_example(services, block),)
        case "ware":
            return [_ware(services, one) for one in block.of or _everything(block.kind)]
        case "rule":
            return [_rule(services, one) for one in block.of or tuple(house.rules())]
        case "twist":
            rows = [
                TableRow(services, words.twist_name(text, (one,)), (words.twist_effect(text, (one,)),))
                for one in block.of
            ]
            return rows
        case "stop":
            return [_stop(services, one) for one in run_numbers().stops]
        case "difficulty":
            return _difficulties(services)
        case "strength":
            return [
                Gauge(services, text.say("rulesbook.duel_n", {"n": duel + 1}), per_mille)
                for duel, per_mille in enumerate(difficulty.named(block.kind).strengths)
            ]
        case "bounty":
            return _bounties(services)
        case "wager":
            return _wagers(services)
        case "stake":
            return [
                TableRow(services, f"{one}", (stake_words(services, one),), 8)
                for one in range(1, run_numbers().stakes.most + 1)
            ]
        case "level":
            return _levels(services)
    raise ValueError(f"the rules book has no figure {block.figure!r}")


def scored(block: Block) -> Worth:
    """What the engine says of an example: `of` is the box, then `twist:ID`, `charm:ID`, `yathsel:POINTS`, `die:ID`.

    A die stands in the hand's last place.
    """
    named = [one.partition(":") for one in block.of[1:]]
    of = {kind: [what for one, _, what in named if one == kind] for kind in ("twist", "charm", "yathsel", "die")}
    position: dict[str, object] = {"dice": list(block.numbers), "twists": of["twist"], "charms": of["charm"]}
    if of["yathsel"]:
        position["cards"] = [{"boxes": {"yathsel": int(of["yathsel"][0])}}, {}]
    if of["die"]:
        position["hand"] = [dice.PLAIN] * 4 + of["die"]
    options = {name: option.default for name, option in rules().options().items()}
    duel = rules().new(2, options, position, partial(draw, _SEED))
    return scoring.worth(duel, 0, block.of[0])


def values() -> dict[str, object]:
    """The numbers in the book's sentences, from the data of the rules."""
    card, run, hung, kinds = numbers(), run_numbers(), shop.numbers(), dice.kinds()
    normal, hard = difficulty.named("normal"), difficulty.named("hard")
    return {
        "throws": card.throws, "bar": card.upper_bar, "bonus": card.upper_bonus, "full": card.full_house,
        "small": card.small_straight, "large": card.large_straight, "yathsel": card.yathsel,
        "further": card.further_points, "further_gold": card.further_gold, "boxes": len(BOXES),
        "duels": opponents.DUELS, "clock": wares.seconds(normal.clock_ms), "clock_hard": wares.seconds(hard.clock_ms),
        "open": wares.seconds(hung.open_ms), "fall": wares.seconds(hung.fall_every_ms),
        "discount": hung.easy_discount_percent, "restock": hung.restock_price, "more": hung.restock_more,
        "tricks": goods.goods().most_tricks, "charms": goods.goods().most_charms, "pockets": goods.goods().pockets,
        "school": run.school_price, "doctor": run.doctor_price, "kits": run.kits_offered, "stops": run.stops_offered,
        "xp_gold": run.xp_a_gold, "xp_duel": run.xp_won_duel, "xp_margin": run.xp_most_margin, "xp_run": run.xp_won_run,
        "percent": run.margin.percent, "least": run.margin.least, "levels": progress.LEVELS,
        "glass": kinds["glass"].breaks_after, "nailed": kinds["nailed_6"].breaks_after, "rules": len(house.rules()),
        "twist_share": 100 * twists.all_twists().campaign // twists.all_twists().draw_n, "stakes": run.stakes.most,
    }  # fmt: skip


def _example(services: Services, block: Block) -> Example:
    text, found = services.text, scored(block)
    said = words.box_name(text, block.of[0])
    for one in block.of[1:]:
        kind, _, what = one.partition(":")
        if kind == "twist":
            said += f" · {words.twist_name(text, (what,))}"
        elif kind in ("charm", "die"):
            said += f" · {wares.name(text, what)}"
    points = str(found.points)
    if found.further:
        said += f" · {text.say('trace.further')}"
        points += f" + {numbers().further_points}"
    return Example(services, block.kind, block.numbers, said, points)


def _everything(kind: str) -> tuple[str, ...]:
    every = {"dice": tuple(dice.kinds()), "tricks": tuple(goods.tricks()), "charms": tuple(goods.charms())}
    return every[kind]


def _ware(services: Services, ware: str) -> Thing:
    text = services.text
    said = [wares.does(text, ware)]
    if ware != dice.PLAIN:
        said.append(text.say("collection.price", {"gold": goods.list_price(ware)}))
    worth = worths().get(ware)
    if worth is not None:
        whole, tenth = divmod(round(worth.a_duel / 100), 10)
        said.append(text.say("collection.worth", {"whole": whole, "tenth": tenth}))
    if ware != dice.PLAIN and not goods.on_easy(ware):
        said.append(text.say("collection.not_on_easy"))
    odds = Odds(services, ware, wares.odds(ware)) if ware in dice.kinds() else None
    return Thing(services, wares.icon(ware), wares.name(text, ware), " · ".join(said), odds)


def _rule(services: Services, rule: str) -> Thing:
    text = services.text
    return Thing(services, f"rules/{rule}_large.png", wares.rule_name(text, rule), wares.rule_does(text, rule, _ON))


def _stop(services: Services, stop: str) -> Thing:
    text, run = services.text, run_numbers()
    numbers_said = {
        "every": run.bank_every, "most": run.bank_most, "doctor": run.doctor_price, "school": run.school_price,
        "percent": run.chapel_bounty_percent - 100, "head": run.chapel_head_start,
    }  # fmt: skip
    says = text.say(f"stop.{stop}.does", numbers_said)
    return Thing(services, f"stops/{stop}.png", text.say(f"stop.{stop}.name"), says)


def _difficulties(services: Services) -> list[TableRow]:
    labels, columns = offered(services)
    text = services.text
    head = TableRow(services, "", [text.say(f"difficulty.{one.id}") for one in columns], 34, head=True)
    return [head, *(
        TableRow(services, label(), [column.cells[row]() for column in columns], 34) for row, label in enumerate(labels)
    )]  # fmt: skip


def _bounties(services: Services) -> list[TableRow]:
    text, run = services.text, run_numbers()
    head = TableRow(
        services, text.say("rulesbook.duel"), [f"{duel + 1}" for duel in range(len(run.bounties))], 28, True
    )
    return [head, TableRow(services, text.say("rulesbook.bounty"), [str(gold) for gold in run.bounties], 28)]


def _wagers(services: Services) -> list[TableRow]:
    text = services.text
    said = ("rulesbook.wager_stake", "rulesbook.wager_margin", "rulesbook.wager_back")
    head = TableRow(services, text.say(said[0]), [text.say(one) for one in said[1:]], 30, head=True)
    rows = [
        TableRow(
            services, _gold(text, one.stake),
            (f"M + {one.above}" if one.above else "M", f"×{one.times} = {_gold(text, one.stake * one.times)}"), 30,
        )
        for one in wagers().values()
    ]  # fmt: skip
    return [head, *rows]


def _levels(services: Services) -> list[TableRow]:
    text = services.text
    head = TableRow(services, text.say("rulesbook.level"), ("XP", text.say("rulesbook.unlocks")), 20, head=True)
    return [head, *(
        TableRow(services, str(number), (str(one.xp), ", ".join(wares.name(text, ware) for ware in one.unlocks)), 20)
        for number, one in enumerate(progress.progress().level, start=2)
    )]  # fmt: skip


def _gold(text: Text, gold: int) -> str:
    return text.say("rulesbook.gold", {"gold": gold})
