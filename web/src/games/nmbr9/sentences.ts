// Sentences of NMBR 9, on the screen and to a screen reader.
import type { PlaceCheck, Tile } from './engine';
import { list, t } from '../../i18n/i18n.svelte';
import type { TableView } from '../../table/session';
import { levelName } from '../../ui/levels';
import { nameOf } from '../../ui/names';
import type { Hand } from './hand.svelte';
import { boundsOf, cardOf, deckOf, restsOn, shapeOf, type Laid, type Shapes } from './layout';

/** Why a tile does not fit. */
export function reason(check: PlaceCheck): string {
  const n = check.squares.length;
  switch (check.reason) {
    case 'overlaps':
      return t('nmbr9.reason.overlaps', { n });
    case 'gap':
      return t('nmbr9.reason.gap', { n });
    case 'one_tile':
      return t('nmbr9.reason.oneTile');
    case 'full':
      return t('nmbr9.reason.full');
    default:
      return t('nmbr9.reason.apart', { level: check.level });
  }
}

/** What the place of the tile in hand is worth, or why it is none. Empty while the engine is asked. */
export function verdict(hand: Hand, first: boolean, last: boolean): string {
  if (hand.waits) return t('nmbr9.first.ask');
  const { check, legal, level } = hand;
  if (check === null || legal === null) return legal ? t('nmbr9.fits.level', { level }) : '';
  if (!legal) return reason(check);
  if (first) return t('nmbr9.fits.first');
  if (level === 0) return last ? t('nmbr9.fits.last') : t('nmbr9.fits.table');
  return t('nmbr9.fits.points', { level, tiles: check.rests_on, n: check.points });
}

/** How a seat stands in this turn: a drawn sign and a word. */
export function stateOf(
  view: TableView,
  seat: number,
): { sign: 'placed' | 'thinking' | 'away' | 'none'; text: string } {
  const player = view.state.seats[seat]!;
  const bot = player.bot ?? player.stand_in;
  const who = bot === undefined ? '' : t('shell.seat.botLevel', { level: levelName(bot, view.state.settings.game) });
  if (view.state.phase !== 'playing') return { sign: 'none', text: who };
  if (!player.must_act) return { sign: 'placed', text: t('nmbr9.state.placed') };
  if (bot === undefined && (player.left || !view.here.includes(seat)))
    return { sign: 'away', text: t('shell.seat.away') };
  return { sign: 'thinking', text: t('shell.seat.thinking') };
}

/** The same as a sentence about the current number. */
export function standingOf(view: TableView, seat: number, number: number): string {
  const { sign } = stateOf(view, seat);
  const name = nameOf(view, seat);
  if (sign === 'placed') return t('nmbr9.standing.placed', { name, number });
  return sign === 'away' ? t('nmbr9.standing.away', { name, number }) : t('nmbr9.standing.thinking', { name, number });
}

/** Who has not placed yet, without you. */
export function waitedFor(view: TableView, you: number | null): number[] {
  return view.state.seats.flatMap((seat, i) => (seat.must_act && i !== you ? [i] : []));
}

/** Where a tile is, counted from the corner of the layout, and how it is turned. */
export function whereIs(
  shapes: Shapes,
  tiles: readonly Tile[],
  tile: { number: number; rotation: number; x: number; y: number },
): string {
  const bounds = boundsOf(shapes, tiles) ?? { left: tile.x, top: tile.y };
  const shape = shapeOf(shapes, tile);
  const span = (from: number, size: number): string =>
    size === 1 ? `${from}` : t('nmbr9.text.span', { from, to: from + size - 1 });
  const columns = span(tile.x - bounds.left + 1, shape.width);
  const rows = span(tile.y - bounds.top + 1, shape.height);
  if (tile.rotation === 0) return t('nmbr9.text.where', { columns, rows });
  return t('nmbr9.text.turned', { columns, rows, degrees: tile.rotation * 90 });
}

/** One sentence for a tile of the layout. */
export function describe(shapes: Shapes, tiles: readonly Laid[], tile: Laid): string {
  const where = whereIs(shapes, tiles, tile);
  if (tile.level === 0) return t('nmbr9.text.tile', { number: tile.number, where });
  const below = list(restsOn(shapes, tiles, tile).map((other) => String(other.number)));
  return t('nmbr9.text.tileOn', { number: tile.number, where, below });
}

/** What is heard when the tile in hand moves. */
export function heard(shapes: Shapes, tiles: readonly Laid[], hand: Hand, last: boolean): string {
  const said = verdict(hand, tiles.length === 0, last);
  if (said === '' || hand.waits) return said;
  const fits = hand.legal ? said : t('nmbr9.text.refused', { reason: said });
  return tiles.length === 0 ? fits : t('nmbr9.text.heard', { where: whereIs(shapes, tiles, hand.tile), fits });
}

export function isLastCard(view: TableView): boolean {
  return view.turns.length + 1 === deckOf(view.state).cards;
}

/** "Card 13 of 20. 7 to come." */
export function cardsLeft(view: TableView): string {
  const { cards } = deckOf(view.state);
  if (cardOf(view) === null) return '';
  const n = cards - view.turns.length - 1;
  const left = n === 0 ? t('nmbr9.last') : t('nmbr9.toCome', { n });
  return `${t('nmbr9.cardOf', { card: view.turns.length + 1, cards })} ${left}`;
}
