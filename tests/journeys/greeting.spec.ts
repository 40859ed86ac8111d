import type { Page } from '@playwright/test';
import { newAccount } from '../account.ts';
import { alive, expect, open, test } from '../guideTest.ts';

/** Sets the cookies of a logged-in visitor, without an account. */
async function seemLoggedIn(page: Page, nickname: string): Promise<void> {
  const cookies = { access_token: 'x.y.z', nickname: encodeURIComponent(nickname) };
  await page
    .context()
    .addCookies(
      Object.entries(cookies).map(([name, value]) => ({ name, value, domain: 'localhost', path: '/' })),
    );
}

/** How many characters of the nickname are visible in the greeting. */
function shownCharacters(page: Page, nickname: string): Promise<number> {
  return page.getByRole('banner').evaluate((banner, name) => {
    const box = [...banner.querySelectorAll('span')].find((span) => span.textContent.includes(name));
    const text = box?.firstChild;
    if (!box || !text) return 0;
    const { right, bottom } = box.getBoundingClientRect();
    let at = box.textContent.indexOf(name);
    return [...name].filter((character) => {
      const range = document.createRange();
      range.setStart(text, at);
      at += character.length;
      range.setEnd(text, at);
      const place = range.getBoundingClientRect();
      return place.right <= right + 1 && place.bottom <= bottom + 1;
    }).length;
  }, nickname);
}

test('DESIGN 6: shows ten characters of a nickname in the greeting at 320 px before truncation', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const nickname of [
    'W'.repeat(15),
    '가'.repeat(15),
    '鏡'.repeat(15),
    '🙂'.repeat(15),
    '긴 닉네임 열 글자를 봐요',
  ]) {
    await seemLoggedIn(page, nickname);
    for (const lang of ['ko', 'en', 'cn', 'ja']) {
      await open(page, `/accessibility?lang=${lang}`);
      expect(await shownCharacters(page, nickname), `${nickname} in ${lang}`).toBeGreaterThanOrEqual(10);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), lang).toBe(320);
    }
  }
});

test('DESIGN 8: shows the greeting before the scripts are loaded, and keeps it in its place', async ({
  page,
}) => {
  const { nickname } = await newAccount(page);
  const greeting = page.getByRole('button', { name: `Hi, ${nickname}` });
  for (const address of ['/?lang=en', '/list?lang=en', '/content/tour/1?lang=en', '/myplan?lang=en']) {
    const scripts = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto(address, { waitUntil: 'commit' });
    await expect(greeting).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeHidden();
    const place = await greeting.boundingBox();
    scripts.resolve();
    await alive(page);
    expect(await greeting.boundingBox(), address).toEqual(place);
    await greeting.click();
    await expect(page.getByRole('menu', { name: `Hi, ${nickname}` })).toBeVisible();
  }
});

test('DESIGN 8: shows any nickname as text', async ({ page }) => {
  await seemLoggedIn(page, '<i>$&</i>');
  await open(page, '/?lang=en');
  await expect(page.getByRole('button', { name: 'Hi, <i>$&</i>' })).toBeVisible();
});

test('DESIGN 8: shows a guest the login, with and without script', async ({ browser, baseURL }) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto('/?lang=en');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Hi, / })).toBeHidden();
    await context.close();
  }
});
