// Rated games of two people, as clients play them: each a rematch of the one before.
const SETTINGS = { game: 'the-number', clock: { kind: 'seconds', amount: 600 }, rated: true };

// A person who always writes the lowest digits that are left, or the highest; nothing else is in the way of a game's end.
async function play(person, table, seat, low) {
  const state = () => person.state[table].state;
  while (state().phase === 'playing') {
    if (!state().seats[seat].must_act) {
      const { version } = person.state[table];
      await person.until(() => person.state[table].version !== version, 'the others');
      continue;
    }
    const { round, turn } = state();
    const digits = [...state().game.available[seat]];
    const choice = (low ? digits[0] : digits.at(-1)).repeat(3);
    const answer = await person.say({ type: 'choose', table, round, turn, choice });
    if (answer.type === 'error' && !['too_late', 'not_now'].includes(answer.code)) throw new Error(answer.message);
    await person.until(
      () => !state().seats[seat].must_act || state().turn !== turn || state().round !== round,
      'a turn',
    );
  }
}

// Returns the tables, the last one last. `between` runs in the middle of every game.
export async function playRated([ana, ben], games, between = async () => {}) {
  const opened = (await ana.post('POST', '/api/tables', { settings: SETTINGS })).body;
  const tables = [opened.table];
  for (let game = 0; game < games; game += 1) {
    const table = tables.at(-1);
    for (const person of [ana, ben]) {
      await person.must({ type: 'watch', table });
      await person.must({ type: 'sit', table });
      await person.until(() => person.state[table], 'the table');
    }
    await ana.must({ type: 'start', table });
    for (const person of [ana, ben]) await person.until(() => person.state[table].state.phase !== 'open', 'the start');
    await between(game);
    await Promise.all([play(ana, table, 0, false), play(ben, table, 1, true)]);
    if (game + 1 === games) return tables;
    await ana.must({ type: 'rematch', table });
    await ana.until(() => ana.state[table].state.rematch, 'the next table');
    tables.push(ana.state[table].state.rematch);
  }
  return tables;
}
