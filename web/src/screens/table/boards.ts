// The boards, each loaded when a table of its game is opened.
import type { Component } from 'svelte';
import type { GameName } from '../../table/protocol';
import type { BoardProps, TableView } from '../../table/session';

type Load = () => Promise<{ default: Component<BoardProps> }>;

const load: Record<GameName, Load> = {
  'the-number': () => import('../../games/the_number/Board.svelte'),
  nmbr9: () => import('../../games/nmbr9/Board.svelte'),
};

export async function boardOf(game: GameName): Promise<Component<BoardProps>> {
  return (await load[game]()).default;
}

type LoadAfter = () => Promise<{ default: Component<{ view: TableView }> }>;

// What a game has to tell when it is over.
const after: Partial<Record<GameName, LoadAfter>> = {
  nmbr9: () => import('../../games/nmbr9/Possible.svelte'),
};

export async function afterOf(game: GameName): Promise<Component<{ view: TableView }> | null> {
  return (await after[game]?.())?.default ?? null;
}
