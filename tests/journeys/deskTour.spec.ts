import type { BrowserContext } from '@playwright/test';
import { tourStart } from '../../domain/tickets/ticketRules.ts';
import { readDeskCommand } from '../../server/operator/deskCommand.ts';
import { newAccount, password } from '../account.ts';
import { addDevice, createPasskey } from '../desk.ts';
import { buyTourAs } from '../deskTours.ts';
import { expect, test, waitForHydration } from '../guideTest.ts';
import { freshAddress, readMailsTo } from '../mailbox.ts';
import { MovableClock, openOwnProduct } from '../ownProduct.ts';
import { tourDay } from '../tourDay.ts';

const hour = 3_600_000;

test('the desk: a tour from the ticket to the refund after a report', async ({ browser }) => {
  test.setTimeout(150_000);
  const clock = new MovableClock();
  const product = await openOwnProduct(clock);
  const contexts: BrowserContext[] = [];
  const newPage = async (language = 'en-US') => {
    const context = await browser.newContext({ baseURL: product.origin, locale: language });
    contexts.push(context);
    context.setDefaultTimeout(20_000);
    return context.newPage();
  };
  try {
    // The visitor buys a tour half a year ahead.
    const visitor = await newPage();
    const { email: customerEmail } = await newAccount(visitor);
    const orderId = await buyTourAs(visitor, customerEmail, { tripDate: tourDay });
    await visitor.goto(`/tickets/${orderId}`);
    await waitForHydration(visitor);
    await expect(visitor.getByText('We’ll email you when a driver is assigned.')).toBeVisible();

    // An owner is invited on the machine, adds a driver and assigns the tour.
    const desk = await newPage();
    await addDevice(desk);
    const invite = ['invite', freshAddress(), '--role', 'owner', '--name', 'Olga', '--language', 'en'];
    const [link = ''] = (await product.operate(readDeskCommand(invite))).split('\n');
    await createPasskey(desk, `${product.origin}/desk/join#${link.split('#')[1]}`);
    await desk.getByRole('link', { name: 'Drivers' }).click();
    await desk.getByRole('button', { name: 'Add a driver' }).first().click();
    const form = desk.getByRole('dialog', { name: 'Add a driver' });
    const driverEmail = freshAddress();
    await form.getByRole('textbox', { name: 'Name' }).fill('김기사');
    await form.getByRole('textbox', { name: 'Phone' }).fill('010-1234-5678');
    await form.getByRole('textbox', { name: 'Email' }).fill(driverEmail);
    await form.getByRole('textbox', { name: 'Car' }).fill('Grandeur, black');
    await form.getByRole('textbox', { name: 'Plate' }).fill('12가 3456');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByText('김기사 has been saved.')).toBeVisible();
    await desk.goto(`/desk/tours/${orderId}`);
    await desk.getByRole('button', { name: 'Assign', exact: true }).click();
    await desk
      .getByRole('dialog')
      .getByRole('button', { name: /^Assign/ })
      .first()
      .click();
    await expect(desk.getByText('Assigned to 김기사.')).toBeVisible();

    // The driver accepts by the mailed link; the visitor reads who drives.
    let offered = '';
    await expect
      .poll(async () => {
        const [offer] = await readMailsTo(visitor, driverEmail);
        offered = /\/driver-tours\/\S+/.exec(offer?.text ?? '')?.[0] ?? '';
        return offered;
      })
      .not.toBe('');
    const driver = await newPage('ko-KR');
    await driver.goto(offered);
    await driver.getByLabel('비밀번호', { exact: true }).fill('2580');
    await driver.getByLabel('비밀번호 다시 입력').fill('2580');
    await driver.getByRole('button', { name: '비밀번호 정하기' }).click();
    await driver.getByRole('button', { name: '수락', exact: true }).click();
    await expect(driver.getByRole('button', { name: '수락', exact: true })).toBeHidden();
    await visitor.reload();
    await expect(visitor.getByText('12가 3456')).toBeVisible();
    await expect
      .poll(async () => (await readMailsTo(visitor, customerEmail))[0]?.text)
      .toContain('12가 3456');

    // Half a year later: the tour takes place.
    const during = new Date(tourStart(tourDay, '10:00').getTime() + hour / 2);
    clock.moveTo(during);
    await driver.clock.setSystemTime(during);
    await driver.reload();
    await driver.getByLabel('비밀번호').fill('2580');
    await driver.getByRole('button', { name: '열기' }).click();
    await driver.getByRole('button', { name: '손님 만남', exact: true }).click();
    await driver.getByRole('button', { name: '투어 종료', exact: true }).click();
    await driver.getByRole('dialog').getByRole('button', { name: '투어 종료' }).click();
    await expect(driver.getByRole('article')).toContainText('종료');

    // The visitor's cookies have expired meanwhile; the ticket shows no driver any more, and takes a report.
    await visitor.context().clearCookies();
    await visitor.goto('/login');
    await waitForHydration(visitor);
    await visitor.getByRole('textbox', { name: 'Email' }).fill(customerEmail);
    await visitor.getByRole('textbox', { name: 'Password' }).fill(password);
    await visitor.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await expect(visitor.getByRole('button', { name: /^Hi, / })).toBeVisible();
    await visitor.goto(`/tickets/${orderId}`);
    await waitForHydration(visitor);
    await expect(visitor.getByText('12가 3456')).toBeHidden();
    await visitor.getByRole('button', { name: 'Something went wrong' }).click();
    const report = visitor.getByRole('dialog', { name: 'What went wrong?' });
    await report.getByRole('combobox').selectOption({ label: 'The driver came late' });
    await report.getByRole('textbox').fill('He came an hour late.');
    await report.getByRole('button', { name: 'Send' }).click();
    await expect(visitor.getByText('We’ve received this and will reply by email.').first()).toBeVisible();

    // The owner signs in again, pays back in full and replies.
    await desk.goto('/desk/tour-reports');
    await desk.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(desk.getByText('He came an hour late.')).toBeVisible();
    await desk.goto(`/desk/orders/${orderId}`);
    await desk.getByRole('button', { name: 'Refund' }).click();
    const refund = desk.getByRole('dialog');
    await refund.getByRole('radio', { name: 'In full: ₩30,000' }).check();
    await refund.getByRole('textbox', { name: 'Reason' }).fill('An hour late');
    await refund.getByRole('button', { name: 'Pay back ₩30,000' }).click();
    await expect(desk.getByText('₩30,000 (100%) was paid back')).toBeVisible();
    await desk.goto('/desk/tour-reports');
    await desk.getByRole('textbox', { name: 'Reply' }).fill('We are sorry, and have paid back all.');
    await desk.getByRole('button', { name: 'Send the reply and close' }).click();
    await expect(
      desk.getByText('There are no tour reports.').or(desk.getByText('Replied')).first(),
    ).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByText('We are sorry, and have paid back all.')).toBeVisible();
    await expect(visitor.getByText('₩30,000 has been refunded.')).toBeVisible();

    // The tour that was driven stays the driver's, in the desk's history; nobody is told that it was taken away.
    await desk.goto(`/desk/orders/${orderId}`);
    expect((await readMailsTo(visitor, driverEmail)).length).toBe(1);
  } finally {
    for (const context of contexts) await context.close();
    await product.close();
  }
});
