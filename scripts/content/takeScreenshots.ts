import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { languages } from '../../domain/languages.ts';
import { browserArguments, findBrowser } from '../../tests/browser.ts';

/**
 * Takes the screenshots of the web manifest (server/pages/webManifest.ts) from a running product:
 * `node scripts/content/takeScreenshots.ts http://localhost:3000`.
 */
const origin = process.argv[2];
if (!origin) throw new Error('Give the address of a running product');
const folder = 'web/public/screenshots';
mkdirSync(folder, { recursive: true });

/** 585 x 1266 pixels on a phone, 1280 x 800 on a wide screen. */
const narrow = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.5 };
const wide = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 };
const shots = [
  { name: 'home-narrow', address: '/', screen: narrow },
  { name: 'place-narrow', address: '/content/tour/4', screen: narrow },
  { name: 'home-wide', address: '/', screen: wide },
];

const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
for (const language of languages) {
  for (const { name, address, screen } of shots) {
    const context = await browser.newContext(screen);
    const page = await context.newPage();
    await page.goto(`${origin}${address}?lang=${language}`);
    await page.waitForSelector('html[data-alive]', { state: 'attached' });
    const close = page.locator('#sandbox button');
    if (await close.isVisible()) await close.click();
    await page.waitForLoadState('networkidle');
    const session = await context.newCDPSession(page);
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 70 });
    writeFileSync(path.join(folder, `${language}-${name}.webp`), Buffer.from(data, 'base64'));
    await context.close();
  }
}
await browser.close();
