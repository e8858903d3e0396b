// The rules: opened by the ? of the header, the menu and the key, at home and at a table, without a server and on paper.
// The coach of a first game.
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { expect, House, test } from './house';
import { chooseByKeyboard, nextTurn, openTable, place } from './players';

const games = [
  ['the-number', 'The Number'],
  ['nmbr9', 'NMBR 9'],
] as const;

async function playNow(page: Page, url: string, game: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('region', { name: game, exact: true }).getByRole('button', { name: 'Play now' }).click();
}
const pictures = (page: Page) => page.locator('.pictures > li');

test('at home: by the header, by the key, by the card of a game, and back', async ({ page, house }) => {
  await page.goto(house.url);
  await page.getByRole('link', { name: 'How to play', exact: true }).click();
  await expect(page).toHaveURL(`${house.url}/rules`);
  await expect(page.getByRole('heading', { level: 1, name: 'The Number in six pictures' })).toBeVisible();
  await expect(pictures(page)).toHaveCount(6);
  await page.getByRole('link', { name: 'NMBR 9' }).click();
  await expect(page).toHaveURL(`${house.url}/rules/nmbr9`);
  await expect(page).toHaveTitle('NMBR 9: how to play · Cifra');
  await expect(page.getByRole('heading', { level: 1, name: 'NMBR 9 in six pictures' })).toBeVisible();
  await expect(page.getByText('Peter Wichmann', { exact: false })).toBeVisible();
  await page.goto(house.url);
  await expect(page.getByRole('region', { name: 'NMBR 9' })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page).toHaveURL(`${house.url}/rules`);
  await page.goBack();
  await page.getByRole('link', { name: 'NMBR 9: how to play' }).click();
  await expect(page).toHaveURL(`${house.url}/rules/nmbr9`);
  await page.goto(`${house.url}/rules/no-such-game`);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('a ? that is typed into a field is a sign like any other', async ({ page, house }) => {
  await page.goto(house.url);
  await page.getByRole('button', { name: 'With friends' }).first().click();
  await page.getByRole('textbox', { name: 'Your name at the table' }).fill('Ana');
  await page.keyboard.press('?');
  await expect(page.getByRole('textbox', { name: 'Your name at the table' })).toHaveValue('Ana?');
  await expect(page).toHaveURL(`${house.url}/`);
});

test('makers are named at the foot of the front page', async ({ page, house }) => {
  await page.goto(house.url);
  const foot = page.getByText('Hisashi Hayashi', { exact: false });
  for (const name of ['Repos Production', 'Peter Wichmann', 'ABACUSSPIELE', 'an independent project'])
    await expect(foot).toContainText(name);
});

test('at a table of The Number they open before the board, which keeps what was written', async ({ page, house }) => {
  await playNow(page, house.url, 'The Number');
  await expect(page.getByRole('heading', { name: 'Write a number' })).toBeVisible();
  await page.keyboard.type('84');
  const first = page.getByRole('button', { name: 'First digit: 8' });
  await expect(first).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'The Number in six pictures' });
  const ways = [
    () => page.getByRole('button', { name: 'How to play' }).click(),
    () => page.keyboard.press('?'),
    async () => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('group', { name: 'Menu' }).getByRole('button', { name: 'How to play' }).click();
    },
  ];
  for (const open of ways) {
    await open();
    await expect(dialog.locator('.pictures > li')).toHaveCount(6);
    await page.keyboard.type('7'); // not for the board behind it
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(first).toBeVisible();
  }
  await page.keyboard.type('2');
  await page.getByRole('button', { name: 'Choose 842' }).click();
  await expect(page.getByRole('heading', { name: 'The check' })).toBeVisible();
  // While the check runs, the key opens the rules and skips nothing.
  await page.keyboard.press('?');
  await expect(dialog).toBeVisible();
});

test('at a table of NMBR 9 the tile stays where it is held', async ({ page, house }) => {
  await playNow(page, house.url, 'NMBR 9');
  await place(page);
  await expect(page.getByText('Card 2 of 20.').first()).toBeVisible();
  const board = page.getByRole('application');
  await board.focus();
  for (let i = 0; i < 12; ++i) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Doesn’t fit here' })).toBeVisible();
  await page.keyboard.press('?');
  await expect(pictures(page)).toHaveCount(6);
  for (let i = 0; i < 12; ++i) await page.keyboard.press('ArrowLeft'); // for the dialog
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Doesn’t fit here' })).toBeVisible();
});

test('in the lobby too, and the seat is kept', async ({ page, house }) => {
  await openTable(page, house.url, 'The Number', 'Ana');
  await page.getByRole('button', { name: 'How to play' }).click();
  await expect(pictures(page)).toHaveCount(6);
  await page.keyboard.press('Escape');
  await expect(page.getByText('1 of 5 seats taken.')).toBeVisible();
});

test('without a server', async ({ browser }) => {
  const house = new House();
  await house.start();
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(house.url);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await house.kill();
  for (const [id, name] of games) {
    await page.goto(`${house.url}/rules/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: `${name} in six pictures` })).toBeVisible();
    await expect(pictures(page)).toHaveCount(6);
  }
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByText('Français').click();
  await expect(page.getByRole('heading', { level: 1, name: 'NMBR 9 en six images' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Deux tuiles dessous' })).toBeVisible();
  await context.close();
  await house.remove();
});

for (const [id, name] of games) {
  test(`${name}: five languages at three widths, nothing sticks out, axe finds nothing`, async ({ page, house }) => {
    await page.goto(`${house.url}/rules/${id}`);
    for (const language of ['en', 'es', 'de', 'it', 'fr']) {
      await page.evaluate((to) => localStorage.setItem('cifra.language', JSON.stringify(to)), language);
      await page.reload();
      await expect(pictures(page)).toHaveCount(6);
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const wrong = await page.evaluate(() => {
          const root = document.documentElement;
          const found = root.scrollWidth > root.clientWidth ? ['the page'] : [];
          for (const one of document.querySelectorAll<HTMLElement>('.pictures > li')) {
            const cell = one.getBoundingClientRect();
            const [picture, heading] = [one.querySelector('.picture'), one.querySelector('h2')];
            if (!picture || !heading?.textContent) found.push('an empty cell');
            for (const part of picture?.querySelectorAll('svg, span, b') ?? []) {
              const box = part.getBoundingClientRect();
              const under = heading?.getBoundingClientRect().top ?? 0;
              if (box.left < cell.left - 1 || box.right > cell.right + 1 || box.bottom > under + 1)
                found.push(`${heading?.textContent}: ${part.tagName} ${part.textContent}`);
            }
          }
          return found;
        });
        expect(wrong, `${language}, ${width} px`).toEqual([]);
      }
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
  });

  test(`${name}: on paper`, async ({ page, house }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`${house.url}/rules/${id}`);
    await expect(pictures(page)).toHaveCount(6);
    await page.evaluate(() => {
      window.print = () => void (document.title = 'printed');
    });
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page).toHaveTitle('printed');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'NMBR 9' })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'All the rules' })).toBeVisible();
    // Ink on white, although the page is dark.
    expect(await page.locator('h1').evaluate((one) => getComputedStyle(one).color)).toBe('rgb(32, 35, 42)');
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    const pages = pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
    expect(pages).toBeGreaterThan(0);
    expect(pages).toBeLessThanOrEqual(2);
  });
}

// ---- The coach
// ---------------------------------------------------------------------------------------------------------

const tip = (page: Page) => page.getByRole('region', { name: 'Tip', exact: true });

test('a first game of The Number has a coach, which is gone after it', async ({ browser, house }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await playNow(page, house.url, 'The Number');
  await expect(tip(page)).toContainText('Write three digits and choose them.');
  await expect(tip(page).locator('[aria-live=polite]')).toHaveText(/Write three digits/);
  const top = () => page.locator('.stage').evaluate((one) => one.getBoundingClientRect().top + scrollY);
  const before = await top();
  for (let turn = 0; turn < 10; ++turn) {
    if (!(await page.getByRole('heading', { name: 'You are out of digits' }).isVisible())) await chooseByKeyboard(page);
    await expect(page.getByRole('heading', { name: 'The check' })).toBeVisible();
    await expect(tip(page)).toContainText('From the highest down'); // not the result, before it is seen
    expect(await top()).toBe(before);
    await nextTurn(page);
    if (turn === 0) await expect(tip(page).getByRole('paragraph')).toHaveText(/^Your \d{3} was /);
    if (turn === 3)
      await expect(tip(page).getByRole('paragraph')).toHaveText(/^(Last turn of the round|All your digits)/);
    if (turn === 4) await expect(tip(page).getByRole('paragraph')).toHaveText(/^The round brought you/);
    if (turn < 9) expect(await top()).toBe(before);
  }
  await expect(page.getByRole('dialog', { name: /win|share the victory/ })).toBeVisible();
  await expect(tip(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page.getByText('Round 1, turn 1').first()).toBeVisible();
  await expect(tip(page)).toHaveCount(0);
  // The other game has a first time of its own.
  await playNow(page, house.url, 'NMBR 9');
  await expect(tip(page)).toContainText('Drag your first tile anywhere');
  await place(page);
  await expect(tip(page).getByRole('paragraph')).toHaveText(/^(Your \d lies on the table|A 0 scores nothing)/);
  await context.close();
});

test('who wants no coach has none any more', async ({ page, house }) => {
  await playNow(page, house.url, 'NMBR 9');
  await tip(page).getByRole('button', { name: 'No more tips' }).click();
  await expect(tip(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Place your/ })).toBeVisible();
  await expect(tip(page)).toHaveCount(0);
  await playNow(page, house.url, 'The Number');
  await expect(tip(page)).toBeVisible();
});

/** The longest line of each coach, as it may come in a game. */
const longest = (language: string): Promise<string> =>
  Promise.all(
    ['nmbr9', 'the_number'].map(async (game) => {
      const words = (await import(`../src/games/${game}/coach/words/${language}.ts`)) as {
        default: Record<string, string | Record<string, string>>;
      };
      return Object.values(words.default).flatMap((text) => (typeof text === 'string' ? [text] : Object.values(text)));
    }),
  ).then((all) => {
    const filled = all.flat().map((text) =>
      text
        .replace('{digits}', 'an 8')
        .replace('{safe}', '3, 5')
        .replace(/\{crossed\}/, '2, 4, 8')
        .replace('{points}', '36')
        .replace(/\{(number|cause)\}/g, '842')
        .replace(/\{\w+\}/g, '8'),
    );
    return filled.sort((a, b) => b.length - a.length)[0] as string;
  });

test('the longest line has room in five languages, so that nothing moves', async ({ page, house }) => {
  await playNow(page, house.url, 'NMBR 9');
  await expect(tip(page)).toBeVisible();
  for (const language of ['en', 'es', 'de', 'it', 'fr']) {
    const text = await longest(language);
    for (const [width, height] of [
      [320, 700],
      [390, 844],
      [768, 1024],
      [844, 390],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      const heights = await tip(page).evaluate((section, line) => {
        const p = section.querySelector('p') as HTMLElement;
        const kept = p.textContent;
        p.textContent = '';
        const empty = section.getBoundingClientRect().height;
        p.textContent = line;
        const full = section.getBoundingClientRect().height;
        p.textContent = kept;
        return [empty, full];
      }, text);
      expect(heights[1], `${language}, ${width} px: ${text}`).toBe(heights[0]);
    }
  }
});

test('the coach covers nothing, also on small screens', async ({ page, house }) => {
  for (const [, name] of games) {
    for (const [width, height] of [
      [320, 568],
      [390, 844],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await playNow(page, house.url, name);
      await expect(tip(page).locator('p')).not.toHaveText('');
      const covered = await page.evaluate(() => {
        const box = document.querySelector('.coach')!.getBoundingClientRect();
        return [...document.querySelectorAll<HTMLElement>('button, a, [role=application]')].flatMap((one) => {
          if (one.closest('.coach') || one.matches('.skip')) return [];
          const { left, right, top, bottom, width } = one.getBoundingClientRect();
          const meets = left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1;
          return width > 0 && meets ? [one.outerHTML.slice(0, 80)] : [];
        });
      });
      expect(covered, `${name}, ${width} px`).toEqual([]);
    }
  }
  await page.setViewportSize({ width: 844, height: 390 });
  const low = (await tip(page).boundingBox())?.height ?? 0;
  await tip(page).getByRole('button', { name: 'The whole tip' }).click();
  expect((await tip(page).boundingBox())?.height).toBeGreaterThanOrEqual(low);
});
