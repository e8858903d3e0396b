// Groups on the real server: a host with a projector and two phones in step, one of them with real tiles; and at their
// own pace.
import { joinGroup, playOn } from './days';
import { expectAccessible } from './axe';
import { expect, test } from './house';
import { place } from './players';

const coached = () => localStorage.setItem('cifra.coached', '["nmbr9","the-number"]');

test('in step: the host turns the cards, a phone and real tiles follow', async ({ page, house, browser }) => {
  await page.goto(house.url);
  await page.getByRole('link', { name: 'Group or class' }).click();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Host');
  await expectAccessible(page);
  await page.getByRole('region', { name: 'In step' }).getByRole('button', { name: 'Open the group' }).click();
  await expect(page).toHaveURL(/\/g\/[A-Z0-9]{6}$/);
  const link = page.url();
  const [phone, tiles, screen] = await Promise.all([1, 2, 3].map(async () => (await browser.newContext()).newPage()));
  if (!phone || !tiles || !screen) throw new Error('no pages');
  await phone.addInitScript(coached);
  await screen.goto(`${link}/screen`);
  await expect(screen.getByText('Nobody has joined yet.')).toBeVisible();
  const join = async (who: typeof phone, name: string, how: string) => {
    await who.goto(link);
    await who.getByRole('textbox', { name: 'Your name' }).fill(name);
    await who.getByRole('button', { name: how }).click();
  };
  await join(phone, 'Ana', 'Place on this device');
  await expect(phone.getByText('The first card comes', { exact: false })).toBeVisible();
  await join(tiles, 'Ben', 'Play with real tiles');
  await expect(screen.getByText('Ben')).toBeVisible();
  // A class of thirty: the others come without a browser, fourteen with a phone and thirteen with real tiles.
  await joinGroup(
    browser,
    link,
    [...Array(27).keys()].map((i) => `Pupil ${i + 1}`),
  );
  await expect(screen.getByText('Pupil 27')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Turn card 1' }).click();
  await expect(phone).toHaveURL(/\/g\/[A-Z0-9]{6}\/[a-z2-7]{15}$/); // by itself
  await place(phone);
  await expect(phone.getByText('Placed. The next card comes', { exact: false })).toBeVisible();
  await expect(screen.getByText('placed by 1 of 15')).toBeVisible();
  const card = await screen.getByRole('img', { name: 'Now card' }).getAttribute('aria-label');
  await expect(tiles.getByRole('img', { name: card ?? '' })).toBeVisible();
  await expectAccessible(screen);
  await page.getByRole('button', { name: 'Turn card 2' }).click();
  await expect(phone.getByText('Placed. The next card comes', { exact: false })).toHaveCount(0);
  await phone.reload();
  await place(phone);

  // The rest by requests, as another device of the host and of Ana would.
  const api = link.replace('/g/', '/api/groups/');
  for (let card = 3; card <= 20; ++card)
    expect((await page.request.post(`${api}/turn`, { data: { turned: card } })).ok()).toBe(true);
  await playOn(phone, phone.url());
  await tiles.getByRole('spinbutton', { name: 'Your score' }).fill('61');
  await tiles.getByRole('button', { name: 'Hand in' }).click();
  const results = page.getByRole('region', { name: 'The group' });
  await expect(results.getByText('counted by hand')).toHaveCount(14);
  await results.getByRole('button', { name: /Ana/ }).click();
  await expect(page.getByRole('heading', { name: 'Layout of Ana' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'End the group' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End the group' }).click();
  await expect(screen.getByText('This group has ended.')).toBeVisible();
});

test('the card turner opens a group that phones follow', async ({ page, house }) => {
  await page.goto(`${house.url}/paper/cards`);
  const follow = page.getByRole('form', { name: 'Everybody’s phone follows' });
  await follow.getByRole('textbox', { name: 'Your name' }).fill('Ana');
  await follow.getByRole('button', { name: 'Open the group' }).click();
  await expect(page).toHaveURL(/\/g\/[A-Z0-9]{6}$/);
  await expect(page.getByRole('img', { name: 'The link as a QR code' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'The group' }).getByText('counted by hand')).toBeVisible();
  await page.getByRole('button', { name: 'Turn card 1' }).click();
  await expect(page.getByRole('img', { name: 'Now card' })).toBeVisible();
});

test('at their own pace: the code leads to the group, and layouts come after one’s own end', async ({
  page,
  house,
  browser,
}) => {
  await page.addInitScript(coached);
  await page.goto(`${house.url}/groups`);
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ana');
  await page.getByRole('region', { name: 'At your own pace' }).getByRole('button', { name: 'Open the group' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page).toHaveURL(/\/g\/[A-Z0-9]{6}\/[a-z2-7]{15}$/);
  await place(page);
  await playOn(page, page.url());
  await page.getByRole('dialog').getByRole('link', { name: 'See the group' }).click();
  const code = page.url().split('/').at(-1) ?? '';
  const other = await (await browser.newContext()).newPage();
  await other.goto(house.url);
  await other.getByRole('textbox', { name: /code/i }).fill(code);
  await other.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(other).toHaveURL(/\/g\//);
  await expect(other.getByText('You see the layouts when your own game is over.')).toBeVisible();
  await expect(other.getByRole('button', { name: /Ana/ })).toHaveCount(0);
  await page.getByRole('button', { name: /Ana/ }).click();
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(page).toHaveURL(/\/review#g=/);
});
