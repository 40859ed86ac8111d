import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { languages } from '../contract/languages.ts';

export { expect, languages };

/** The browser logs these for a status or a payment failure that the test causes; they are not faults of the page. */
const expectedNoise = /Failed to load resource|payment request failed/;

/** A page whose console must stay silent: warnings, errors, CSP violations and hydration errors fail the test. */
export const test = base.extend<{ silent: undefined }>({
  silent: [
    async ({ page }, use) => {
      const said: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()) && !expectedNoise.test(message.text()))
          said.push(message.text());
      });
      page.on('pageerror', (error) => said.push(error.message));
      await use(undefined);
      expect(said, 'the console stays silent').toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens an address and waits until the page is hydrated. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await alive(page);
}

export async function alive(page: Page): Promise<void> {
  await page.waitForSelector('html[data-alive]', { state: 'attached' });
}

/** The cards of the list. */
export function cards(page: Page) {
  return page.getByRole('list', { name: 'Places', exact: true }).getByRole('article');
}

/**
 * The text that the page has copied, by pasting it: the page itself may not read the clipboard (Permissions-Policy). Inside a dialog
 * that is open, since all else is inert then.
 */
export async function copiedText(page: Page): Promise<string> {
  await page.evaluate(() => {
    const field = document.createElement('textarea');
    field.id = 'pasted';
    (document.querySelector('dialog[open]') ?? document.body).append(field);
    field.focus();
  });
  await page.keyboard.press('Control+V');
  const field = page.locator('#pasted');
  const text = await field.inputValue();
  await field.evaluate((element) => element.remove());
  return text;
}

/**
 * Axe on the page. Outside its legacy mode each run opens a second page to collect the results of frames, for a third of the
 * browser's processor time; none of our screens has a frame.
 */
export function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode();
}
