// Levels of bots: what they are called and what they mean. Strengths have the same names in every game, characters are
// a game's own. A level that is not known here shows the name the engine gives it.
import type { Game } from '../engine/api';
import { gameOf } from '../games/index';
import { type Key, language, t } from '../i18n/i18n.svelte';

const strengths: Record<string, Key> = {
  random: 'shell.level.random',
  easy: 'shell.level.easy',
  medium: 'shell.level.medium',
  hard: 'shell.level.hard',
  expert: 'shell.level.expert',
};

const characters = (game: string): Record<string, Key> => gameOf(game)?.characters ?? {};

export function levelName(level: string, game: string): string {
  const key = strengths[level] ?? characters(game)[level];
  return key === undefined ? level : t(key);
}

/** The same at the beginning of a line. */
export function levelTitle(level: string, game: string): string {
  const name = levelName(level, game);
  return name.charAt(0).toLocaleUpperCase(language()) + name.slice(1);
}

/** "about 60 points", or nothing. */
export function levelPoints(level: string, game: Game): string | undefined {
  const points = game.points[level];
  return points === undefined ? undefined : t('shell.level.points', { n: Math.round(points) });
}

/** A word about how it plays, or nothing. */
export function levelMeaning(level: string, game: Game): string | undefined {
  const key = gameOf(game.game)?.meanings[level];
  return key === undefined ? undefined : t(key);
}

/** What there is of both. */
export function levelDetail(level: string, game: Game): string {
  return [levelPoints(level, game), levelMeaning(level, game)].filter((one) => one !== undefined).join(', ');
}

/** As they are shown, each group under its heading: strengths from the weakest to the strongest, then characters. */
export function inGroups(levels: string[], game: string): { heading: string; levels: string[] }[] {
  const isCharacter = (level: string): boolean => level in characters(game);
  return [
    { heading: t('shell.opponents.level'), levels: levels.filter((level) => !isCharacter(level)) },
    { heading: t('shell.opponents.style'), levels: levels.filter(isCharacter) },
  ].filter((group) => group.levels.length > 0);
}

/** The level to begin with: easy where there is one. */
export function firstLevel(levels: string[]): string {
  return levels.includes('easy') ? 'easy' : (levels.at(-1) ?? 'random');
}
