import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type BrowserContext, test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { htmlLang, type Language, languageNames, languages } from '../domain/languages.ts';
import { collectOutsideRequests, takeOutsideRequests } from '../server/testing/outsideRequests.ts';

export { expect, languages };

declare global {
  interface Window {
    axe: typeof axe;
    loadAxe?: () => void;
  }
}

/** Messages that the browser logs for a status or a payment failure that the test causes; they are not faults of the page. */
const expectedNoise = /Failed to load resource|payment request failed/;

const isUnexpected = (message: ConsoleMessage) =>
  ['error', 'warning'].includes(message.type()) && !expectedNoise.test(message.text());

collectOutsideRequests();

/**
 * Adds requests to other machines to `said`, for which the browser finds no address (browser.ts), and every request that failed to
 * `failed`.
 */
function watchRequests(context: BrowserContext, said: string[], failed: string[] = []): void {
  context.on('requestfailed', (request) => {
    const error = request.failure()?.errorText;
    failed.push(`${error} ${request.url()}`);
    if (error === 'net::ERR_NAME_NOT_RESOLVED') said.push(`requested ${request.url()}`);
  });
}

/** The warnings and errors that the browser's pages report from now on; the list grows. */
export function consoleMessages(context: BrowserContext): string[] {
  const said: string[] = [];
  context.on('console', (message) => {
    if (isUnexpected(message)) said.push(message.text());
  });
  context.on('weberror', (error) => said.push(error.error().message));
  watchRequests(context, said);
  return said;
}

/** A page whose console must stay silent: warnings, errors, CSP violations and hydration errors fail the test. */
export const test = base.extend<{ silent: string[]; pictures: 'loaded' | 'blocked' }>({
  /**
   * Pictures of places are loaded only if a journey looks at them: they take a tenth of the processor time. Their space is
   * reserved in either case.
   */
  pictures: ['blocked', { option: true }],
  page: async ({ page, pictures, silent: said }, use) => {
    page.on('console', (message) => {
      if (isUnexpected(message)) said.push(message.text());
    });
    page.on('pageerror', (error) => said.push(error.message));
    if (pictures === 'blocked') {
      // page.route() would pause every request of the page.
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.setBlockedURLs', { urls: ['*/pictures/*-*'] });
    }
    await use(page);
  },
  // Does not depend on `page`: a journey that opens its own contexts needs no page.
  silent: [
    async ({ browser }, use) => {
      const said: string[] = [];
      const failed: string[] = [];
      // Also watches the contexts that the test opens itself.
      const watch = (context: BrowserContext) => watchRequests(context, said, failed);
      browser.on('context', watch);
      await use(said);
      browser.off('context', watch);
      // Failed requests alone are no fault: leaving a page cancels many. But the console doesn't say why a request failed.
      expect(said, `the console stays silent; failed requests: ${failed.join(', ')}`).toEqual([]);
      expect(takeOutsideRequests(), 'requests outside loopback').toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens an address and waits until the page is hydrated. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
}

export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForSelector('html[data-alive]', { state: 'attached' });
}

/** Changes the language in the menu. The page keeps its state, and shows it in the other language. */
export async function chooseLanguage(page: Page, language: Language): Promise<void> {
  await page.locator('form[action="/language"] > button').click();
  await page.getByRole('menuitem', { name: languageNames[language], exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', htmlLang[language]);
}

/** The cards of the list. */
export function cards(page: Page) {
  return page.getByRole('list', { name: 'Places', exact: true }).getByRole('article');
}

/**
 * Returns the text that the page has copied, by pasting it into a field: the page itself may not read the clipboard
 * (Permissions-Policy). If a dialog is open, the field is inside it, since everything else is inert.
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

/** Half as long as `axe.source`, which takes the browser a tenth of a second of processor time. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Adds axe to all documents that the page opens from now on, inside a function that only a test of a document calls: the source
 * is sent once, and the browser reuses its compiled code.
 */
export async function provideAxe(page: Page): Promise<void> {
  await page.addInitScript(`window.loadAxe = () => {${axeSource}\n}`);
}

const axeRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules whose outcome depends on colours. */
export const colourRules = ['color-contrast', 'link-in-text-block'];
export interface AxeOptions {
  /** A selector; the whole page by default. */
  readonly part?: string;
  readonly rules?: readonly string[];
}

/**
 * What axe finds on the page, or in a part of it. @axe-core/playwright loads axe twice for every run and returns each element
 * that passes, for three times the processor time.
 */
export async function axeViolations(
  page: Page,
  { part = 'html', rules = axeRules }: AxeOptions = {},
): Promise<unknown[]> {
  const isLoaded = await page.evaluate(() => {
    const { loadAxe } = window;
    if (!('axe' in window)) loadAxe?.();
    return 'axe' in window;
  });
  if (!isLoaded) await page.evaluate(axeSource);
  return page.evaluate(
    async ([context, runOnly]) => {
      // Of a control that the page has scrolled below the sticky header, axe measures only the part that is left.
      const { scrollY } = window;
      scrollTo({ top: 0, behavior: 'instant' });
      const results = await window.axe.run(context, {
        runOnly: [...runOnly],
        resultTypes: ['violations'],
        // Selectors take half of the time, because axe also computes them for elements that pass.
        selectors: false,
        // Frames would have to load axe too; none of the rules reads style sheets.
        iframes: false,
        preload: { assets: ['media'] },
      });
      scrollTo({ top: scrollY, behavior: 'instant' });
      return results.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    },
    [part, rules] as const,
  );
}

/** Expects no axe violations on the page, or in a part of it. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  expect(await axeViolations(page, { part }), `axe on ${page.url()}`).toEqual([]);
}

/** Does the same for both colour schemes; in the dark one, only for the rules about colours. The page is light before and after. */
export async function expectAccessibleInBothSchemes(page: Page, part = 'html'): Promise<void> {
  await expectAccessible(page, part);
  await page.emulateMedia({ colorScheme: 'dark' });
  const violations = await axeViolations(page, { part, rules: colourRules });
  expect(violations, `axe on ${page.url()}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}
