// The view of a table together with what the engine tells of its turns; both always belong together.
import type { Methods } from '../../engine/api';
import type { Preview } from './engine';
import { engine } from '../../engine/engine';
import type { TableState } from '../../table/protocol';
import type { TableView } from '../../table/session';

export type Story = Methods['number.story']['out'];
/** What a turn is worth: the bonus, and by how much a first digit counts. */
export interface Worth {
  bonus: number;
  times: number;
}
export interface Told {
  view: TableView;
  story: Story;
  worth: Worth | null; // of the turn that is played; null after the end
}

/** The story of the first `count` turns. */
export function storyOf(view: TableView, count: number): Promise<Story> {
  const turns = view.turns.slice(0, count).map(({ round, turn, choices }) => ({
    round,
    turn,
    choices: choices.map((choice) => choice?.choice ?? null),
  }));
  return engine().call('number.story', { options: view.state.settings.options, seats: view.state.seats.length, turns });
}

export function previewOf(options: unknown, turn: number, available: number[], number: string): Promise<Preview> {
  return engine().call('number.preview', { options, turn, available, number });
}

async function worthOf({ phase, settings, turn }: TableState): Promise<Worth | null> {
  if (phase !== 'playing') return null;
  const one = await previewOf(settings.options, turn ?? 0, [1], '111');
  return { bonus: one.bonus, times: one.first };
}

function sameTurns(a: TableView, b: TableView): boolean {
  return a.table === b.table && a.turns.length === b.turns.length && a.turns.at(-1)?.version === b.turns.at(-1)?.version && a.state.phase === b.state.phase;
}

export class Telling {
  told = $state.raw<Told | null>(null);
  failed = $state(false);
  #asked = 0;

  async follow(view: TableView): Promise<void> {
    const ask = ++this.#asked;
    if (this.told !== null && sameTurns(this.told.view, view)) {
      this.told = { ...this.told, view };
      return;
    }
    try {
      const [story, worth] = await Promise.all([storyOf(view, view.turns.length), worthOf(view.state)]);
      if (ask !== this.#asked) return;
      this.told = { view, story, worth };
      this.failed = false;
    } catch {
      if (ask === this.#asked) this.failed = true;
    }
  }
}
