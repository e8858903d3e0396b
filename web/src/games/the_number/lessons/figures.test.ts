// The figures in the lessons, as the engine computes them.
import { expect, test } from 'vitest';
import { nodeEngine } from '../../../engine/node';
import type { NumberMap } from '../engine';
import { lessons } from './lessons';
import type { Choose } from './steps';

const engine = await nodeEngine();
const known = new Map<string, Promise<NumberMap>>();

/** A turn in which all have all digits; or with `alone` the first one has the 9 and the other has not. */
function mapOf(players: number, turn: number, alone = false): Promise<NumberMap> {
  const name = `${players} ${turn} ${alone}`;
  const seats = Array.from({ length: players }, (_, seat) => `P${seat}`);
  const before = Array.from({ length: turn }, (_, at) =>
    seats.map((__, seat) => (alone && at === 0 && seat === 1 ? '999' : null)),
  );
  const record = JSON.stringify({ game: 'the-number', players: seats, rounds: [[...before, seats.map(() => '777')]] });
  const asked = known.get(name) ?? engine.call('the-number.map', { record, round: 0, turn, seat: 0 });
  known.set(name, asked);
  return asked;
}

const figures = lessons.flatMap(({ id, steps }) =>
  steps.flatMap((step) =>
    step.kind === 'choose' ? step.options.map((option) => ({ id, ...option, what: step.what as Choose['what'] })) : [],
  ),
);

test('there are figures to compare', () => {
  expect(figures.length).toBeGreaterThan(14);
});

test.each(figures)('$id: $what of $number, $players players, turn $turn', { timeout: 60_000 }, async (figure) => {
  const { number, players, turn, what } = figure;
  const map = await mapOf(players, turn, what === 'worth');
  const at = map.numbers.indexOf(number);
  if (what === 'worth') expect(Math.max(...map.values)).toBeCloseTo(figure.figure, 0);
  else if (what === 'approved') expect(Math.abs(map.approved[at]! - figure.figure)).toBeLessThan(0.006);
  else expect(Math.abs(map.values[at]! - figure.figure)).toBeLessThan(0.06);
});
