import { expect, test } from 'vitest';
import { Doing } from './doing.svelte';

function held() {
  let done = (): void => {};
  let failed = (_: unknown): void => {};
  const promise = new Promise<void>((resolve, reject) => {
    done = resolve;
    failed = reject;
  });
  return { promise, done: () => done(), failed: (why: unknown) => failed(why) };
}

test('one at a time', async () => {
  const doing = new Doing();
  const first = held();
  const running = doing.run(() => first.promise);
  let begun = false;
  expect(await doing.run(async () => void (begun = true))).toBe(false);
  expect(begun).toBe(false);
  first.done();
  expect(await running).toBe(true);
  expect(doing.busy).toBe(false);
});

test('the newest one begins at once, and only its end counts', async () => {
  const doing = new Doing();
  const first = held();
  const second = held();
  const one = doing.newest(() => first.promise);
  const other = doing.newest(() => second.promise);
  first.failed({ code: 'too_late' });
  expect(await one).toBe(true);
  expect(doing.fault).toBeNull();
  expect(doing.busy).toBe(true);
  second.failed({ code: 'bad_choice' });
  expect(await other).toBe(false);
  expect(doing.fault?.code).toBe('bad_choice');
  expect(doing.busy).toBe(false);
});
