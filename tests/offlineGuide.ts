import type { Page } from '@playwright/test';
import { en } from '../web/messages/en/offline.ts';
import { expect, open } from './guideTest.ts';

const offlineMessages = en.offline;

/** The button that removes the offline guide; it appears once all of the guide is on the device. */
export const removal = (page: Page) => page.getByRole('button', { name: offlineMessages.remove });

/** Presses the button at the end of a page, and waits until all of the guide is on the device. */
export async function saveGuideOffline(page: Page): Promise<void> {
  await open(page, '/support?lang=en');
  await page.getByRole('region', { name: offlineMessages.title }).scrollIntoViewIfNeeded();
  // The server compresses the guide at its first request.
  await page.getByRole('button', { name: offlineMessages.keep }).click({ timeout: 20_000 });
  await expect(removal(page)).toBeVisible({ timeout: 40_000 });
}

/** Whether the device has stored copies of opened screens. */
export const hasStoredScreens = (page: Page) => page.evaluate(() => caches.has('solbada-opened'));

/** Waits until the page has stored a response whose address contains `part`; storing takes longer than showing it. */
export async function expectStored(page: Page, part: string): Promise<void> {
  const stored = () =>
    page.evaluate(async () => {
      const keys = await (await caches.open('solbada-opened')).keys();
      return keys.map(({ url }) => url);
    });
  await expect.poll(stored).toContainEqual(expect.stringContaining(part));
}

/** The record of the guide on this device. */
export async function readRecord(page: Page): Promise<{ keptAt: string }> {
  return page.evaluate(async () => {
    const cache = await caches.open('solbada-guide');
    return (await cache.match('/pocket-guide/kept.json'))?.json();
  });
}

/** Changes the record of the guide on this device. */
export async function changeRecord(page: Page, change: object): Promise<void> {
  await page.evaluate(async (changed) => {
    const cache = await caches.open('solbada-guide');
    const record = await (await cache.match('/pocket-guide/kept.json'))?.json();
    await cache.put('/pocket-guide/kept.json', Response.json({ ...record, ...changed }));
  }, change);
}
