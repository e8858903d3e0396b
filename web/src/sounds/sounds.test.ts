// What is heard when: the rules on tables as they come, the player with a desk of its own, the synthesiser with an audio
// context that only writes down what it is asked.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TableState, Turn } from '../table/protocol';
import type { TableView } from '../table/session';
import { type Desk, Player, type Voice } from './player';
import { type Sound, soundsFor } from './rules';
import { Synth, tones } from './synth';

interface Wanted {
  table?: string;
  phase?: TableState['phase'];
  turns?: (string | null)[][]; // the choices of each
  mustAct?: boolean[];
  seat?: number | null;
  choice?: string;
  deadline?: number;
  atZero?: number[];
}
function table({ turns = [], mustAct = [true, true], seat = 0, ...more }: Wanted = {}): TableView {
  return {
    table: more.table ?? 't',
    version: 1,
    now: 0,
    here: [],
    watchers: 0,
    clockOffset: 0,
    state: {
      code: '',
      phase: more.phase ?? 'playing',
      settings: { game: 'x' },
      seats: mustAct.map((must_act, at) => ({ name: `P${at}`, must_act })),
      round: 0,
      turn: turns.length,
      ...(more.deadline === undefined ? {} : { deadline: more.deadline }),
    },
    turns: turns.map((choices, turn): Turn => ({
      round: 0,
      turn,
      version: 1,
      choices: choices.map((choice) => (choice === null ? null : { choice })),
      outcome: null,
      ...(more.atZero ? { at_zero: more.atZero } : {}),
    })),
    you: seat === null ? null : { seat, ...(more.choice === undefined ? {} : { choice: more.choice }) },
  };
}

describe('what happens is heard once', () => {
  const both = [['1', '2']];
  const waiting = table({ mustAct: [false, true], choice: '1' });
  test.each<[string, TableView | null, TableView, Sound[]]>([
    ['a table that is opened is silent', null, table(), []],
    ['another table, too', table({ table: 'u' }), table({ turns: both }), []],
    ['a choice is taken', table(), waiting, ['placed']],
    ['another one instead', waiting, table({ mustAct: [false, true], choice: '3' }), ['placed']],
    ['the same once more', waiting, waiting, []],
    ['another one has chosen', table(), table({ mustAct: [true, false] }), []],
    ['yours ends the turn', table(), table({ turns: both }), ['placed', 'resolved']],
    ['alone at a table', table({ mustAct: [true] }), table({ mustAct: [true], turns: [['1']] }), ['placed']],
    ['you have waited', waiting, table({ turns: both }), ['resolved', 'yourTurn']],
    ['the clock chose for you', table(), table({ turns: both, atZero: [0] }), ['resolved', 'yourTurn']],
    ['nothing was chosen for you', table(), table({ turns: [[null, '2']] }), ['resolved', 'yourTurn']],
    ['you are out', waiting, table({ turns: both, mustAct: [false, true] }), ['resolved']],
    ['you only watch', table({ seat: null }), table({ seat: null, turns: both }), ['resolved']],
    ['the game begins', table({ phase: 'open' }), table(), ['yourTurn']],
    ['the game begins without you', table({ phase: 'open', seat: null }), table({ seat: null }), []],
    ['the last turn', waiting, table({ phase: 'finished', turns: both }), ['over']],
    ['by your choice', table(), table({ phase: 'finished', turns: both }), ['placed', 'over']],
    ['it is over', table({ phase: 'finished', turns: both }), table({ phase: 'finished', turns: both }), []],
    ['the table is closed', table(), table({ phase: 'closed' }), []],
    ['you were away for several turns', table(), table({ turns: [...both, ...both] }), []],
    ['the device goes to another hand', table({ choice: '1' }), table({ seat: 1 }), []],
  ])('%s', (_, before, now, heard) => expect(soundsFor(before, now)).toEqual(heard));
});

class FakeDesk implements Desk {
  hidden = false;
  touched = true;
  touch: () => void = () => {};
  listening = 0;
  isHidden = () => this.hidden;
  wasTouched = () => this.touched;
  onTouch(touched: () => void): () => void {
    ++this.listening;
    this.touch = () => {
      this.touched = true;
      touched();
    };
    return () => --this.listening;
  }
}
class FakeVoice implements Voice {
  heard: Sound[] = [];
  isAwake = false;
  isClosed = false;
  wake(): void {
    this.isAwake = true;
  }
  play(sound: Sound): void {
    this.heard.push(sound);
  }
  close(): void {
    this.isClosed = true;
  }
}

describe('the player', () => {
  let desk: FakeDesk;
  let voice: FakeVoice;
  let player: Player;
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000 });
    desk = new FakeDesk();
    voice = new FakeVoice();
  });
  afterEach(() => {
    player.close();
    vi.useRealTimers();
  });
  const waiting = table({ mustAct: [false, true], choice: '1' });
  const next = table({ turns: [['1', '2']] });

  test('nothing sounds before a tap or a key', () => {
    desk.touched = false;
    player = new Player(voice, desk);
    player.greet();
    player.see(table());
    player.see(waiting);
    expect([voice.isAwake, voice.heard]).toEqual([false, []]);
    desk.touch();
    player.see(next);
    expect([voice.isAwake, voice.heard]).toEqual([true, ['resolved', 'yourTurn']]);
  });

  test('in the background only your turn is heard', () => {
    player = new Player(voice, desk);
    desk.hidden = true;
    player.see(table({ deadline: 1_005_000 }));
    player.see(waiting);
    player.see(next);
    player.see(
      table({
        phase: 'finished',
        turns: [
          ['1', '2'],
          ['1', '2'],
        ],
      }),
    );
    vi.advanceTimersByTime(10_000);
    expect(voice.heard).toEqual(['yourTurn']);
  });

  test('the last ten seconds of your own turn tick, each once', () => {
    player = new Player(voice, desk);
    player.see(table({ deadline: 1_015_000 }));
    vi.advanceTimersByTime(5000);
    expect(voice.heard).toEqual([]);
    vi.advanceTimersByTime(20_000);
    expect(voice.heard).toEqual(Array.from({ length: 10 }, () => 'tick'));
  });

  test('nor when it is others who have to choose, nor after the choice', () => {
    player = new Player(voice, desk);
    player.see(table({ mustAct: [false, true], deadline: 1_005_000 }));
    vi.advanceTimersByTime(10_000);
    expect(voice.heard).toEqual([]);
  });

  test('says that it was turned on, and is silent when it is turned off', () => {
    player = new Player(voice, desk);
    player.greet();
    expect(voice.heard).toEqual(['yourTurn']);
    player.see(table({ deadline: 1_005_000 }));
    player.close();
    expect([voice.isClosed, desk.listening]).toEqual([true, 0]);
    vi.advanceTimersByTime(10_000);
    expect(voice.heard).toEqual(['yourTurn']);
  });
});

describe('the synthesiser', () => {
  class FakeContext {
    state = 'suspended';
    currentTime = 5;
    destination = {};
    made = 0;
    started: number[] = [];
    stopped: number[] = [];
    loudest = 0;
    connected = true;
    resumed = 0;
    closed = false;
    createGain() {
      const level = (value: number) => (this.loudest = Math.max(this.loudest, value));
      return {
        gain: { setValueAtTime: level, exponentialRampToValueAtTime: level },
        connect: (to: unknown) => to,
        disconnect: () => (this.connected = false),
      };
    }
    createOscillator() {
      ++this.made;
      return {
        type: '',
        frequency: { setValueAtTime() {}, exponentialRampToValueAtTime() {} },
        connect: (to: unknown) => to,
        start: (at: number) => this.started.push(at),
        stop: (at: number) => this.stopped.push(at),
      };
    }
    async resume(): Promise<void> {
      ++this.resumed;
      this.state = 'running';
    }
    async close(): Promise<void> {
      this.closed = true;
    }
  }
  let made: FakeContext[];
  const synth = () => new Synth(() => made[made.push(new FakeContext()) - 1] as unknown as AudioContext);
  beforeEach(() => (made = []));

  test('makes no context before it is woken, and one after', () => {
    const one = synth();
    one.play('over');
    expect(made).toEqual([]);
    one.wake();
    one.wake();
    expect(made.length).toBe(1);
    expect(made[0]?.resumed).toBe(1);
  });

  test('plays every tone once, softly, and ends it', () => {
    for (const sound of Object.keys(tones) as Sound[]) {
      const one = synth();
      one.wake();
      one.play(sound, 0.5);
      const context = made.at(-1) as FakeContext;
      expect(context.made).toBe(tones[sound].length);
      expect(Math.min(...context.started)).toBeCloseTo(5.5);
      expect(context.stopped.length).toBe(context.made);
      expect(Math.max(...context.stopped)).toBeLessThan(7.6);
      expect(context.loudest).toBeLessThan(0.2);
    }
  });

  test('is silent at once and for good when it is closed', () => {
    const one = synth();
    one.wake();
    one.play('over');
    one.close();
    expect([made[0]?.connected, made[0]?.closed]).toEqual([false, true]);
    one.wake();
    one.play('over');
    expect(made.length).toBe(1);
  });

  test('a browser without Web Audio is silent', () => {
    const one = new Synth(() => {
      throw new Error('none');
    });
    one.wake();
    expect(() => one.play('tick')).not.toThrow();
  });
});
