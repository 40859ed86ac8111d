import { endSession, newAccount } from '../account.ts';
import { expect, open, test } from '../guideTest.ts';
import { readMailsTo } from '../mailbox.ts';
import {
  cards,
  chosenPlaces,
  enterCard,
  fillPassenger,
  openFilledPayment,
  passengerName,
  payAndApprove,
  payButton,
  planTour,
  receiptEmail,
  reserve,
  sameAsOwner,
} from '../payment.ts';

test('SPEC 2, 4: goes from the plan to the ticket, buys once, mails the receipt, and clears the chosen places', async ({
  page,
}) => {
  const { email } = await newAccount(page);
  await planTour(page);
  await reserve(page);
  const order = page.getByRole('region', { name: 'Your order' });
  await expect(order).toContainText('Gangneung Station · Departs 10:00 · 2 people');
  await expect(order.getByRole('strong')).toHaveText('₩30,000');
  await expect(order).toContainText('₩30,000about $30.00, charged in Korean won (KRW)');
  await expect(page.getByRole('region', { name: 'Cancellation and refunds' })).toContainText('90% refund');
  await fillPassenger(page, email);
  await enterCard(page, cards.approved);
  // With one method there is no choice.
  await expect(page.getByText('How would you like to pay?')).toHaveCount(0);
  const orders: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/payments/orders')) orders.push(request.method());
  });
  await payButton(page).dblclick();
  await page.getByRole('button', { name: 'Approve payment' }).click();
  await expect(page.getByRole('heading', { name: 'Payment has been completed' })).toBeVisible();
  expect(orders, 'one order on a double click').toEqual(['POST']);
  await expect(page.getByText('The receipt has been sent to your email.')).toBeVisible();
  await expect(page).toHaveURL(/\/success\?orderId=order_[A-Za-z0-9_-]+$/);
  expect(await chosenPlaces(page)).toEqual([]);
  const orderId = new URL(page.url()).searchParams.get('orderId') ?? '';
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Payment has been completed' })).toBeVisible();

  await test.step('going back after paying does not buy twice', async () => {
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'You’ve already bought this tour' })).toBeVisible();
    await expect(payButton(page)).toHaveCount(0);
    await page.goForward();
    await page.goForward();
  });

  await page.getByRole('link', { name: 'See the ticket' }).click();
  await expect(page.getByRole('img', { name: 'QR code for the driver' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'For the driver' })).toContainText('2명');
  await expect
    .poll(async () => (await readMailsTo(page, email)).filter(({ text }) => text.includes(orderId)).length, {
      timeout: 15_000,
    })
    .toBe(1);
  const receipt = (await readMailsTo(page, email)).find(({ text }) => text.includes(orderId));
  expect(receipt?.text).toContain('30,000');
});

test('SPEC 5, 8: enables Pay once its script, a name, an address and the box are there, says what is missing or wrong, keeps the form through a reload, and logs any other failure', async ({
  page,
}) => {
  const { email } = await newAccount(page);
  await planTour(page);

  await test.step('the payment script does not load', async () => {
    await page.route('**/sandbox/toss/v2/standard', (route) => route.abort());
    await open(page, '/payment');
    await expect(page.getByText('The payment methods couldn’t be loaded.', { exact: false })).toBeVisible();
    await fillPassenger(page, email);
    await expect(payButton(page)).toBeDisabled();
    await expect(payButton(page)).toHaveAccessibleDescription(/couldn’t be loaded, so you can’t pay yet/);
    await page.unroute('**/sandbox/toss/v2/standard');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(payButton(page)).toBeEnabled();
  });

  const card = page.getByRole('textbox', { name: 'Card number' });
  await expect(card).toBeVisible();
  await sameAsOwner(page).uncheck();
  await expect(payButton(page)).toBeDisabled();
  await passengerName(page).fill('   ');
  // The browser accepts it, and nothing can be delivered to it.
  await receiptEmail(page).fill('somebody@localhost');
  await sameAsOwner(page).check();
  await expect(passengerName(page)).toHaveValue('Minji Kim');
  const orders: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/payments/orders')) orders.push(request.url());
  });
  // At its right side, where "Back to top" was.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const backToTop = page.locator('[aria-label="Back to top"]');
  await expect(backToTop).not.toHaveAttribute('hidden');
  await expect(backToTop).toBeHidden();
  const box = await payButton(page).boundingBox();
  await payButton(page).click({ position: { x: (box?.width ?? 0) * 0.85, y: (box?.height ?? 0) / 2 } });
  await expect(receiptEmail(page)).toBeFocused();
  await expect(receiptEmail(page)).toHaveAccessibleDescription(/Invalid email format\./);
  expect(orders).toEqual([]);
  await receiptEmail(page).fill('somebody@example.com');
  await expect(receiptEmail(page)).not.toHaveAccessibleDescription(/Invalid email format\./);
  await passengerName(page).fill('   ');
  await expect(payButton(page)).toBeDisabled();
  await passengerName(page).fill('Hana Lee');
  expect(await page.evaluate(() => sessionStorage.getItem('passengerEmail'))).toBe('somebody@example.com');
  await page.reload();
  await expect(passengerName(page)).toHaveValue('Hana Lee');
  await expect(receiptEmail(page)).toHaveValue('somebody@example.com');
  await expect(sameAsOwner(page)).toBeChecked();
  await sameAsOwner(page).uncheck();
  await expect(payButton(page)).toBeDisabled();
  await sameAsOwner(page).check();

  // An alert for a missing method, card number or agreement, with a sentence beside it
  // (docs/product/payments.md#messages).
  const closeAlert = async (name: string) => {
    const alert = page.getByRole('alertdialog', { name });
    await alert.getByRole('button', { name: 'OK' }).click();
    await expect(alert).toBeHidden();
  };
  const failed = 'Payment request failed. Please try again.';
  await payButton(page).click();
  await closeAlert(failed);
  await expect(page.getByText('Please choose a payment method.')).toBeInViewport();
  await card.fill('1234');
  await payButton(page).click();
  await closeAlert(failed);
  await expect(page.getByText('The card number is incorrect.', { exact: false })).toBeInViewport();
  await expect(page.getByText('Please choose a payment method.')).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await card.fill(cards.approved);
  await payButton(page).click();
  await closeAlert('Please agree to the required terms.');
  await expect(page.getByText('Please agree to the payment terms', { exact: false })).toBeInViewport();
  await expect(payButton(page)).toBeEnabled();

  await test.step('any other failure is logged', async () => {
    const logged: string[] = [];
    page.on('console', (message) => void logged.push(message.text()));
    await enterCard(page, cards.approved);
    await page.route('**/payments/orders?*', (route) => route.abort());
    await payButton(page).click();
    await closeAlert(failed);
    await expect.poll(() => logged).toContain('payment request failed unreachable');
    await expect(page.getByText('The connection to the server was lost.', { exact: false })).toBeVisible();
    await page.unroute('**/payments/orders?*');
    await page.route('**/sandbox/toss/authorize', (route) =>
      route.fulfill({ status: 500, contentType: 'application/json', body: '{"code":"UNKNOWN_ERROR"}' }),
    );
    await payButton(page).click();
    await closeAlert(failed);
    await expect.poll(() => logged).toContain('payment request failed UNKNOWN_ERROR');
  });

  await open(page, '/fail?code=AGREEMENT_REQUIRED');
  await expect(page.getByText('The required terms were not agreed to.', { exact: false })).toBeVisible();
});

test('DESIGN 3: reports a lost connection on the way back, charges nothing for a changed amount, pays once on a retry, and syncs a payment whose response is missing', async ({
  page,
}) => {
  await openFilledPayment(page, cards.responseWithheld);
  // The visitor's own connection fails first, so that the address is still complete.
  await page.route('**/payments/confirm*', (route) => route.abort());
  await payAndApprove(page);
  const unknown = page.getByRole('heading', {
    name: 'We don’t yet know whether the payment went through',
  });
  await expect(unknown).toBeVisible();
  const complete = page.url();

  await test.step('a changed amount in the return address', async () => {
    await page.unroute('**/payments/confirm*');
    const address = new URL(complete);
    expect(address.searchParams.get('amount')).toBe('30000');
    address.searchParams.set('amount', '100');
    await open(page, address.href);
    await expect(page.getByRole('heading', { name: 'The payment doesn’t match the order' })).toBeVisible();
    await expect(page.getByText('Nothing has been charged.')).toBeVisible();
    expect(await chosenPlaces(page)).toHaveLength(2);
    await expect(page).not.toHaveURL(/paymentKey/);
  });

  await test.step('a retry', async () => {
    await page.route('**/payments/confirm*', (route) => route.abort());
    await open(page, complete);
    await expect(unknown).toBeVisible();
    await page.unroute('**/payments/confirm*');
    // After 7 s without the provider's response; the message on the page may last less than a second.
    const confirmation = page.waitForResponse(/\/payments\/confirm/, { timeout: 30_000 });
    await page.getByRole('button', { name: 'Try again' }).click();
    expect((await confirmation).status()).toBe(202);
    await expect(page.getByRole('heading', { name: 'Payment has been completed' })).toBeVisible({
      timeout: 40_000,
    });
    await expect(page).not.toHaveURL(/paymentKey/);
    expect(await chosenPlaces(page)).toEqual([]);
  });
});

test('DESIGN 3, 7: shows a guest the order, lets them log in in place and pay, also after a session has ended, and leads a cancellation and a declined card back with everything unchanged', async ({
  page,
}) => {
  const { email, password } = await newAccount(page);
  await page.context().clearCookies();
  const order = page.getByRole('region', { name: 'Your order' });

  await test.step('DESIGN 7: /fail escapes markup in its address, and says nothing about an order to a visitor without one', async () => {
    await open(page, '/fail?code=%3Cb%3EX&message=%3Cimg%20src%3Dx%3E%20Call%20us');
    await expect(page.getByRole('heading', { name: 'The payment didn’t go through' })).toBeVisible();
    await expect(page.getByText('Nothing has been charged.')).toBeVisible();
    await expect(page.getByText('everything you entered are still there', { exact: false })).toBeHidden();
    await expect(page.getByRole('main')).not.toContainText('Call us');
    await expect(page.getByRole('main').locator('b, img')).toHaveCount(0);
  });

  await test.step('without chosen places the screen leads to the plan, and shows the company', async () => {
    await open(page, '/payment');
    await expect(page.getByRole('heading', { name: 'There’s nothing to pay for yet' })).toBeVisible();
    const company = page.getByRole('region', { name: 'Company information' });
    await expect(company).toContainText('사업자등록번호');
    await page.getByRole('link', { name: 'Go to the trip plan' }).click();
    await expect(page).toHaveURL(/myplan-detail/);
  });

  await test.step('a guest logs in', async () => {
    await planTour(page);
    await reserve(page);
    await expect(order).toContainText('Departs 10:00');
    await expect(order).toContainText('Gangneung tour taxi, 1-day ticket (3 hours)');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await fillPassenger(page, email);
    await enterCard(page, cards.approved);
  });

  const dialog = page.getByRole('dialog', { name: 'Please log in again' });
  await test.step('the session ends, and the login in place is closed', async () => {
    await endSession(page);
    await payButton(page).click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    const region = page.getByRole('region', { name: 'Log in to pay' });
    await expect(region).toBeVisible();
    await expect(order).toContainText('Departs 10:00');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await region.getByRole('textbox', { name: 'Email' }).fill(email);
    await region.getByRole('textbox', { name: 'Password' }).fill(password);
    await region.getByRole('button', { name: 'Log in' }).click();
    await expect(receiptEmail(page)).toHaveValue(email);
    await enterCard(page, cards.approved);
  });

  await test.step('the session ends, and the login in place continues the payment', async () => {
    await endSession(page);
    await payButton(page).click();
    await expect(dialog).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
    await dialog.getByRole('textbox', { name: 'Password' }).fill(password);
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('button', { name: 'Approve payment' })).toBeVisible();
  });

  await test.step('DESIGN 7: a cancellation at the card company', async () => {
    await page.getByRole('button', { name: 'Cancel payment' }).click();
    await expect(page).toHaveURL(/\/fail\?/);
    await expect(page.getByText('You cancelled the payment.')).toBeVisible();
    await expect(page.getByText('Nothing has been charged.')).toBeVisible();
    await expect(page.getByText('everything you entered are still there', { exact: false })).toBeVisible();
    await page.getByRole('link', { name: 'Back to the payment' }).click();
    await expect(order).toContainText('Departs 10:00');
    await expect(receiptEmail(page)).toHaveValue(email);
    await expect(sameAsOwner(page)).toBeChecked();
  });

  await test.step('DESIGN 7: a declined card', async () => {
    await enterCard(page, cards.refused);
    await payAndApprove(page);
    await expect(page.getByRole('heading', { name: 'The payment wasn’t approved' })).toBeVisible();
    await expect(page.getByText('Nothing has been charged.')).toBeVisible();
    expect(await chosenPlaces(page)).toHaveLength(2);
    await page.getByRole('link', { name: 'Back to the payment' }).click();
    await expect(receiptEmail(page)).toHaveValue(email);
  });

  await enterCard(page, cards.approved);
  await payAndApprove(page);
  await expect(page.getByRole('heading', { name: 'Payment has been completed' })).toBeVisible();
});
