// The table of NMBR 9 with a game of bots beside you, for developing:
// /gallery/nmbr9.html?turn=12&seats=4&lang=de&theme=dark
//   seat=-1 watches, chosen=x,y,level,rotation has placed, turn=20 is the end, slow=MS is how long the others think,
//   names=A,B,C,D, away.
import '@fontsource-variable/schibsted-grotesk';
import '../src/style/tokens.css';
import '../src/style/base.css';
import { mount } from 'svelte';
import { engine } from '../src/engine/engine';
import type { Place, Tile } from '../src/games/nmbr9/engine';
import '../src/games/index';
import { use, type Language } from '../src/i18n/i18n.svelte';
import { layoutOf, readChoice } from '../src/games/nmbr9/layout';
import type { Turn } from '../src/table/protocol';
import type { TableView } from '../src/table/session';
import Gallery from './Nmbr9Gallery.svelte';
import game from './nmbr9.json';

const asked = new URLSearchParams(location.search);
const seats = Number(asked.get('seats') ?? 4);
const start = Number(asked.get('turn') ?? 12);
const seat = Number(asked.get('seat') ?? 0);
const slow = Number(asked.get('slow') ?? 1500);
if (asked.has('theme')) document.documentElement.dataset['theme'] = asked.get('theme')!;
await use((asked.get('lang') ?? 'en') as Language);

const place = ([x, y, level, rotation]: number[]): Place => ({ x: x!, y: y!, level: level!, rotation: rotation! });
const turnOf = (i: number, own?: Place): Turn => {
  const placements = game.placements[i]!.slice(0, seats).map(place);
  if (own) placements[0] = own;
  return { round: 0, turn: i, version: i, choices: [], outcome: { number: game.deck[i], placements } };
};
let turns = Array.from({ length: start }, (_, i) => turnOf(i));

async function view(choice?: string): Promise<TableView> {
  const over = turns.length === game.deck.length;
  const base: TableView = {
    table: 'gallery',
    version: turns.length,
    now: Date.now(),
    clockOffset: 0,
    here: asked.has('away') ? [0, 1] : [0, 1, 2],
    watchers: 0,
    turns,
    state: {
      code: 'K7M4QX',
      phase: over ? 'finished' : 'playing',
      settings: { game: 'nmbr9', options: { variant: 'U-9-2-20' } },
      seats: (asked.get('names')?.split(',') ?? ['Ana', 'Bruno', 'Marta', 'Theo']).slice(0, seats).map((name, i) => ({
        name,
        ...(i === 3 ? { bot: 'easy' } : {}),
        must_act: !over && (i === 0 ? choice === undefined : i === 2),
      })),
      game: { cards: game.deck.slice(0, turns.length + 1), scores: [] },
    },
    you: seat < 0 ? null : { seat, ...(choice === undefined ? {} : { choice }) },
  };
  const scores = base.state.seats.map((_, i) => engine().call('nmbr9.score', { tiles: layoutOf(base, i) as Tile[] }));
  base.state.game = {
    cards: game.deck.slice(0, turns.length + 1),
    scores: (await Promise.all(scores)).map(({ total }) => total),
  };
  return base;
}

async function advance(choice: string): Promise<TableView> {
  turns = [...turns, turnOf(turns.length, readChoice(choice) ?? undefined)];
  return view();
}
mount(Gallery, {
  target: document.getElementById('app')!,
  props: {
    first: await view(asked.get('chosen') ?? undefined),
    next: view,
    seat: seat < 0 ? null : seat,
    slow,
    advance,
  },
});
