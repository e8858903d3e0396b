// The games of the page, in the order of the front page. This is the only file that names them; a new game is a folder
// and a line here. Tests register games of their own.
import type { Component } from 'svelte';
import { addWords, needWords } from '../i18n/i18n.svelte';
import type { LessonsPart } from '../lessons/lesson';
import type { BoardProps } from '../table/session';
import type {
  AfterProps,
  Coach,
  DailyPart,
  FindHints,
  GameModule,
  HandedPart,
  PaperPage,
  PlayedPart,
  ReviewPart,
  Rules,
} from './game';
import { nmbr9 } from './nmbr9/index';
import { theNumber } from './the_number/index';

export const games: GameModule[] = [];

export function register(game: GameModule): void {
  games.push(game);
  addWords(game.words);
}
register(theNumber);
register(nmbr9);

/** Null: a game of a newer server that this page does not know. */
export function gameOf(id: string): GameModule | null {
  return games.find((game) => game.id === id) ?? null;
}

export function gameName(id: string): string {
  return gameOf(id)?.name ?? id;
}

/** Rejects if the board cannot be loaded, or there is none. */
export async function boardOf(id: string): Promise<Component<BoardProps>> {
  const game = gameOf(id);
  if (!game) throw new Error(`there is no board for ${id}`);
  return (await game.board()).default;
}

export async function afterOf(id: string): Promise<Component<AfterProps> | null> {
  return (await gameOf(id)?.after?.())?.default ?? null;
}

/** The rules with their words. Null: it has none. Rejects if they cannot be loaded. */
export async function rulesOf(id: string): Promise<Rules | null> {
  const rules = gameOf(id)?.rules;
  if (!rules) return null;
  const [loaded] = await Promise.all([rules.load(), needWords(rules.words)]);
  return loaded.default;
}

/** The coach with its words. Null: it has none. Rejects if it cannot be loaded. */
export async function coachOf(id: string): Promise<Coach | null> {
  const coach = gameOf(id)?.coach;
  if (!coach) return null;
  const [loaded] = await Promise.all([coach.load(), needWords(coach.words)]);
  return loaded.default;
}

/** Its part of one device that goes from hand to hand, with its words. Null: it has none. Rejects if it cannot be
 *  loaded. */
export async function handedOf(id: string): Promise<HandedPart | null> {
  const part = gameOf(id)?.handed;
  if (!part) return null;
  const [loaded] = await Promise.all([part.load(), needWords(part.words)]);
  return loaded.default;
}

/** Null: it has none. Rejects if it cannot be loaded. */
export async function hintsOf(id: string): Promise<FindHints | null> {
  return (await gameOf(id)?.hints?.())?.default ?? null;
}

/** Its part of the review with its words. Null: it has none. Rejects if it cannot be loaded. */
export async function reviewOf(id: string): Promise<ReviewPart | null> {
  const review = gameOf(id)?.review;
  if (!review) return null;
  const [loaded] = await Promise.all([review.load(), needWords(review.words)]);
  return loaded.default;
}

/** Its part of the game of a day, with its words. Null: it cannot be one. Rejects if it cannot be loaded. */
export async function dailyOf(id: string): Promise<DailyPart | null> {
  const part = gameOf(id)?.daily;
  if (!part) return null;
  const [loaded] = await Promise.all([part.load(), needWords(part.words)]);
  return loaded.default;
}

/** Its part of the games one has played, with its words. Null: it has none. Rejects if it cannot be loaded. */
export async function playedOf(id: string): Promise<PlayedPart | null> {
  const part = gameOf(id)?.played;
  if (!part) return null;
  const [loaded] = await Promise.all([part.load(), needWords(part.words)]);
  return loaded.default;
}

/** The pages of all games for people who play with pens and cardboard, with their words. Rejects if these cannot be
 *  loaded. */
export async function paperPages(): Promise<{ game: GameModule; page: PaperPage }[]> {
  await Promise.all(games.map(async ({ paper }) => paper && needWords(paper.words)));
  return games.flatMap((game) => (game.paper?.pages ?? []).map((page) => ({ game, page })));
}

/** Its lessons with their words and those of the rules. Null: it has none. Rejects if they cannot be loaded. */
export async function lessonsOf(id: string): Promise<LessonsPart | null> {
  const game = gameOf(id);
  if (!game?.lessons) return null;
  const [loaded] = await Promise.all([
    game.lessons.load(),
    needWords(game.lessons.words),
    game.rules ? needWords(game.rules.words) : null,
  ]);
  return loaded.default;
}
