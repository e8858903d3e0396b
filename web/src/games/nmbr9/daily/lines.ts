// What a layout of NMBR 9 has on its levels, in lines that can be read aloud: the highest first, without the table.
import { t } from '../../../i18n/i18n.svelte';
import type { RecordText } from '../../../review/review';
import { tilesOf } from '../review/game';

export function lines(record: RecordText): string[] {
  const levels: { tiles: number; points: number }[] = [];
  for (const { number, level } of tilesOf(record, 0, Infinity)) {
    const at = (levels[level] ??= { tiles: 0, points: 0 });
    at.tiles += 1;
    at.points += number * level;
  }
  return levels
    .map((at, level) => t('nmbr9.day.level', { level, n: at.tiles, points: at.points }))
    .slice(1)
    .reverse();
}
