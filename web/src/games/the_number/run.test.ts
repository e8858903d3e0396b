import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Run } from './run.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('goes on by itself, a moment for the backs and 700 ms a step', () => {
  const run = new Run();
  run.start(3, false);
  expect(run.step).toBe(0);
  vi.advanceTimersByTime(350);
  expect(run.step).toBe(1);
  vi.advanceTimersByTime(699);
  expect(run.step).toBe(1);
  vi.advanceTimersByTime(1);
  expect(run.step).toBe(2);
  vi.advanceTimersByTime(5000);
  expect([run.step, run.done]).toEqual([3, true]);
});
it('a skipped step gives the next one its full time', () => {
  const run = new Run();
  run.start(9, false);
  vi.advanceTimersByTime(300);
  run.skipStep();
  vi.advanceTimersByTime(600);
  expect(run.step).toBe(1);
});
it('skips all, and stays there', () => {
  const run = new Run();
  run.start(9, false);
  run.skipAll();
  vi.advanceTimersByTime(5000);
  expect([run.step, run.done]).toEqual([9, true]);
});
it('is there at once with reduced motion', () => {
  const run = new Run();
  run.start(9, true);
  expect(run.done).toBe(true);
});
