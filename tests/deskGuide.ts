import type { Browser, BrowserContext, Page } from '@playwright/test';
import { systemClock } from '../server/platform/clock.ts';
import { insertStaffSession } from '../server/testing/testStaff.ts';
import { expect } from './guideTest.ts';
import { openOwnProduct } from './ownProduct.ts';
import { openDeskSession } from './staffSessions.ts';

/** A product that belongs to one file: what its editors publish would change the guide of every other journey. */
export interface EditedGuide {
  readonly origin: string;
  readonly operate: Awaited<ReturnType<typeof openOwnProduct>>['operate'];
  /** A page in its own context. */
  newPage: () => Promise<Page>;
  /** A page of a signed-in editor, on the list of places or at the given address. */
  editor: (name: string, address?: string) => Promise<Page>;
  /** Closes the pages of a test: an open page of the desk keeps asking for changes. */
  closePages: () => Promise<void>;
  close: () => Promise<void>;
}

export async function openEditedGuide(browser: Browser): Promise<EditedGuide> {
  const product = await openOwnProduct();
  const { database, origin, operate } = product;
  const sessions = new Map<string, string>();
  let contexts: BrowserContext[] = [];
  const newPage = async () => {
    const context = await browser.newContext({
      baseURL: origin,
      locale: 'en-US',
      viewport: { width: 1280, height: 900 },
    });
    contexts.push(context);
    context.setDefaultTimeout(20_000);
    return context.newPage();
  };
  const closePages = async () => {
    for (const context of contexts) {
      // A route that waits for a response would fail the test when the page closes.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
    }
    contexts = [];
  };
  return {
    origin,
    operate,
    newPage,
    async editor(name, address = '/desk/guide') {
      const token =
        sessions.get(name) ??
        (await insertStaffSession({ database, clock: systemClock }, { role: 'editor', name }));
      sessions.set(name, token);
      const page = await newPage();
      await openDeskSession(page.context(), token);
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      return page;
    },
    closePages,
    async close() {
      await closePages();
      await product.close();
    },
  };
}

/** A field of a place's form, by its label. */
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** The bar below a place's form. */
export const draftBar = (page: Page) => page.getByRole('region', { name: 'Draft' });

/** Waits until what was typed is saved. */
export const draftSaved = (page: Page) =>
  expect(draftBar(page).getByRole('status')).toHaveText('Draft saved');
