// The end of a game, as it is shown and as the record has it.
import { expect, type Page } from '@playwright/test';
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { binary } from './house';

/** The points of everybody in the standings. */
export async function standings(page: Page, names: string[]): Promise<Record<string, number>> {
  const end = page.getByRole('dialog', { name: /win|share the victory/ });
  await expect(end).toBeVisible({ timeout: 30_000 });
  const rows = await end.getByRole('listitem').allInnerTexts();
  const points: Record<string, number> = {};
  for (const name of names) {
    const row = rows.find((text) => text.includes(name));
    points[name] = Number(/(\d+)\D*$/.exec(row ?? '')?.[1]);
  }
  return points;
}

/** The record that can be downloaded is one the referee accepts, with the same points. */
export async function checkRecord(page: Page, game: string, points: Record<string, number>): Promise<void> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /game file/ }).click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  const record = JSON.parse(text) as { game: string; players: string[]; fair?: unknown };
  expect(record.game).toBe(game);
  expect(record.fair).toBeTruthy();
  const verdict = await new Promise<string>((done, fail) => {
    const referee = execFile(binary, ['referee', '-'], (error, out) => (error ? fail(error) : done(out)));
    referee.stdin?.end(text);
  });
  const { valid, scores, final } = JSON.parse(verdict) as { valid: boolean; scores?: number[]; final?: number[] };
  expect(valid).toBe(true);
  expect(record.players.map((name, seat) => [name, (scores ?? final)?.[seat]])).toEqual(Object.entries(points));
}
