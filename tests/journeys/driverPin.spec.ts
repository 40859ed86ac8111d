import type { Page } from '@playwright/test';
import { dayFromToday, openDriverTourServer } from '../driverTourServer.ts';
import { expect, expectAccessible, test } from '../guideTest.ts';
import { MovableClock } from '../ownProduct.ts';

const card = (page: Page) => page.getByRole('article', { name: 'ADA LOVELACE' });
const pin = (page: Page) => page.getByLabel('비밀번호', { exact: true });
const open = (page: Page) => page.getByRole('button', { name: '열기' });

test('a driver sets a PIN, comes back the next day with it, and reads on without network', async ({
  page,
}) => {
  const clock = new MovableClock();
  const server = await openDriverTourServer(clock);
  try {
    const driver = await server.addDriver();
    for (const days of [0, 3])
      await server.assign(await server.addOrder({ tripDate: dayFromToday(days) }), driver);
    const link = await server.lastingLink(driver);

    await test.step('the first use sets the PIN, typed twice', async () => {
      await page.goto(link);
      await expect(page.getByText('이 링크를 여는 비밀번호를 정하세요.')).toBeVisible();
      await expect(card(page)).toHaveCount(0);
      await expectAccessible(page);
      await pin(page).fill('2580');
      await page.getByLabel('비밀번호 다시 입력').fill('2581');
      await page.getByRole('button', { name: '비밀번호 정하기' }).click();
      await expect(page.getByRole('alert')).toHaveText('비밀번호가 서로 다릅니다.');
      await page.getByLabel('비밀번호 다시 입력').fill('2580');
      await page.getByRole('button', { name: '비밀번호 정하기' }).click();
      await expect(card(page)).toHaveCount(2);
    });

    await test.step('the same day it opens by itself, and without network it shows what it has loaded', async () => {
      await page.reload();
      await expect(card(page)).toHaveCount(2);
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
      });
      await page.context().setOffline(true);
      await page.reload();
      await expect(card(page)).toHaveCount(2);
      await page.context().setOffline(false);
    });

    await test.step('the next day it asks for the PIN, and keeps what was reported meanwhile', async () => {
      const tomorrow = new Date(Date.now() + 24 * 3_600_000);
      clock.moveTo(tomorrow);
      await page.clock.setSystemTime(tomorrow);
      await page.reload();
      await expect(page.getByText('비밀번호를 입력하세요.')).toBeVisible();
      await expect(card(page)).toHaveCount(0);
      await pin(page).fill('1111');
      await open(page).click();
      await expect(page.getByRole('alert')).toHaveText('비밀번호가 맞지 않습니다.');
      await pin(page).fill('2580');
      await open(page).click();
      await expect(card(page)).not.toHaveCount(0);
    });

    await test.step('the desk resets a forgotten PIN', async () => {
      await server.resetPin(driver);
      await page.reload();
      await expect(page.getByText('이 링크를 여는 비밀번호를 정하세요.')).toBeVisible();
    });
  } finally {
    await server.close();
  }
});
