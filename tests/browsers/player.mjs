// Somebody at the page, in any of the browsers: finds things by what the page says, and has a mouse, a keyboard and a finger.
import { sleep, until } from './drivers.mjs';

const keys = { '\n': '\uE007', '\t': '\uE004' };

/** In the page: what can be seen and pressed, with its name and its middle. */
function pressable(selector, pattern) {
  const found = [];
  for (const element of document.querySelectorAll(selector)) {
    const name = (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim();
    if (!new RegExp(pattern).test(name) || element.disabled || element.getAttribute('aria-disabled') === 'true')
      continue;
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    const there = document.elementFromPoint(x, y);
    if (width > 0 && there !== null && (element.contains(there) || there.contains(element))) found.push({ name, x, y });
  }
  return found;
}

/** In the page: where the tile in hand is drawn, and how large a square is. */
function corner() {
  const { left, top } = document.querySelector('.held .face').getBoundingClientRect();
  return { x: left, y: top, square: parseFloat(getComputedStyle(document.querySelector('.ground')).backgroundSize) };
}

/** In the page: a point of the tile in hand from which it can be dragged that far, away from the edges of the board, where
 *  the table would move along. */
function gripFor(ways) {
  const path = document.querySelector('.held .face');
  const board = document.querySelector('.ground').getBoundingClientRect();
  const { left, right, top, bottom } = path.getBoundingClientRect();
  const onPath = path.getScreenCTM().inverse();
  for (const way of ways) {
    for (let y = Math.ceil(top) + 8; y < bottom; y += 6) {
      for (let x = Math.ceil(left) + 8; x < right; x += 6) {
        const [endX, endY] = [x + way.x, y + way.y];
        const edge = Math.min(endX - board.left, board.right - endX, endY - board.top, board.bottom - endY);
        const isFree =
          document.elementFromPoint(x, y)?.closest('.ground') &&
          document.elementFromPoint(endX, endY)?.closest('.ground');
        if (edge > 30 && isFree && path.isPointInFill(new DOMPoint(x, y).matrixTransform(onPath))) return { x, y, way };
      }
    }
  }
  return null;
}

export class Player {
  constructor(browser) {
    this.browser = browser;
    this.means = browser.touches ? ['mouse', 'keyboard', 'touch'] : ['mouse', 'keyboard'];
  }

  text() {
    return this.browser.run(() => document.body.innerText);
  }
  find(selector, pattern) {
    return this.browser.run(pressable, selector, pattern);
  }
  /** All that are found, as soon as there is one. */
  wait(what, selector, pattern) {
    return until(what, async () => {
      const found = await this.find(selector, pattern);
      return found.length > 0 && found;
    });
  }

  pointer(pointerType, actions) {
    return this.browser.perform([{ type: 'pointer', id: pointerType, parameters: { pointerType }, actions }]);
  }
  async down(pointerType, { x, y }) {
    await this.pointer(pointerType, [
      { type: 'pointerMove', x, y, duration: 0 },
      { type: 'pointerDown', button: 0 },
    ]);
    const by = await this.browser.run(() => window.pressedBy);
    if (by !== pointerType) throw new Error(`the page was pressed by ${by}, not by ${pointerType}`);
  }
  up(pointerType) {
    return this.pointer(pointerType, [{ type: 'pointerUp', button: 0 }]);
  }
  async press(at, pointerType) {
    await this.down(pointerType, at);
    await this.up(pointerType);
  }

  async type(text) {
    for (const key of text) {
      const value = keys[key] ?? key;
      await this.browser.perform([
        {
          type: 'key',
          id: 'keys',
          actions: [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ],
        },
      ]);
    }
  }
  async tabTo(selector) {
    for (let presses = 0; presses < 80; ++presses) {
      if (await this.browser.run((one) => document.activeElement.matches(one), selector)) return;
      await this.type('\t');
    }
    throw new Error(`the Tab key does not get to ${selector}`);
  }

  /** Until the page was drawn that many times. */
  async frames(count) {
    const drawn = () => this.browser.run(() => window.drawn);
    const end = (await drawn()) + count;
    await until('the page to be drawn', async () => (await drawn()) >= end);
  }
  /** Until the tile in hand does not move, be the machine ever so slow. */
  async rest() {
    let before = '';
    await until('the tile to lie still', async () => {
      const last = before;
      before = JSON.stringify(await this.browser.run(corner));
      await sleep(250);
      await this.frames(3);
      return before === last;
    });
  }

  /** Drags the tile in hand and drops it. It moves by exactly what the pointer does; above another level it is drawn a little
   *  higher or lower. */
  async dragTile(pointerType) {
    await this.rest();
    const ways = [-1, 1].flatMap((x) => [-1, 1].map((y) => ({ x: 60 * x, y: 44 * y })));
    const grip = await until('room to drag', () => this.browser.run(gripFor, ways));
    const from = await this.browser.run(corner);
    await this.down(pointerType, grip);
    for (const part of [0.25, 0.5, 0.75, 1]) {
      const [dx, dy] = [part * grip.way.x, part * grip.way.y];
      await this.pointer(pointerType, [{ type: 'pointerMove', x: grip.x + dx, y: grip.y + dy, duration: 20 }]);
      await this.frames(2);
      const to = await this.browser.run(corner);
      const [x, y] = [to.x - from.x, to.y - from.y];
      if (Math.abs(x - dx) > 1 || Math.abs(y - dy) > 0.25 * from.square)
        throw new Error(`dragged by ${dx}, ${dy}, the tile moved by ${x}, ${y}`);
    }
    await this.up(pointerType);
    await this.rest();
  }
}
