// The game of a day as a client plays it: where tiles may lie is found out by the second referee's rules.
import { deckOf } from '../../examples/deck.mjs';
import { place } from '../records/second_referee.mjs';

// Places for tiles in this order, all on the table; `choose` is told each as it is found.
export class Layout {
  layout = [];
  tiles = 0;

  next(card) {
    for (let x = 0; x < 200; x += 1) {
      for (let y = 0; y < 3; y += 1) {
        if (place(this.layout, card, this.tiles, x, y, 0, 0) === null) {
          this.tiles += 1;
          return { x, y, level: 0, rotation: 0 };
        }
      }
    }
    throw new Error('there is no place');
  }
}

// Plays a live try from where it stands up to so many tiles.
export async function playLive(person, table, tiles = 20) {
  await person.must({ type: 'watch', table });
  await person.until(() => person.state[table], 'the table');
  const layout = new Layout();
  const dealt = () => person.state[table].state.game.cards;
  for (let round = 0; round < tiles; round += 1) {
    const { x, y, level, rotation } = layout.next(dealt()[round]);
    if (person.state[table].state.round > round || person.state[table].state.phase === 'finished') continue;
    await person.must({ type: 'choose', table, round, turn: 0, choice: `${x},${y},${level},${rotation}` });
    const moved = () => person.state[table].state.round > round || person.state[table].state.phase === 'finished';
    await person.until(moved, 'the next card');
  }
  return person.state[table].state;
}

// A whole game on a seed, as a record.
export function offlineGame(seed) {
  const deck = deckOf(seed);
  const layout = new Layout();
  return { game: 'nmbr9', players: ['me'], deck, placements: deck.map((card) => [layout.next(card)]) };
}

// A day from its first card to one's calendar; what the house answered.
export async function playDay(person) {
  const get = async (path) => (await person.post('GET', path)).body;
  const { day, table } = (await person.post('POST', '/api/today', { named: true })).body;
  const today = await get('/api/today');
  await playLive(person, table);
  const shown = await get(`/api/days/${day}`);
  const list = await get(`/api/days?from=${day}&to=${day}`);
  const { seed } = await get('/api/today/offline');
  const handed = (await person.post('POST', `/api/days/${day}/offline`, { record: offlineGame(seed) })).body;
  return { today, day: shown, list, handed };
}
