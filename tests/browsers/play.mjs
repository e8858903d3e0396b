// tools/node tests/browsers/play.mjs firefox|webkit CIFRA WEB: a whole game of each game against a bot in that browser, by
// mouse, keyboard and (where its driver has fingers) touch in turn. CIFRA is the program, WEB the folder of the built client.
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firefox, freePort, Program, sleep, until, webkit } from './drivers.mjs';
import { Player } from './player.mjs';

const [engine, cifra, web] = process.argv.slice(2);
const start = { firefox, webkit }[engine];
if (!start || !web) {
  console.error('usage: play.mjs firefox|webkit CIFRA WEB');
  process.exit(2);
}

/** Fails if it is not so. */
function must(good, what) {
  if (!good) throw new Error(what);
}

/** A turn of The Number: three digits that are left, at most two different ones, so that they last for a round. */
async function chooseNumber(player, means, turn) {
  const digits = await player.wait('digits', '[role=group][aria-label="Your digits"] button', '^\\d$');
  const number = [digits[turn % digits.length], ...Array(2).fill(digits[(3 * turn + 1) % digits.length])];
  const text = number.map(({ name }) => name).join('');
  if (means === 'keyboard') await player.type(`${text}\n`);
  else {
    for (const digit of number) await player.press(digit, means);
    await player.press((await player.wait(`${text} to choose`, 'button', `^Choose ${text}`))[0], means);
  }
  const onward = '^(Next turn|Next round|See the result)$';
  const [next] = await player.wait('the end of the check', 'button', onward);
  must((await player.text()).includes(text), `${text} is not in the check`);
  if (means === 'keyboard') await player.type('\n');
  else await player.press(next, means);
  await until('the check to be closed', async () => (await player.find('button', onward)).length === 0);
}

/** A card of NMBR 9: the first one in the middle, others where they fit; by mouse and touch some are dragged about before. */
async function placeTile(player, means, card) {
  await until(`card ${card + 1}`, async () => (await player.text()).includes(`Card ${card + 1} of 20`));
  await sleep(400); // a press that comes with the card is not taken for one that means it
  const place = () => player.wait('a place', 'button', '^Place on level');
  if (means === 'keyboard') {
    await player.type('rn'); // rotated, and at the next place
    await place();
    return player.type('\n');
  }
  if (card === 0) await player.press((await player.wait('the middle', 'button', '^Put it in the middle$'))[0], means);
  else if (card < 6) {
    await player.dragTile(means);
    await player.press(
      (await player.wait('places', '[role=group][aria-label="Where it fits"] button', 'level'))[0],
      means,
    );
  }
  await player.press((await place())[0], means);
}

const games = [
  { game: 'the-number', turns: 10, play: chooseNumber },
  { game: 'nmbr9', turns: 20, play: placeTile },
];

async function playGame(player, url, { game, turns, play }) {
  const begun = Date.now();
  await player.browser.open(url);
  const begin = `[aria-describedby="against-${game}"]`;
  await player.wait('the home page', begin, '^Play now$');
  await player.tabTo(begin);
  await player.type('\n');
  for (let turn = 0; turn < turns; ++turn) await play(player, player.means[turn % player.means.length], turn);

  // The end: everybody's points, the same on the end screen and in the words beside the board; and the engine has checked
  // every choice of the game.
  const rows = await until('the end of the game', () =>
    player.browser.run(() => {
      const rows = [...document.querySelectorAll('dialog[open] li, dialog[open] [role=listitem]')].map(
        (row) => row.innerText,
      );
      return rows.length > 0 && rows;
    }),
  );
  const standings = [...(await player.text()).matchAll(/^(\S+)( \(you\))?: (\d+) points?[.,]/gm)];
  must(rows.length === 2 && standings.length === 2, `not the points of two: ${rows.join(' | ')}`);
  for (const [, name, , points] of standings) {
    const row = rows.find((text) => text.includes(name));
    must(/(\d+)\D*$/.exec(row ?? '')?.[1] === points, `${name} has ${points} points, the end screen says: ${row}`);
  }
  await until('the check of the game', async () =>
    (await player.text()).includes('Fair game: no choice was changed after it was made.'),
  );
  const points = standings.map(([, name, , points]) => `${name} ${points}`).join(', ');
  console.log(
    `${player.browser.name}: ${game} by ${player.means.join(', ')}: ${points}; ${((Date.now() - begun) / 1000).toFixed(1)} s`,
  );
}

const folder = mkdtempSync(join(tmpdir(), 'cifra-browsers-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));

// The page as it is built, with watch.js before all else.
const site = join(folder, 'web');
await cp(web, site, { recursive: true });
await cp(join(import.meta.dirname, 'watch.js'), join(site, 'watch.js'));
const index = join(site, 'index.html');
await writeFile(index, (await readFile(index, 'utf8')).replace('<head>', '<head><script src="/watch.js"></script>'));
await rm(`${index}.br`);

const listen = `127.0.0.1:${await freePort()}`;
const url = `http://${listen}`;
const house = new Program(cifra, [
  'serve',
  '--listen',
  listen,
  '--database',
  `sqlite:${join(folder, 'cifra.db')}`,
  '--web',
  site,
]);
let browser = null;
try {
  await house.answers('the house', async () => (await fetch(`${url}/health`)).ok);
  browser = await start({ width: 1280, height: 900, folder });
  const player = new Player(browser);
  await browser.open(url);
  await browser.run(() => {
    const against = { levels: ['easy'] };
    const settings = {
      language: 'en',
      coached: ['nmbr9', 'the-number'],
      opponents: { nmbr9: against, 'the-number': against },
    };
    for (const [name, value] of Object.entries(settings)) localStorage.setItem(`cifra.${name}`, JSON.stringify(value));
  });
  for (const game of games) await playGame(player, url, game);
  const wrong = await browser.run(() => sessionStorage.getItem('wrong'));
  must(await browser.run(() => window.drawn > 0), 'nobody watched the page');
  must(wrong === null, `went wrong in the page:\n${wrong}`);
} catch (error) {
  console.error(error);
  const shown = () => `${location.href}\n${sessionStorage.getItem('wrong') ?? ''}${document.body.innerText}`;
  if (browser) console.error(await browser.run(shown).catch(() => 'the page does not answer'));
  process.exitCode = 1;
}
process.exit();
