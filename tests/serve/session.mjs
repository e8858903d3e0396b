// One session in which everything happens that docs/protocol.md tells of: all commands, both games, people who leave and
// are stood in for, a missed turn, a rematch, a closed table, a store that is away for a while.
import { Person } from './protocol.mjs';

export async function session(address) {
  const [ana, ben, cleo, nobody] = await Promise.all(
    ['Ana', 'Ben', 'Cleo', ''].map((name) => new Person(address, name).arrive()),
  );
  const all = [ana, ben, cleo, nobody];
  const obeyed = new Set();
  const must = async (person, message) => {
    await person.must(message);
    obeyed.add(message.type);
  };

  const open = async (settings) => {
    const opened = (await ana.post('POST', '/api/tables', { settings })).body;
    for (const person of all) await must(person, { type: 'watch', table: opened.table });
    return opened;
  };
  // Somebody's newest state of a table, once it is as it should be.
  const see = async (person, table, condition, what) => {
    await person.until(() => person.state[table] && condition(person.state[table].state, person.state[table]), what);
    return person.state[table].state;
  };
  const number = (digits, i) => digits[i % digits.length].repeat(3);

  // The Number with a bot, from the first seat to the rematch.
  const opened = await open({ game: 'the-number' });
  const { table } = opened;
  await must(ana, {
    type: 'configure',
    table,
    settings: { game: 'the-number', clock: { kind: 'seconds', amount: 600 }, public: true },
  });
  await must(ben, { type: 'sit', table });
  await must(cleo, { type: 'sit', table, name: 'C' });
  for (const name of ['Bot 1', 'Bot 2']) await must(ana, { type: 'seat_bot', table, level: 'easy', name });
  await must(ana, { type: 'remove', table, name: 'Bot 2' });
  await must(ana, { type: 'start', table });
  await see(ana, table, (state) => state.phase === 'playing', 'the game');
  await must(ana, { type: 'choose', table, round: 0, turn: 0, choice: '761' });
  await must(ana, { type: 'hurry', table, round: 0, turn: 0 });
  await must(ben, { type: 'sign', table, sign: 'hello' });
  await nobody.until(() => nobody.heard.some((m) => m.type === 'sign' && m.seat === 1 && m.sign === 'hello'), 'a sign');
  await must(cleo, { type: 'leave', table });
  await must(ana, { type: 'stand_in', table, seat: 2 });
  await see(nobody, table, (state) => state.seats[2].wishes?.length === 1, 'a wish');
  await must(ben, { type: 'stand_in', table, seat: 2 });
  await see(nobody, table, (state) => state.seats[2].stand_in, 'a stand-in');
  await must(cleo, { type: 'come_back', table });
  await see(nobody, table, (state) => !state.seats[2].stand_in && !state.seats[2].left, 'somebody back');
  const seated = [ana, ben, cleo];
  let refused = false;
  for (;;) {
    const { phase, round, turn, seats, game } = await see(nobody, table, () => true, 'anything');
    if (phase === 'finished') break;
    for (const [seat, person] of seated.entries()) {
      if (!seats[seat].must_act) continue;
      const crossed = [...'0123456789'].find((digit) => !game.available[seat].includes(digit));
      if (crossed && !refused) {
        const answer = await person.say({ type: 'choose', table, round, turn, choice: crossed.repeat(3) });
        refused = answer.code === 'unavailable_digit';
      }
      await person.say({ type: 'choose', table, round, turn, choice: number(game.available[seat], seat) });
    }
    await see(
      nobody,
      table,
      (state) => state.phase !== 'playing' || state.turn !== turn || state.round !== round,
      'the next turn',
    );
  }
  if (!refused) throw new Error('nobody was refused');
  await must(ana, { type: 'rematch', table });
  await see(nobody, table, (state) => state.rematch, 'the rematch');

  // NMBR 9 with a clock: the house places. The Number with a clock: somebody misses a turn.
  const nine = await open({ game: 'nmbr9', options: { variant: 'U-9-2-2' }, clock: { kind: 'seconds', amount: 1 } });
  await must(ana, { type: 'start', table: nine.table });
  const late = await open({ game: 'the-number', options: { rounds: 1 }, clock: { kind: 'seconds', amount: 1 } });
  await must(ben, { type: 'sit', table: late.table });
  await must(ana, { type: 'start', table: late.table });
  await must(ana, { type: 'choose', table: late.table, round: 0, turn: 0, choice: '007' });
  const missed = () =>
    nobody.heard.some((m) => m.table === late.table && m.turns?.some((turn) => turn.choices[1] === null));
  await nobody.until(missed, 'a missed turn');
  await see(nobody, nine.table, (state) => state.phase === 'finished', 'the end of NMBR 9');

  // A table that everybody leaves.
  const empty = await open({ game: 'nmbr9' });
  await must(ana, { type: 'leave', table: empty.table });
  await see(nobody, empty.table, (state) => state.phase === 'closed', 'a closed table');
  await must(nobody, { type: 'unwatch', table: empty.table });
  await ana.say({ type: 'ping' });
  return { all, ana, ben, opened, obeyed };
}

// Keeps the file of the store locked for a while: the house says so, and answers when it is free again.
export async function lockStore(file, person) {
  const { DatabaseSync } = await import('node:sqlite');
  const database = new DatabaseSync(file);
  const { table } = (await person.post('POST', '/api/tables', { settings: { game: 'nmbr9' } })).body;
  database.exec('BEGIN IMMEDIATE');
  const answer = person.say({ type: 'leave', table });
  await person.until(
    () => person.heard.some((m) => m.type === 'house' && m.store !== 'ok'),
    'a store that is away',
    20000,
  );
  database.exec('ROLLBACK');
  database.close();
  if ((await answer).type !== 'done') throw new Error('what waited for the store was not done');
  await person.until(() => person.heard.some((m) => m.type === 'house' && m.store === 'ok'), 'a store that is back');
}
