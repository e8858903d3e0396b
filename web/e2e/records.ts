// Records of games between bots, made by the program itself.
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { binary } from './house';

const folder = mkdtempSync(join(tmpdir(), 'cifra-records-'));

/** A file with one record, always of the same game. */
export function recordFile(game: string, seats: string): string {
  const path = join(folder, `${game}-${seats}.json`);
  execFileSync(binary, ['arena', game, '--seats', seats, '--games', '1', '--seed', 'review', '--records', path]);
  return path;
}
