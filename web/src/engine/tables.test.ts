// Whole games on the device, by the methods of a table.
import { describe, expect, it } from 'vitest';
import type { Settings, TableMessage } from '../table/protocol';
import type { Engine } from './api';
import { nodeEngine } from './node';

const you = { player: 'p', name: 'Ana' };
let salts = 0;
const salt = () => (++salts).toString(16).padStart(64, '0');

/** A table, and the log that the page would keep. */
class Game {
  readonly log: string[] = [];
  now = 1_763_251_200_000;

  constructor(
    readonly engine: Engine,
    readonly thinker: Engine,
    readonly table: string,
  ) {}

  keep<T extends { events: string[] }>(answer: T): T {
    this.log.push(...answer.events);
    return answer;
  }
  async begin(settings: Settings, bots: number) {
    const names = Array.from({ length: bots }, (_, i) => ({ name: `Bot ${i + 1}`, level: i % 2 ? 'random' : 'easy' }));
    this.keep(
      await this.engine.call('table.begin', {
        table: this.table,
        settings,
        you,
        bots: names,
        seed: 's',
        salt: salt(),
        now: this.now,
      }),
    );
  }
  message = (player = you.player, version = 0) =>
    this.engine.call('table.message', { table: this.table, player, version, now: this.now });

  async think(seat: number, level: string): Promise<string> {
    await this.thinker.call('table.load', { table: this.table, log: this.log });
    return (await this.thinker.call('table.think', { table: this.table, seat, level, random: salt() })).choice;
  }
  async playOn(at: TableMessage) {
    const { round = 0, turn = 0, seats } = at.state;
    if (seats[0]!.must_act) {
      const command = { type: 'choose' as const, round, turn, choice: await this.think(0, 'easy') };
      this.keep(
        await this.engine.call('table.command', {
          table: this.table,
          player: you.player,
          command,
          salt: salt(),
          now: this.now,
        }),
      );
    }
    for (const { seat, level } of await this.engine.call('table.waiting', { table: this.table })) {
      const choice = await this.think(seat, level);
      this.keep(
        await this.engine.call('table.bot', {
          table: this.table,
          seat,
          round,
          turn,
          choice,
          salt: salt(),
          now: this.now,
        }),
      );
    }
  }
}

const engine = await nodeEngine();
const thinker = await nodeEngine();

describe('levels that play with a file', async () => {
  const levels = (await engine.call('games', null)).flatMap(({ game, bots }) => bots.map((level) => ({ game, level })));
  it.each(levels.filter(({ level }) => level !== 'random' && level !== 'easy'))(
    '$game, $level: choose, and the file is fetched for it',
    async ({ game, level }) => {
      const table = `${game}-${level}`;
      const played = new Game(engine, await nodeEngine(), table);
      await played.begin({ game }, 1);
      expect(await played.think(0, level)).toMatch(/^[-\d,]+$/);
      await engine.call('table.forget', { table });
    },
  );
});

describe.each<[string, number]>([
  ['the-number', 4],
  ['nmbr9', 3],
  ['nmbr9', 0],
])('a game of %s with %i bots', (game, bots) => {
  it('is played to its end, comes back from its log, and its record is valid', async () => {
    const table = `${game}-${bots}`;
    const played = new Game(engine, thinker, table);
    await played.begin({ game }, bots);
    let at = await played.message();
    expect(at).toMatchObject({ type: 'table', table, here: [0], watchers: 0, you: { seat: 0 }, turns: [] });
    for (; at.state.phase === 'playing'; at = await played.message()) await played.playOn(at);
    expect(at.state.phase).toBe('finished');
    expect(at.turns).toHaveLength(game === 'nmbr9' ? 20 : 10);
    expect(at.state.winners!.length).toBeGreaterThan(0);

    const record = await engine.call('table.record', { table });
    expect(await engine.call('referee', { record: JSON.stringify(record) })).toMatchObject({
      valid: true,
      remarks: [],
    });
    const opened = at.turns[0]!.choices[0]!;
    expect(await engine.call('sha256', { text: `${opened.salt}:${table}:0:0:0:${opened.choice}` })).toBe(opened.sha256);

    const other = await nodeEngine();
    await other.call('table.load', { table, log: played.log });
    expect(await other.call('table.message', { table, player: 'p', version: 0, now: played.now })).toEqual(at);
    await engine.call('table.forget', { table });
    await expect(engine.call('table.message', { table, player: 'p', version: 0, now: 0 })).rejects.toMatchObject({
      code: 'no_such_table',
    });
  });
});

describe('a table', () => {
  it('brings only what is new, and no secrets', async () => {
    const game = new Game(engine, thinker, 'new');
    await game.begin({ game: 'the-number' }, 2);
    await game.playOn(await game.message());
    const at = await game.message();
    expect(at.turns).toHaveLength(1);
    expect((await game.message('p', at.version)).turns).toEqual([]);
    const command = { type: 'choose' as const, round: 0, turn: 1, choice: await game.think(0, 'easy') };
    await engine.call('table.command', { table: 'new', player: 'p', command, salt: salt(), now: game.now });
    expect((await game.message()).you).toEqual({ seat: 0, choice: command.choice });
    const seen = await game.message('');
    expect(seen.you).toBeNull();
    expect(Object.keys(seen.state.seats[0]!)).toEqual(['name', 'must_act', 'sha256']);
    expect(seen.turns).toEqual(at.turns);
  });

  it('keeps its clock', async () => {
    const game = new Game(engine, thinker, 'clock');
    await game.begin({ game: 'nmbr9', clock: { kind: 'seconds', amount: 30 } }, 1);
    const tick = () => engine.call('table.tick', { table: 'clock', salts: [salt(), salt()], now: game.now });
    expect(await tick()).toEqual({ events: [], deadline: game.now + 30_000 });
    game.now += 30_000;
    expect((await tick()).events).toHaveLength(2);
    expect((await game.message()).state.round).toBe(1);
  });

  it('refuses with a fault and stays as it was', async () => {
    const game = new Game(engine, thinker, 'wrong');
    await game.begin({ game: 'the-number' }, 1);
    const before = await game.message();
    const choose = (choice: string) =>
      engine.call('table.command', {
        table: 'wrong',
        player: 'p',
        command: { type: 'choose', round: 0, turn: 0, choice },
        salt: salt(),
        now: 0,
      });
    await expect(choose('12')).rejects.toMatchObject({ code: 'bad_choice' });
    await expect(
      engine.call('table.begin', {
        table: 'wrong',
        settings: { game: 'nmbr9' },
        you,
        bots: [],
        seed: '',
        salt: salt(),
        now: 0,
      }),
    ).rejects.toMatchObject({ code: 'already_open' });
    await expect(engine.call('table.load', { table: 'wrong', log: ['{}'] })).rejects.toMatchObject({
      code: 'bad_event',
      at: 'log[0]',
    });
    expect(await game.message()).toEqual(before);
  });
});
