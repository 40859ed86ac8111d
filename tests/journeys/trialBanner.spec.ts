import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { serverPort } from '../../server/platform/serverPort.ts';
import { expect, open, test, waitForHydration } from '../guideTest.ts';
import { layoutShift } from '../layout.ts';

const banner = (page: Page) => page.locator('#sandbox');

test('DESIGN 4: closes the trial banner for the session, on every page', async ({ page }) => {
  await open(page, '/');
  await banner(page).getByRole('button', { name: 'Hide this notice' }).click();
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My plan' }).click();
  await expect(page).toHaveURL(/myplan$/);
  await expect(banner(page)).toHaveCount(0);
  await page.goto('/list?lang=ja');
  // Before the page's script, and so before the first paint.
  await expect(banner(page)).toBeHidden();
  await waitForHydration(page);
  await expect(banner(page)).toHaveCount(0);
  // Another tab is another session.
  const other = await page.context().newPage();
  await other.goto('/');
  await expect(banner(other)).toBeVisible();
});

test('DESIGN 9: shifts nothing when a page opens with the trial banner closed, even if its end arrives late', async ({
  page,
  baseURL,
}) => {
  const html = await (await fetch(new URL('/content/tour/1', baseURL))).text();
  const bootScript = html.lastIndexOf('<script>');
  const server = createServer((request, response) => {
    if (request.url !== '/') {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.write(html.slice(0, bootScript));
    // Long enough for a browser to draw what it has.
    setTimeout(() => response.end(html.slice(bootScript)), 500);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  await page.addInitScript(() => sessionStorage.setItem('sandboxClosed', '1'));
  // Without the page's own script, which would remove the banner later.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(`http://127.0.0.1:${serverPort(server)}/`);
  await expect(banner(page)).toBeHidden();
  expect(await layoutShift(page)).toBe(0);
  server.close();
});
