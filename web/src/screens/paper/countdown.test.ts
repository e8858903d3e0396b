import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Countdown } from './countdown.svelte';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

test('runs down, rings once, and starts anew', () => {
  let rung = 0;
  const clock = new Countdown(() => (rung += 1));
  expect([clock.left, clock.isRunning, clock.isFresh]).toEqual([60_000, false, true]);
  clock.start();
  vi.advanceTimersByTime(20_000);
  expect([clock.left, clock.isRunning, clock.isUp]).toEqual([40_000, true, false]);
  vi.advanceTimersByTime(60_000);
  expect([clock.left, clock.isRunning, clock.isUp, rung]).toEqual([0, false, true, 1]);
  clock.restart();
  expect([clock.left, clock.isUp]).toEqual([60_000, false]);
  vi.advanceTimersByTime(60_000);
  expect(rung).toBe(2);
});

test('stands still, goes on, and can be set back', () => {
  const clock = new Countdown(() => {});
  clock.start();
  vi.advanceTimersByTime(10_000);
  clock.pause();
  vi.advanceTimersByTime(30_000);
  expect([clock.left, clock.isRunning, clock.isFresh]).toEqual([50_000, false, false]);
  clock.start();
  vi.advanceTimersByTime(10_000);
  expect(clock.left).toBe(40_000);
  clock.reset();
  expect([clock.left, clock.isFresh]).toEqual([60_000, true]);
});

test('is right after the device was asleep', () => {
  let rung = 0;
  const clock = new Countdown(() => (rung += 1));
  clock.start();
  vi.setSystemTime(1_000_000 + 3_600_000); // no tick in between
  vi.advanceTimersByTime(200);
  expect([clock.isUp, rung]).toEqual([true, 1]);
});
