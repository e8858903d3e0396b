// Records of games between bots, made by the program itself.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { binary } from './house';

const folder = mkdtempSync(join(tmpdir(), 'cifra-records-'));

/** Some games, always the same ones. */
export function records(game: string, seats: string, count: number): string[] {
  const path = join(folder, `${game}-${seats}-${count}.jsonl`);
  execFileSync(binary, ['arena', game, '--seats', seats, '--games', `${count}`, '--seed', 'some', '--records', path]);
  return readFileSync(path, 'utf8').trim().split('\n');
}

/** A file with one record, always of the same game. `first`: the name of its first player. */
export function recordFile(game: string, seats: string, first?: string): string {
  const path = join(folder, `${game}-${seats}.json`);
  execFileSync(binary, ['arena', game, '--seats', seats, '--games', '1', '--seed', 'review', '--records', path]);
  if (first !== undefined) {
    const record = JSON.parse(readFileSync(path, 'utf8')) as { players: string[] };
    record.players[0] = first;
    writeFileSync(path, JSON.stringify(record));
  }
  return path;
}
