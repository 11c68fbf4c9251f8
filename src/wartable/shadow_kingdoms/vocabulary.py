"""The vocabulary: the offers in the order of their numbers. An expansion fills in what only it uses."""

from wartable.shadow_kingdoms.champions import BuyChampion, DraftChampion
from wartable.shadow_kingdoms.effects import OFFER_IDS
from wartable.shadow_kingdoms.offers import OFFERS, NoOffer
from wartable.shadow_kingdoms.tactics import ReserveFree
from wartable.shadow_kingdoms.taking import DieFromShrine

CHOICES_AND_PRICES = 2  # two offers have no word of their own in the data


def fill() -> None:
    """Fill the list that powers look their offers up in; they cannot import what in turn imports them."""
    OFFERS[:] = [NoOffer(), DieFromShrine(), DraftChampion(), BuyChampion(), ReserveFree()]
    while len(OFFERS) < len(OFFER_IDS) + CHOICES_AND_PRICES:
        OFFERS.append(NoOffer())
