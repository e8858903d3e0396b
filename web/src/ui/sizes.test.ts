// Measuring whenever something changes its size.
import { afterEach, expect, it, vi } from 'vitest';
import { watchSizes } from './sizes';

afterEach(() => vi.unstubAllGlobals());

it('measures at once, then in the frame after a change, and not after the end', () => {
  let changed = (): void => {};
  const frames = new Map<number, () => void>();
  const seen: unknown[] = [];
  const draw = (): void => {
    const due = [...frames.values()];
    frames.clear();
    for (const frame of due) frame();
  };
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        changed = told;
      }
      observe = (element: unknown): void => void seen.push(element);
      disconnect = (): void => void (changed = () => {});
    },
  );
  let last = 0;
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => (frames.set(++last, frame), last));
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.delete(id));

  const measure = vi.fn();
  const elements = [{}, {}] as Element[];
  const end = watchSizes(elements, measure);
  expect(seen).toEqual(elements);
  expect(measure).toHaveBeenCalledTimes(1);
  changed();
  changed();
  expect(measure).toHaveBeenCalledTimes(1); // inside of a notification it would be a loop
  draw();
  expect(measure).toHaveBeenCalledTimes(2);
  changed();
  end();
  draw();
  expect(measure).toHaveBeenCalledTimes(2);
});
