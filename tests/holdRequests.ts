import type { Page } from '@playwright/test';

/**
 * Holds back a page's requests to an address, as a slow network does. Call it before the page is opened if a request follows at once: a
 * request right after a new route may still reach the server.
 * @returns lets them, and all later ones, through
 */
export async function holdRequests(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise: released, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return resolve;
}
