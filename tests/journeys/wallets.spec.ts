import type { Page } from '@playwright/test';
import { z } from 'zod';
import { htmlLang, type Language } from '../../domain/languages.ts';
import { paymentMethods } from '../../domain/tickets/paymentMethods.ts';
import { en } from '../../web/messages/en/ticket.ts';
import { ko } from '../../web/messages/ko/ticket.ts';
import { newAccount } from '../account.ts';
import { axeViolations, chooseLanguage, expect, languages, open, test } from '../guideTest.ts';
import { expectNoOverflow } from '../layout.ts';
import { readMailsTo } from '../mailbox.ts';
import { namingFaults } from '../names.ts';
import { MovableClock, openOwnProduct } from '../ownProduct.ts';
import { chosenPlaces, planTour } from '../payment.ts';
import { shareProduct } from '../shareProduct.ts';

/** Every method at a price in dollars, as an operator sets them. The product of the other journeys offers only cards. */
const everyMethod = paymentMethods
  .map((method) => (method === 'card' ? method : `${method}:22.00`))
  .join(',');

// Each test has its own account.
const clock = new MovableClock();
shareProduct(() => openOwnProduct(clock, { PAYMENT_METHODS: everyMethod }));

/** The words of the journeys, in the languages in which they are made. */
const words = {
  en: {
    completed: 'Payment has been completed',
    approve: 'Approve payment',
    cancelAtWallet: 'Cancel payment',
    agree: /I agree to the payment terms/,
    account: 'Test account',
  },
  ko: {
    completed: '결제가 완료되었습니다',
    approve: '결제 승인',
    cancelAtWallet: '결제 취소',
    agree: /결제 약관에 동의합니다/,
    account: '시험용 계정',
  },
} as const;
type Spoken = keyof typeof words;

/** The wallet decides some seconds after the visitor has approved (server/sandbox/toss/payers.ts). */
const letWalletDecide = () => clock.moveTo(new Date(clock.now().getTime() + 30_000));

/** The visitor has chosen a language before. */
async function speak(page: Page, language: Language) {
  await page.context().addCookies([{ name: 'language', value: language, domain: 'localhost', path: '/' }]);
}

async function openPayment(page: Page, language: Spoken) {
  const account = await newAccount(page);
  await planTour(page);
  const { ticket } = { en, ko }[language];
  await speak(page, language);
  await open(page, '/payment');
  await page.getByRole('textbox', { name: ticket.payment.email }).fill(account.email);
  await page.getByRole('checkbox', { name: ticket.payment.same }).check();
  return { ...account, ticket };
}

/** A method of the page; the provider's widget has one of the same name, without a price. */
const methodRadio = (page: Page, name: string) =>
  page.getByRole('radio', { name: new RegExp(`^${name} (US\\$|₩)`) });

/** Chooses a wallet, and enters one of its test accounts in the provider's widgets. */
async function choose(page: Page, language: Spoken, wallet: string, account = 'approved@wallet.example') {
  await methodRadio(page, wallet).check();
  const field = page.getByRole('textbox', { name: words[language].account });
  await expect(field).toBeVisible();
  await field.fill(account);
  await page.getByRole('checkbox', { name: words[language].agree }).check();
}

// The texts of prices and outcomes in the other languages: web/pages/payment/prices.test.tsx and
// web/pages/tickets/ticketTexts.test.tsx.
test('buys by PayPal in dollars and gets them back, in Korean', async ({ page }) => {
  const said = words.ko;
  const { email, ticket } = await openPayment(page, 'ko');
  await expect(methodRadio(page, ticket.payment.card)).toBeChecked();
  await choose(page, 'ko', 'PayPal');
  const order = page.getByRole('region', { name: ticket.payment.summary });
  await expect(order.getByRole('strong')).toHaveText('US$22.00');
  await expect(order).not.toContainText('₩');
  await expect(page.getByRole('status').filter({ hasText: 'US$22.00' })).toHaveText(
    ticket.payment.charged('US$22.00'),
  );
  await page.reload();
  await expect(methodRadio(page, 'PayPal')).toBeChecked();
  await page.getByRole('checkbox', { name: said.agree }).check();
  await page.getByRole('button', { name: ticket.payment.pay, exact: true }).click();
  await expect(page.getByRole('heading', { name: 'PayPal' })).toBeVisible();
  await expect(page.getByText('US$22.00')).toBeVisible();
  await page.getByRole('button', { name: said.approve }).click();
  await expect(page.getByRole('heading', { name: said.completed })).toBeVisible();
  expect(await chosenPlaces(page)).toEqual([]);
  await page.getByRole('link', { name: ticket.payment.toTicket }).click();
  await expect(order).toContainText('US$22.00');
  await expect(order).toContainText('PayPal');
  await expect(order).not.toContainText('₩');
  await page.getByRole('button', { name: ticket.detail.cancel }).click();
  await expect(page.getByText(ticket.detail.cancelNow('US$22.00', 100))).toBeVisible();
  await page.getByRole('button', { name: ticket.detail.cancelDo }).click();
  await expect(page.getByText(ticket.detail.refunded('US$22.00'))).toBeVisible();
  const about = async () =>
    (await readMailsTo(page, email)).filter(({ text }) => text.includes('US$22.00')).length;
  await expect.poll(about).toBe(2);
});

test('switches methods by the keyboard, reports a changed price before anything is paid, and keeps everything for another try when the wallet’s window is left and when the wallet has refused', async ({
  page,
}) => {
  let isBefore = true;
  // The offer as a server with the previous price gave it.
  await page.route('**/payments/offer?*', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: isBefore ? text.replaceAll('"amount":22', '"amount":20') : text });
  });
  const { ticket, email } = await openPayment(page, 'en');
  const pay = page.getByRole('button', { name: ticket.payment.pay, exact: true });
  const account = page.getByRole('textbox', { name: words.en.account });

  await test.step('by the keyboard alone', async () => {
    await methodRadio(page, 'Credit or debit card').focus();
    await page.keyboard.press('ArrowDown');
    await expect(methodRadio(page, 'PayPal')).toBeChecked();
    await expect(account).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('textbox', { name: 'Card number' })).toBeVisible();
  });

  await test.step('the price has changed', async () => {
    // Any address will do in the sandbox.
    await choose(page, 'en', 'Alipay', 'minji@sea.photography');
    await expect(methodRadio(page, 'Alipay')).toHaveAccessibleName(/US\$20\.00/);
    await expect(page.getByText(ticket.payment.chargedLater)).toBeVisible();
    isBefore = false;
    await pay.click();
    await expect(page.getByRole('alertdialog', { name: ticket.payment.priceChanged })).toBeVisible();
    await page.getByRole('button', { name: ticket.payment.ok }).click();
    await expect(methodRadio(page, 'Alipay')).toHaveAccessibleName(/US\$22\.00/);
    await expect(methodRadio(page, 'Alipay')).toBeChecked();
    await expect(page.getByRole('textbox', { name: ticket.payment.email })).toHaveValue(email);
    await expect(account).toHaveValue('minji@sea.photography');
    await pay.click();
    await expect(page.getByRole('heading', { name: 'Alipay' })).toBeVisible();
    await expect(page.getByText('US$22.00')).toBeVisible();
  });

  await test.step('the window is left: nothing is charged', async () => {
    await page.getByRole('button', { name: words.en.cancelAtWallet }).click();
    await expect(page.getByRole('heading', { name: ticket.fail.title })).toBeVisible();
    await expect(page.getByText(ticket.success.notCharged)).toBeVisible();
    await page.getByRole('link', { name: ticket.success.backToPayment }).click();
    await expect(methodRadio(page, 'Alipay')).toBeChecked();
    expect(await chosenPlaces(page)).toHaveLength(2);
  });

  await test.step('the wallet has refused', async () => {
    await choose(page, 'en', 'Alipay', 'refused@wallet.example');
    await pay.click();
    await page.getByRole('button', { name: words.en.approve }).click();
    letWalletDecide();
    await expect(page.getByRole('heading', { name: ticket.success.refused })).toBeVisible({
      timeout: 40_000,
    });
    // Another payment of the same window may have been charged.
    await expect(page.getByText(ticket.success.maybeCharged)).toBeVisible();
    await expect(page.getByText(ticket.success.notCharged)).toHaveCount(0);
    await page.getByRole('link', { name: ticket.success.backToPayment }).click();
    await expect(methodRadio(page, 'Alipay')).toBeChecked();
    await expect(page.getByRole('textbox', { name: ticket.payment.email })).toHaveValue(email);
  });

  await test.step('another end of the window proves nothing, since a wallet charges by itself', async () => {
    await open(page, '/fail?code=PAY_PROCESS_ABORTED');
    await expect(page.getByText(ticket.success.maybeCharged)).toBeVisible();
    await expect(page.getByText(ticket.success.notCharged)).toHaveCount(0);
    await page.getByRole('link', { name: ticket.success.backToPayment }).click();
  });

  await test.step('another wallet pays', async () => {
    await choose(page, 'en', "Touch 'n Go eWallet");
    await pay.click();
    await page.getByRole('button', { name: words.en.approve }).click();
    letWalletDecide();
    await expect(page.getByRole('heading', { name: words.en.completed })).toBeVisible({ timeout: 40_000 });
  });
});

/** The payment with PayPal chosen, at all widths. The languages differ in their texts; the rules about everything else run once. */
async function expectToFitInEveryLanguage(page: Page): Promise<void> {
  await methodRadio(page, 'PayPal').check();
  for (const language of languages) {
    await chooseLanguage(page, language);
    await methodRadio(page, 'PayPal').check();
    await expect(page.getByText(/US\$22\.00/).last()).toBeVisible();
    await expectNoOverflow(page);
    if (language === 'en') expect(await axeViolations(page)).toEqual([]);
    expect(await namingFaults(page, htmlLang[language]), language).toEqual([]);
  }
}

/** The sandbox's widgets, like Toss Payments', take a currency that belongs to their payment UI. */
async function expectWidgetToRefuseOtherCurrencies(page: Page): Promise<void> {
  const codes = await page.evaluate(async () => {
    const errorCode = async (currency: string, variantKey: string) => {
      const open = Reflect.get(window, 'TossPayments');
      const widgets = open('test_gck_solbadaSandbox').widgets({ customerKey: '@@ANONYMOUS' });
      try {
        await widgets.setAmount({ value: 22, currency });
        await widgets.renderPaymentMethods({ selector: '#payment-methods', variantKey });
        return 'rendered';
      } catch (error) {
        return Reflect.get(Object(error), 'code');
      }
    };
    return [
      await errorCode('KRW', 'PAYPAL'),
      await errorCode('USD', 'DEFAULT'),
      await errorCode('EUR', 'PAYPAL'),
      await errorCode('USD', 'NOTHING'),
      await errorCode('USD', 'GCASH'),
    ];
  });
  expect(codes).toEqual([
    'INVALID_AMOUNT_CURRENCY',
    'INVALID_AMOUNT_CURRENCY',
    'INVALID_AMOUNT_CURRENCY',
    'INVALID_VARIANT_KEY',
    'rendered',
  ]);
}

test('has no axe violations or overflow in any language, waits on /success until the wallet has decided, and never says that an address that differs was not charged', async ({
  page,
}) => {
  const { ticket } = await openPayment(page, 'en');
  await expectToFitInEveryLanguage(page);
  await expectWidgetToRefuseOtherCurrencies(page);

  // Without the widgets of the last step. The form is kept.
  await chooseLanguage(page, 'en');
  await page.reload();
  await choose(page, 'en', 'DANA');
  // The wallet's window leads nowhere: a navigation that gets a 204 leaves the page where it is.
  await page.route('**/checkout/**', (route) => route.fulfill({ status: 204 }));
  const placed = page.waitForResponse(/\/payments\/orders/);
  const left = page.waitForResponse(/\/checkout\//);
  await page.getByRole('button', { name: ticket.payment.pay, exact: true }).click();
  const { orderId } = z.object({ orderId: z.string() }).parse(await (await placed).json());
  await left;

  // Without a key.
  await open(page, `/success?orderId=${orderId}&amount=22`);
  await expect(page.getByText(ticket.success.walletWaitingText)).toBeVisible();
  await open(page, `/success?orderId=${orderId}&paymentKey=unknown&amount=20`);
  await expect(page.getByRole('heading', { name: ticket.success.changed })).toBeVisible();
  await expect(page.getByText(ticket.success.maybeCharged)).toBeVisible();
  await expect(page.getByText(ticket.success.notCharged)).toHaveCount(0);

  await open(page, `/success?orderId=${orderId}&price=22`);
  await expect(page.getByText(ticket.success.walletWaitingText)).toBeVisible();
  await expect(page.getByRole('heading', { name: words.en.completed })).toHaveCount(0);
  // The visitor approves in the app of the wallet, and only the webhook reports it.
  const data = { orderId, amount: 22, currency: 'USD', orderName: 'ticket', method: 'DANA' };
  expect((await page.request.post('/sandbox/toss/authorize', { data })).ok()).toBe(true);
  letWalletDecide();
  await expect(page.getByRole('heading', { name: words.en.completed })).toBeVisible({ timeout: 40_000 });
});
