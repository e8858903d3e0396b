// What the levels of bots are called and what they mean. A level that is not known here shows the name the engine gives it.
import type { Level } from '../engine/api';
import { type Key, language, t } from '../i18n/i18n.svelte';

const names: Record<string, Key> = {
  random: 'shell.level.random',
  easy: 'shell.level.easy',
  medium: 'shell.level.medium',
  hard: 'shell.level.hard',
  expert: 'shell.level.expert',
  bold: 'shell.level.bold',
  careful: 'shell.level.careful',
  copycat: 'shell.level.copycat',
  blocker: 'shell.level.blocker',
};
const meanings: Record<string, Key> = {
  random: 'shell.level.randomMeans',
  easy: 'shell.level.easyMeans',
  medium: 'shell.level.mediumMeans',
  hard: 'shell.level.hardMeans',
  expert: 'shell.level.expertMeans',
  bold: 'shell.level.boldMeans',
  careful: 'shell.level.carefulMeans',
  copycat: 'shell.level.copycatMeans',
  blocker: 'shell.level.blockerMeans',
};

export function levelName(level: string): string {
  const key = names[level];
  return key === undefined ? level : t(key);
}

/** The same at the beginning of a line. */
export function levelTitle(level: string): string {
  const name = levelName(level);
  return name.charAt(0).toLocaleUpperCase(language()) + name.slice(1);
}

/** "about 60 points", or a word about how it plays, or nothing. */
export function levelMeaning(level: Level): string | undefined {
  if (level.points !== undefined) return t('shell.level.points', { n: Math.round(level.points) });
  const key = meanings[level.level];
  return key === undefined ? undefined : t(key);
}

const characters = new Set(['bold', 'careful', 'copycat', 'blocker']);

/** As they are shown: strengths from the weakest to the strongest, then characters. */
export function inOrder(levels: Level[]): Level[] {
  return [...levels].sort((a, b) => Number(characters.has(a.level)) - Number(characters.has(b.level)));
}

/** The level to begin with: easy where there is one. */
export function firstLevel(levels: Level[]): string {
  return (levels.find(({ level }) => level === 'easy') ?? levels.at(-1))?.level ?? 'random';
}
