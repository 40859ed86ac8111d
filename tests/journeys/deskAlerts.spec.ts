import type { BrowserContext } from '@playwright/test';
import { alertStreamPath } from '../../contract/desk/addresses.ts';
import { systemClock } from '../../server/platform/clock.ts';
import { insertStaffSession } from '../../server/testing/testStaff.ts';
import { newAccount } from '../account.ts';
import { buyTourAs } from '../deskTours.ts';
import { expect, expectAccessible, test } from '../guideTest.ts';
import { openOwnProduct } from '../ownProduct.ts';
import { openDeskSession } from '../staffSessions.ts';
import { tourDay } from '../tourDay.ts';

test('the desk: a new order shows on every tab, and on none any more once somebody has opened it', async ({
  browser,
}) => {
  // The test also starts a product.
  test.setTimeout(120_000);
  const product = await openOwnProduct();
  const contexts: BrowserContext[] = [];
  const newContext = async () => {
    const context = await browser.newContext({ baseURL: product.origin, locale: 'en-US' });
    contexts.push(context);
    context.setDefaultTimeout(20_000);
    return context;
  };
  /** A browser in which a member of the staff is signed in. */
  const newDesk = async (name: string) => {
    const context = await newContext();
    const deps = { database: product.database, clock: systemClock };
    await openDeskSession(context, await insertStaffSession(deps, { role: 'dispatcher', name }));
    return context;
  };
  try {
    const desk = await newDesk('Dana');
    // These tabs can't poll: only the stream tells them.
    await desk.addInitScript(() => Object.assign(window, { setInterval: () => 0 }));
    const [tab, otherTab] = [await desk.newPage(), await desk.newPage()];
    // A proxy that holds back the stream: this browser polls.
    const buffered = await newDesk('Bora');
    await buffered.route(`**${alertStreamPath}`, () => undefined);
    const bufferedTab = await buffered.newPage();
    await tab.goto('/desk/tours');
    await otherTab.goto('/desk/calendar');
    await bufferedTab.goto('/desk/drivers');
    for (const page of [tab, otherTab, bufferedTab])
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    const visitor = await (await newContext()).newPage();
    const { email } = await newAccount(visitor);
    const orderId = await buyTourAs(visitor, email, { tripDate: tourDay });
    for (const page of [tab, otherTab]) {
      await expect(page, 'the title').toHaveTitle(/^\(1\) /);
      await expect(page.getByRole('link', { name: 'Orders' })).toHaveAccessibleDescription('1 new alert');
    }
    await expect(bufferedTab).toHaveTitle(/^\(1\) /);
    await expectAccessible(tab);

    await otherTab.getByRole('link', { name: 'Alerts' }).click();
    const line = otherTab.getByRole('listitem').filter({ hasText: 'New order' });
    await expect(line).toContainText('New');
    await expectAccessible(otherTab);
    await line.getByRole('link', { name: 'New order' }).click();
    await expect(otherTab).toHaveURL(`/desk/orders/${orderId}`);
    for (const page of [tab, otherTab]) await expect(page).not.toHaveTitle(/^\(/);
    // A colleague has not seen it.
    await expect(bufferedTab).toHaveTitle(/^\(1\) /);
    await bufferedTab.getByRole('link', { name: 'Alerts' }).click();
    await bufferedTab.getByRole('button', { name: 'Mark all as seen' }).click();
    await expect(bufferedTab).not.toHaveTitle(/^\(/);

    // Another tab takes the place of the one that listened.
    await tab.close();
    await visitor.goto(`/tickets/${orderId}`);
    await visitor.getByRole('button', { name: 'Cancel this ticket' }).click();
    const dialog = visitor.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Cancel the ticket' }).click();
    await otherTab.goto('/desk/calendar');
    await expect(otherTab).toHaveTitle(/^\(1\) /);
  } finally {
    await Promise.all(contexts.map((context) => context.close()));
    await product.close();
  }
});
