import type { Page } from '@playwright/test';
import { newAccount } from '../account.ts';
import { expect, expectAccessible, open, test } from '../guideTest.ts';
import { changeRecord } from '../offlineGuide.ts';
import { choose, openTripPlan, saveButton } from '../tripPlanScreen.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Solbada without a connection' });
const button = (page: Page, name: string) => section(page).getByRole('button', { name, exact: true });
const keepButton = (page: Page) => button(page, 'Save for offline');
const keptStatus = (page: Page) => section(page).getByText(/^Saved for offline on \d+ \w+, \d{3} KB$/);

/** Scrolls to the section, whose controls load then. */
async function openSection(page: Page, address: string): Promise<void> {
  await open(page, address);
  await section(page).scrollIntoViewIfNeeded();
}

/** Axe on the section alone: the sweep checks the rest of the page. */
const expectSectionAccessible = (page: Page) => expectAccessible(page, 'main section:last-of-type');

test.describe('Keeping the guide for offline', () => {
  test('says the size before, goes on after a cancel and a failure, renews and completes it, and asks before it removes what cannot be fetched again', async ({
    page,
    context,
  }) => {
    await newAccount(page);
    const other = await context.newPage();
    await openSection(other, '/support?lang=en');
    await expect(keepButton(other)).toBeVisible();

    await open(page, '/support?lang=en');
    const panel = page.locator('main section').last();
    const height = (await panel.boundingBox())?.height;
    await section(page).scrollIntoViewIfNeeded();
    const about = section(page).getByText(/^About \d{3} KB$/);
    await test.step('says the size, and moves nothing when the controls load', async () => {
      await expect(about).toBeVisible();
      expect((await panel.boundingBox())?.height).toBe(height);
      await expectSectionAccessible(page);
    });

    await test.step('goes on after a cancel', async () => {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await context.route('**/pocket-guide/parts/texts-*', async (route) => {
        await released;
        await route.continue().catch(() => undefined);
      });
      const size = Number(/\d+/.exec(await about.innerText())?.[0]);
      await keepButton(page).click();
      await expect(section(page).getByRole('status')).toHaveText('Saving the guide on this device…');
      const progress = section(page).getByRole('progressbar');
      // At 1 KB, which may be 600 bytes, the rounded size of the rest may be the same.
      await expect(section(page).getByText(new RegExp(`^([2-9]|[1-9]\\d+) of ${size} KB$`))).toBeVisible();
      await expect(progress).toHaveAccessibleName('Saving the guide on this device…');
      await expectSectionAccessible(page);
      await button(page, 'Cancel').click();
      await expect(keepButton(page)).toBeVisible();
      await expect(about).not.toHaveText(`About ${size} KB`);
      expect(Number(/\d+/.exec(await about.innerText())?.[0])).toBeLessThan(size);
      release();
      await context.unroute('**/pocket-guide/parts/texts-*');
    });

    await test.step('keeps what has arrived when the network is lost, and shows in another tab what is kept then', async () => {
      await context.route('**/pocket-guide/parts/texts-*', (route) => route.abort());
      await keepButton(page).click();
      await expect(section(page).getByRole('alert')).toContainText('couldn’t be downloaded completely');
      await expectSectionAccessible(page);
      await context.unroute('**/pocket-guide/parts/texts-*');
      await button(page, 'Try again').click();
      await expect(keptStatus(page)).toBeVisible();
      await expect(keptStatus(other)).toBeVisible();
      await expectSectionAccessible(page);
      expect(
        await page.evaluate(() => navigator.serviceWorker.ready.then(({ scope }) => new URL(scope).pathname)),
      ).toBe('/');
      await other.close();
    });

    await test.step('shows it after a plan was saved, without its removal', async () => {
      await choose(page);
      await openTripPlan(page);
      await expect(section(page)).toBeHidden();
      await saveButton(page).click();
      await expect(page.getByText('Your plan is saved.')).toBeVisible();
      await section(page).scrollIntoViewIfNeeded();
      await expect(keptStatus(page)).toBeVisible();
      await expect(button(page, 'Remove from this device')).toBeHidden();
    });

    await test.step('offers to renew a copy of more than thirty days', async () => {
      const keptAt = new Date(Date.now() - 45.5 * 86_400_000).toISOString();
      await changeRecord(page, { keptAt });
      // By itself it is renewed only where data is cheap.
      await context.route('**/pocket-guide/en.json', (route) => route.abort());
      await openSection(page, '/support?lang=en');
      await expect(section(page).getByText('This copy is 45 days old.')).toBeVisible();
      await context.unroute('**/pocket-guide/en.json');
      await button(page, 'Update').click();
      await expect(section(page).getByText('This copy is', { exact: false })).toBeHidden();
      await expect(keptStatus(page)).toBeVisible();
    });

    await test.step('completes a copy that lacks a part', async () => {
      await page.evaluate(async () => {
        const cache = await caches.open('solbada-guide');
        const [part] = (await cache.keys()).filter(({ url }) => url.includes('/parts/places-'));
        if (part) await cache.delete(part);
      });
      await context.route('**/pocket-guide/en.json', (route) => route.abort());
      await openSection(page, '/support?lang=en');
      await expect(section(page).getByText(/^Part of the guide is missing/)).toBeVisible();
      await context.unroute('**/pocket-guide/en.json');
      await button(page, 'Try again').click();
      await expect(section(page).getByText(/^Part of the guide is missing/)).toBeHidden();
      // It is complete again, and nothing writes any more.
      await expect(keptStatus(page)).toBeVisible();
    });

    await test.step('asks before it removes what cannot be fetched again', async () => {
      await context.setOffline(true);
      await button(page, 'Remove from this device').click();
      const dialog = page.getByRole('alertdialog', { name: 'Remove the guide from this device?' });
      await expectAccessible(page, 'dialog[open]');
      await dialog.getByRole('button', { name: 'Keep it' }).click();
      await expect(keptStatus(page)).toBeVisible();
      await button(page, 'Remove from this device').click();
      await dialog.getByRole('button', { name: 'Remove from this device' }).click();
      await expect(section(page).getByRole('status')).toHaveText('Removed from this device.');
      expect(await page.evaluate(() => caches.has('solbada-guide'))).toBe(false);
      await context.setOffline(false);
      await expect(keepButton(page)).toBeVisible();
    });

    await test.step('says once that the browser has deleted it', async () => {
      // As after a download, without what it stored.
      await page.evaluate(() => localStorage.setItem('guideKept', '1'));
      await openSection(page, '/support?lang=en');
      await expect(section(page).getByRole('status')).toHaveText(/^The browser has deleted the guide/);
      await openSection(page, '/support?lang=en');
      await expect(keepButton(page)).toBeVisible();
      await expect(section(page).getByRole('status')).toHaveText('');
    });
  });
});

test.describe('Without the browser’s caches', () => {
  test('offers nothing', async ({ page }) => {
    await page.addInitScript(() => {
      caches.has = () => Promise.reject(new DOMException('blocked', 'SecurityError'));
    });
    await openSection(page, '/support?lang=en').catch(() => undefined);
    await expect(section(page)).toBeHidden();
  });
});
