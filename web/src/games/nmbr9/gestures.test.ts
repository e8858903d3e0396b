// Fingers as the board gets them: what is a drag, a tap, a look elsewhere.
import { expect, test } from 'vitest';
import { Gestures } from './gestures';

class Board {
  log: string[] = [];
  readonly gestures = new Gestures({
    take: ({ x }) => x < 100, // the tile is on the left
    tap: ({ x, y }) => this.log.push(`tap ${x},${y}`),
    drag: ({ x, y }) => this.log.push(`drag ${x},${y}`),
    drop: (back) => this.log.push(back ? 'back' : 'drop'),
    pan: (dx, dy) => this.log.push(`pan ${dx},${dy}`),
    zoom: (factor) => this.log.push(`zoom ${factor}`),
  });
  private event(type: string, x: number, y: number, id: number): PointerEvent {
    const currentTarget = { setPointerCapture() {}, getBoundingClientRect: () => ({ left: 0, top: 0 }) };
    return {
      type,
      pointerType: 'touch',
      pointerId: id,
      clientX: x,
      clientY: y,
      currentTarget,
    } as unknown as PointerEvent;
  }
  down = (x: number, y: number, id = 1): void => this.gestures.down(this.event('pointerdown', x, y, id));
  move = (x: number, y: number, id = 1): void => this.gestures.move(this.event('pointermove', x, y, id));
  up = (x: number, y: number, id = 1): void => this.gestures.up(this.event('pointerup', x, y, id));
}

test('a tile is dragged from the first pixel on', () => {
  const board = new Board();
  board.down(50, 50);
  board.move(51, 50);
  board.move(70, 50);
  board.up(70, 50);
  expect(board.log).toEqual(['drag 51,50', 'drag 70,50', 'drop']);
});

test('a finger that hardly moved is a tap, and the tile is where it was', () => {
  const board = new Board();
  board.down(50, 50);
  board.move(53, 52);
  board.up(53, 52);
  expect(board.log).toEqual(['drag 53,52', 'back', 'tap 53,52']);
});

test('back where it began is no tap after a long way', () => {
  const board = new Board();
  board.down(50, 50);
  board.move(90, 50);
  board.move(50, 50);
  board.up(50, 50);
  expect(board.log.at(-1)).toBe('drop');
});

test('beside the tile a finger moves the table, two zoom it', () => {
  const board = new Board();
  board.down(200, 50);
  board.move(203, 50); // not yet
  board.move(220, 50);
  board.down(200, 150, 2);
  expect(board.log).toEqual(['pan 17,0']);
  board.move(200, 250, 2);
  expect(board.log.slice(1)).toEqual(['pan 0,50', expect.stringMatching(/^zoom 1\.9/)]);
});

test('a second finger puts down what the first one drags', () => {
  const board = new Board();
  board.down(50, 50);
  board.move(80, 50);
  board.down(300, 300, 2);
  expect(board.log).toEqual(['drag 80,50', 'drop']);
});
