import type { Page } from '@playwright/test';
import { cn } from '../../web/messages/cn/shell.ts';
import { en } from '../../web/messages/en/shell.ts';
import { ja } from '../../web/messages/ja/shell.ts';
import { ko } from '../../web/messages/ko/shell.ts';
import { tw } from '../../web/messages/tw/shell.ts';
import { newAccount } from '../account.ts';
import { chooseLanguage, expect, open, test, waitForHydration } from '../guideTest.ts';
import { holdRequests } from '../holdRequests.ts';
import { horizontalOverflow } from '../layout.ts';

/** Sets the cookies of a logged-in visitor, without an account. */
async function seemLoggedIn(page: Page, nickname: string): Promise<void> {
  const cookies = { access_token: 'x.y.z', nickname: encodeURIComponent(nickname) };
  await page
    .context()
    .addCookies(
      Object.entries(cookies).map(([name, value]) => ({ name, value, domain: 'localhost', path: '/' })),
    );
}

/** How the nickname of the greeting is shown. */
function shownNickname(page: Page) {
  return page.getByRole('banner').evaluate((banner) => {
    const nickname = banner.querySelector('[data-nickname]')?.firstChild;
    const box = nickname?.parentElement?.parentElement;
    if (!nickname || !box) throw new Error('nobody is greeted');
    const range = document.createRange();
    range.selectNodeContents(nickname);
    const { right, bottom } = box.getBoundingClientRect();
    const isVisible = (at: number) => {
      range.setStart(nickname, at);
      range.setEnd(nickname, at + 1);
      const place = range.getBoundingClientRect();
      return place.right <= right + 1 && place.bottom <= bottom + 1;
    };
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    return { lines, shown: [...(nickname.textContent ?? '')].filter((_, at) => isVisible(at)).length };
  });
}

test('DESIGN 6, 8: shows a guest the login, and a nickname as text on one line at 320 px, cut off but for its accessible name', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const login = page.getByRole('banner').getByRole('link', { name: 'Log in' });
  const expectGreeting = async (
    nickname: string,
    lang: string,
    shell: { greeting(name: string): string },
  ) => {
    const { lines, shown } = await shownNickname(page);
    expect(lines, `${nickname} in ${lang}`).toBe(1);
    expect(shown, `${nickname} in ${lang}`).toBeGreaterThanOrEqual(Math.min(7, nickname.length));
    await expect(page.getByRole('button', { name: shell.greeting(nickname), exact: true })).toBeVisible();
    expect(await horizontalOverflow(page), lang).toBeLessThanOrEqual(0);
  };
  await open(page, '/accessibility');
  await expect(login).toBeVisible();
  await expect(page.getByRole('button', { name: /^Hi, / })).toBeHidden();
  for (const nickname of ['<i>$&</i>', '가'.repeat(15), '긴 닉네임 열 글자를 봐요', 'W'.repeat(15)]) {
    await seemLoggedIn(page, nickname);
    await open(page, '/accessibility');
    await expectGreeting(nickname, 'en', en.shell);
    await expect(login).toBeHidden();
  }
  // The last one is the widest.
  for (const [language, { shell }] of [
    ['ko', ko],
    ['cn', cn],
    ['tw', tw],
    ['ja', ja],
  ] as const) {
    await chooseLanguage(page, language);
    await expectGreeting('W'.repeat(15), language, shell);
  }
});

test('DESIGN 8: shows the greeting before the scripts are loaded, and keeps it in its place', async ({
  page,
}) => {
  const { nickname } = await newAccount(page);
  const greeting = page.getByRole('button', { name: `Hi, ${nickname}` });
  for (const address of ['/?lang=en', '/myplan?lang=en']) {
    const release = await holdRequests(page, '**/assets/*.js');
    await page.goto(address, { waitUntil: 'commit' });
    await expect(greeting).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeHidden();
    const place = await greeting.boundingBox();
    release();
    await waitForHydration(page);
    expect(await greeting.boundingBox(), address).toEqual(place);
    await greeting.click();
    await expect(page.getByRole('menu', { name: `Hi, ${nickname}` })).toBeVisible();
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('DESIGN 8: shows a guest the login', async ({ page }) => {
    await page.goto('/?lang=en');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Hi, / })).toBeHidden();
  });
});
