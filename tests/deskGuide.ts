import type { Browser, BrowserContext, Page } from '@playwright/test';
import { readDeskCommand } from '../server/operator/deskCommand.ts';
import { addDevice, createPasskey, memberName } from './desk.ts';
import { expect } from './guideTest.ts';
import { freshAddress } from './mailbox.ts';
import { openOwnProduct } from './ownProduct.ts';

/** A product of a file's own: what its editors publish would change the guide of every other journey. */
export interface EditedGuide {
  readonly origin: string;
  readonly operate: Awaited<ReturnType<typeof openOwnProduct>>['operate'];
  /** A page in a context of its own. */
  newPage: () => Promise<Page>;
  /** A page of an editor who is signed in, on the list of places. */
  editor: (name: string) => Promise<Page>;
  close: () => Promise<void>;
}

export async function openEditedGuide(browser: Browser): Promise<EditedGuide> {
  const product = await openOwnProduct();
  const contexts: BrowserContext[] = [];
  const newPage = async () => {
    const context = await browser.newContext({
      baseURL: product.origin,
      locale: 'en-US',
      viewport: { width: 1280, height: 900 },
    });
    contexts.push(context);
    context.setDefaultTimeout(20_000);
    return context.newPage();
  };
  return {
    origin: product.origin,
    operate: product.operate,
    newPage,
    async editor(name) {
      const page = await newPage();
      await addDevice(page);
      const email = freshAddress();
      const named = ['--name', memberName(name, email), '--language', 'en'];
      const invite = ['invite', email, '--role', 'editor', ...named];
      const [link = ''] = (await product.operate(readDeskCommand(invite))).split('\n');
      await createPasskey(page, `${product.origin}/desk/join#${link.split('#')[1]}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Guide' })).toBeVisible();
      return page;
    },
    async close() {
      for (const context of contexts) await context.close();
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
