// The Content-Security-Policy: every other test fails when a page goes against it (house.ts); these look at the pages
// that no other test opens, and at the watch itself.
import { expect, House, test } from './house';

test('the pages of a house without a web client keep the policy and have their style', async ({ page }) => {
  const house = new House();
  house.web = '';
  await house.start();
  for (const path of ['/', '/nothing.html']) {
    await page.goto(`${house.url}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('letter-spacing', /^-/);
  }
  await house.remove();
});

test('what goes against the policy is noticed', async ({ page, house, broken }) => {
  await page.goto(house.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const attempts: Record<string, () => void> = {
    'style-src': () => {
      document.body.innerHTML += '<p style="color: red">red</p>';
    },
    'img-src': () => {
      new Image().src = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
    },
    'worker-src': () => {
      try {
        new Worker(URL.createObjectURL(new Blob([''])));
      } catch {
        /* refused at once */
      }
    },
    'script-src': () => {
      document.body.append(Object.assign(document.createElement('script'), { text: '0' }));
    },
    'form-action': () => {
      document.body.innerHTML += '<form></form>';
      document.querySelector<HTMLFormElement>('form:last-child')?.submit();
    },
  };
  for (const [directive, attempt] of Object.entries(attempts)) {
    await page.evaluate(attempt);
    await expect
      .poll(() => broken.filter((one) => one.includes(directive)).length, { message: directive })
      .toBeGreaterThan(0);
  }
  await page.close(); // each is told twice, by the browser and by the page: nothing comes after this
  broken.splice(0);
});
