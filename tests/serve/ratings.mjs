// What ratings_test.sh says to servers.
//   play ADDRESS OTHER     two people play six rated games, each with a server of their own (or the same)
//   check FILE            what `cifra admin ratings --json` printed after that
import { readFileSync } from 'node:fs';
import { Person } from './protocol.mjs';
import { playRated } from './rated.mjs';

const [command, ...rest] = process.argv.slice(2);
const expect = (good, what) => {
  if (!good) throw new Error(what);
};
const GAMES = 6;

if (command === 'play') {
  const people = await Promise.all([new Person(rest[0], 'Ana').arrive(), new Person(rest[1], 'Ben').arrive()]);
  const tables = await playRated(people, GAMES);
  const shown = await Promise.all(
    people.map(async (person) => (await person.post('GET', `/api/tables/${tables.at(-1)}/ratings`)).body),
  );
  expect(JSON.stringify(shown[0]) === JSON.stringify(shown[1]), 'two servers tell different ratings');
  for (const [seat, person] of people.entries()) {
    const { rating, games, change } = shown[0].seats[seat];
    expect(games === GAMES && Number.isInteger(change), `at the table: ${JSON.stringify(shown[0])}`);
    const [own] = (await person.post('GET', '/api/me')).body.ratings;
    expect(own.rating === rating && own.games === GAMES, `one's own: ${JSON.stringify(own)}`);
    person.socket.close();
  }
} else {
  const { leagues, written } = JSON.parse(readFileSync(rest[0], 'utf8'));
  const [league] = leagues;
  expect(leagues.length === 1 && league.league === 'the-number' && league.games === GAMES && !written, 'the league');
  expect(league.differences === 0, 'what is kept is not what the games come to');
  expect(
    league.raters
      .map((one) => one.name)
      .sort()
      .join() === 'Ana,Ben',
    'who is rated',
  );
  expect(
    league.raters.every((one) => one.rating === one.kept && one.games === GAMES),
    'the ratings',
  );
}
