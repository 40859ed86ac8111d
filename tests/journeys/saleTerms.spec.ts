import type { BrowserContext } from '@playwright/test';
import { dayAfter } from '../../domain/calendar/days.ts';
import { toSeoulDate } from '../../domain/calendar/seoulTime.ts';
import { tourStart } from '../../domain/tickets/ticketRules.ts';
import { readDeskCommand } from '../../server/operator/deskCommand.ts';
import { newAccount } from '../account.ts';
import { addDevice, createPasskey } from '../desk.ts';
import { expect, expectAccessible, open, test } from '../guideTest.ts';
import { freshAddress } from '../mailbox.ts';
import { MovableClock, openOwnProduct } from '../ownProduct.ts';
import { cards, enterCard, fillPassenger, payAndApprove, payButton, planTour } from '../payment.ts';

const hour = 3_600_000;

test('the owner sets a price from tomorrow; a visitor whose payment screen is open at midnight is told, and pays it', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const clock = new MovableClock();
  const tomorrow = dayAfter(toSeoulDate(new Date()), 1);
  const midnight = tourStart(tomorrow, '00:00').getTime();
  const product = await openOwnProduct(clock);
  const contexts: BrowserContext[] = [];
  const newPage = async () => {
    const context = await browser.newContext({ baseURL: product.origin, locale: 'en-US' });
    contexts.push(context);
    context.setDefaultTimeout(20_000);
    return context.newPage();
  };
  try {
    const desk = await newPage();
    await addDevice(desk);
    const invite = ['invite', freshAddress(), '--role', 'owner', '--name', 'Olga', '--language', 'en'];
    const [link = ''] = (await product.operate(readDeskCommand(invite))).split('\n');
    await createPasskey(desk, `${product.origin}/desk/join#${link.split('#')[1]}`);
    await desk.getByRole('link', { name: 'Settings' }).click();
    const terms = desk.getByRole('region', { name: 'Prices, refunds and changes', exact: true });
    await expect(terms.getByLabel('Price of a 3-hour tour (won)')).toHaveValue('30000');
    const days = terms.getByLabel('Refund 9 to 7 days before (%)');
    await days.fill('101');
    await terms.getByRole('button', { name: 'Save' }).click();
    await expect(terms.getByText('Please enter a whole number from 0 to 100.')).toBeVisible();
    await days.fill('60');
    await terms.getByRole('button', { name: 'Save' }).click();
    await expect(terms.getByText('The refund can’t be higher nearer to the tour.').first()).toBeVisible();
    await expectAccessible(desk);
    await terms.getByLabel('Refund 6 to 3 days before (%)').fill('60');
    await terms.getByLabel('Refund 2 to 1 days before (%)').fill('60');
    await terms.getByLabel('Price of a 3-hour tour (won)').fill('35,000');
    await terms.getByLabel('Applies from').fill(tomorrow);
    await terms.getByRole('button', { name: 'Save' }).click();
    await expect(terms.getByText('Saved. It applies from')).toBeVisible();
    const planned = desk.getByRole('region', { name: 'Planned changes: Prices, refunds and changes' });
    for (const text of ['₩35,000', '60%']) await expect(planned).toContainText(text);

    clock.moveTo(new Date(midnight - hour / 12));
    const visitor = await newPage();
    const { email } = await newAccount(visitor);
    await planTour(visitor);
    await open(visitor, '/payment');
    const order = visitor.getByRole('region', { name: 'Your order' });
    await expect(order.getByRole('strong')).toHaveText('₩30,000');
    await fillPassenger(visitor, email);
    await enterCard(visitor, cards.approved);
    clock.moveTo(new Date(midnight + 1_000));
    await payButton(visitor).click();
    const alert = visitor.getByRole('alertdialog');
    await expect(alert).toContainText(
      'The price or the refund rule has changed, and nothing has been charged.',
    );
    await alert.getByRole('button', { name: 'OK' }).click();
    await expect(order.getByRole('strong')).toHaveText('₩35,000');
    await expect(order).not.toContainText('about $30.00');
    await expect(visitor.getByRole('region', { name: 'Cancellation and refunds' })).toContainText(
      '60% refund',
    );
    await payAndApprove(visitor);
    await expect(visitor.getByRole('heading', { name: 'Payment has been completed' })).toBeVisible();

    await open(visitor, '/tour-taxi');
    await expect(visitor.getByText('₩35,000').first()).toBeVisible();
    await expect(visitor.getByText('60% refund').first()).toBeVisible();
  } finally {
    for (const context of contexts) await context.close();
    await product.close();
  }
});
