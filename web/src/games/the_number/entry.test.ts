import { describe, expect, it } from 'vitest';
import { blank, entryOf, erase, isBlank, move, press, written } from './entry';

const type = (...digits: number[]) => digits.reduce(press, blank);

describe('the tablet', () => {
  it('is a number once all three boxes are filled', () => {
    expect(written(type(7, 4))).toBeNull();
    expect(written(type(7, 4, 2))).toBe('742');
    expect(written(type(0, 0, 7))).toBe('007');
  });
  it('leaves a full tablet as it is', () => {
    expect(written(type(7, 4, 2, 9))).toBe('742');
  });
  it('erases from the right', () => {
    expect(erase(type(7, 4, 2))).toEqual({ boxes: [7, 4, null], at: 2 });
    expect(erase(erase(type(7, 4, 2)))).toEqual({ boxes: [7, null, null], at: 1 });
    expect(erase(blank)).toEqual(blank);
  });
  it('writes over the box the pen was put to, then goes to the next empty one', () => {
    expect(written(press(move(type(7, 4, 2), 1), 9))).toBe('792');
    expect(press(move(type(7), 2), 5)).toEqual({ boxes: [7, null, 5], at: 1 });
  });
  it('erases the box the pen was put to', () => {
    expect(erase(move(type(7, 4, 2), 0))).toEqual({ boxes: [null, 4, 2], at: 0 });
  });
  it('keeps the pen on the tablet', () => {
    expect(move(blank, -1).at).toBe(0);
    expect(move(blank, 9).at).toBe(3);
  });
  it('takes up a number that was chosen', () => {
    expect(written(entryOf('007'))).toBe('007');
    expect(isBlank(entryOf(''))).toBe(true);
    expect(isBlank(type(0))).toBe(false);
  });
});
