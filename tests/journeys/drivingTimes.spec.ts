import type { Page } from '@playwright/test';
import { expect, open, test } from '../guideTest.ts';

const estimate = 'Driving and visiting times are estimates; traffic may change them.';
const routed =
  'Driving times come from a routing service, which knows the roads but not the traffic; visiting times are estimates.';

/** Stores two places on the device. */
async function choose(page: Page): Promise<void> {
  const places = [1, 2].map((id) => ({ id, title: `place ${id}`, lat: 37.8, lng: 128.9 }));
  await page.addInitScript((text) => localStorage.setItem('visitedPlaces', text), JSON.stringify(places));
}

/** Renders the page as a server with a routing service does. */
async function withRoutingService(page: Page): Promise<void> {
  await page.route('**/myplan-detail', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    expect(html).toContain('"routing":false');
    await route.fulfill({ response: response, body: html.replace('"routing":false', '"routing":true') });
  });
}

test('DESIGN 3, 4: labels driving times as estimates without a routing service and when it fails; uses and labels its times, and reuses them for a new order and a removal', async ({
  page,
}) => {
  await choose(page);

  await test.step('without a routing service no times are requested', async () => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await open(page, '/myplan-detail');
    await expect(page.getByText(estimate)).toBeAttached();
    expect(requested.filter((address) => address.includes('/stops'))).toHaveLength(1);
    expect(requested.filter((address) => address.includes('/driving-times'))).toEqual([]);
  });

  await withRoutingService(page);
  for (const failure of ['an error', 'no response', 'an estimate'] as const) {
    await test.step(failure, async () => {
      const request = page.waitForRequest('**/api/v1/driving-times*');
      await page.route('**/api/v1/driving-times*', (route) => {
        if (failure === 'no response') return route.abort();
        if (failure === 'an error') return route.fulfill({ status: 500, json: { code: 'internal' } });
        return route.fulfill({ json: { source: 'estimate', ids: [1, 2], minutes: null } });
      });
      await open(page, '/myplan-detail');
      // Null aborts the request.
      await (await request).response();
      await expect(page.getByText(estimate)).toBeAttached();
      await expect(page.getByText(routed)).not.toBeAttached();
      await page.unroute('**/api/v1/driving-times*');
    });
  }

  const asked: string[] = [];
  await page.route('**/api/v1/driving-times*', (route) => {
    asked.push(new URL(route.request().url()).search);
    return route.fulfill({
      json: {
        source: 'routing',
        ids: [1, 2],
        minutes: [
          [0, 11, 44],
          [22, 0, 33],
          [5, 7, 0],
        ],
      },
    });
  });
  await open(page, '/myplan-detail');
  await expect(page.getByText(routed)).toBeAttached();
  await page.getByRole('separator', { name: 'Resize plan' }).press('End');
  const stops = page.getByRole('list', { name: 'Places in order' }).getByRole('listitem');
  // Two minutes each for getting in and out.
  await expect(stops.first()).toContainText('13 min drive');
  await expect(stops.last()).toContainText('35 min drive');
  await expect(page.getByText('Back to Gangneung Station: 7 min drive')).toBeVisible();
  await page
    .getByRole('button', { name: /^Move .* down$/ })
    .first()
    .click();
  await expect(stops.first()).toContainText('46 min drive');
  await expect(stops.last()).toContainText('9 min drive');
  await page.getByRole('button', { name: 'Best order' }).click();
  await expect(stops.first()).toContainText('13 min drive');
  await page
    .getByRole('button', { name: /^Remove / })
    .last()
    .click();
  await expect(page.getByText('Back to Gangneung Station: 24 min drive')).toBeVisible();
  expect(new Set(asked)).toEqual(new Set(['?ids=1%2C2']));
});
