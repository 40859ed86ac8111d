import { formatDay } from '../../web/features/plan/tripDay.ts';
import { expect, open, test, waitForHydration } from '../guideTest.ts';
import { codeMailedTo, freshAddress, freshNickname, readMailsTo } from '../mailbox.ts';
import { openOwnProduct } from '../ownProduct.ts';
import { takeAccount } from '../pooledAccounts.ts';
import { runFolder } from '../runFolder.ts';
import { shareProduct } from '../shareProduct.ts';
import { button, field, fillDetails } from '../signUpSteps.ts';
import { tourDay } from '../tourDay.ts';
import {
  addBySearch,
  addByTheme,
  addOnMap,
  beginVisit,
  chooseTour,
  companyPhone,
  costSection,
  expectPlaces,
  meter,
  openPlan,
  openSheet,
  openTicket,
  pay,
  planStatus,
  readOffer,
  reserve,
} from '../visit.ts';

/**
 * Three visitors from the home page to the day of their tour, each on a phone and in a different language. The other journeys
 * prove the details of the screens; these prove that one leads to the next with nothing lost.
 */
shareProduct(() => openOwnProduct(undefined, { PAYMENT_METHODS: 'card,paypal:22.00' }));

/** The morning of the tour in Korea, an hour before it starts. */
const morning = new Date(`${tourDay}T09:00:00+09:00`);

test.describe('from Taiwan', () => {
  test.use({ locale: 'zh-TW' });

  test('a guest plans, signs up by e-mail to save, pays by card, and rides', async ({ page }) => {
    const visit = await beginVisit(page, 'tw');
    const { messages } = visit;
    await readOffer(visit, '觀光計程車 · 3小時 · 每輛車₩30,000，最多4人 · 江陵站出發');
    await addBySearch(visit, '鏡浦海灘');
    await addOnMap(visit, '正東津海灘');
    await addByTheme(visit, '歷史', '烏竹軒·市立博物館');

    await test.step('the plan is too long: another order, then a place less', async () => {
      await openPlan(visit);
      await expectPlaces(visit, ['鏡浦海灘', '正東津海灘', '烏竹軒·市立博物館']);
      await expect(meter(visit)).toHaveAttribute('aria-valuetext', /比3小時多(\d+小時)?(\d+分鐘)?$/);
      await button(page, '依最快順序排列').click();
      await expect(planStatus(visit, /^已依最快的順序排列。車程少/)).toBeVisible();
      await button(page, '復原').click();
      await expectPlaces(visit, ['鏡浦海灘', '正東津海灘', '烏竹軒·市立博物館']);
      await page.getByRole('button', { name: /^不去烏竹軒·市立博物館（省.+）$/ }).click();
      await expectPlaces(visit, ['鏡浦海灘', '正東津海灘']);
      await expect(meter(visit)).toHaveAttribute('aria-valuetext', /還剩/);
    });

    const email = freshAddress();
    await test.step('Save leads through the sign-up, whose tab is reloaded while the mail is read, back to the saved plan', async () => {
      await chooseTour(visit);
      await button(page, messages.trip.save).click();
      await page.getByRole('main').getByRole('link', { name: messages.signUp.title }).click();
      // The login has a field of the same name.
      await expect(page).toHaveURL(/\/signup\/email\/1/);
      await field(page, messages.signUp.email).fill(email);
      await button(page, messages.signUp.sendCode).click();
      await expect(page).toHaveURL(/\/signup\/email\/2/);
      await page.reload();
      await waitForHydration(page);
      await field(page, messages.signUp.code).fill(await codeMailedTo(page, email));
      await fillDetails(page, messages.signUp, freshNickname());
      for (const box of await page.getByRole('checkbox').all()) await box.check();
      await button(page, messages.signUp.submit).click();
      await button(page, '返回行程安排').click();
      await expect(planStatus(visit, '行程已儲存。')).toBeVisible();
    });

    await test.step('the payment has what was chosen, and its price in won', async () => {
      await openSheet(visit);
      await reserve(visit);
      await expect(costSection(visit).getByRole('strong')).toHaveText('₩30,000');
      await expect(costSection(visit)).toContainText('₩30,000¥30,000（韓元，非人民幣或日圓）');
      await pay(visit, email, 'card');
      await openTicket(visit);
      const receipt = async () => (await readMailsTo(page, email)).map(({ text }) => text).join('\n');
      await expect.poll(receipt).toContain('江陵站前');
      expect(await receipt()).toContain(companyPhone);
    });

    await test.step('on the day the ticket comes first, and the driver sees its stops', async () => {
      await page.clock.setFixedTime(morning);
      await open(page, '/myplan');
      const day = formatDay(tourDay, 'tw', 'full');
      await expect(page.getByText(`您已預訂${day}的觀光計程車。`)).toBeVisible();
      await open(page, '/driver/plan');
      await expect(page.getByRole('heading', { level: 1, name: '경포해변' })).toBeVisible();
      await expect(page.getByText('1 / 2', { exact: true })).toBeVisible();
      await page.getByRole('link', { name: '與司機對話' }).click();
      await expect(page.getByRole('heading', { level: 1, name: '與司機對話' })).toBeVisible();
    });
  });
});

test('in English, a guest plans, signs up by Google to pay, pays dollars by PayPal, and rides', async ({
  page,
}) => {
  const visit = await beginVisit(page, 'en');
  const { messages } = visit;
  await readOffer(visit, 'Tour taxi · 3 hours · ₩30,000 per car, up to 4 people · from Gangneung Station');
  await addBySearch(visit, 'Ojukheon House and Municipal Museum');
  await addOnMap(visit, 'Jeongdongjin Beach');
  await addByTheme(visit, 'Cafes', 'Gangneung Coffee Street');

  await test.step('a visit is shortened as advised, and a place that was removed comes back', async () => {
    await openPlan(visit);
    await expect(meter(visit)).toHaveAttribute('aria-valuetext', /too long$/);
    const length = page.getByRole('combobox', {
      name: 'Length of the visit: Ojukheon House and Municipal Museum',
    });
    const before = await length.inputValue();
    await page.getByRole('button', { name: /^Shorten Ojukheon House and Municipal Museum to / }).click();
    await expect(length).not.toHaveValue(before);
    await button(page, 'Undo').click();
    await expect(length).toHaveValue(before);
    await button(page, 'Remove Jeongdongjin Beach').click();
    await button(page, 'Undo').click();
    await button(page, 'Move Gangneung Coffee Street up').click();
    await expectPlaces(visit, ['Ojukheon House', 'Gangneung Coffee Street', 'Jeongdongjin Beach']);
  });

  const email = `${freshNickname()}@gmail.com`;
  await test.step('Reserve leads through the sign-up back to the payment', async () => {
    await chooseTour(visit);
    await reserve(visit, async () => {
      await page.getByRole('radio', { name: 'Keep the plan as it is' }).check();
      await page.getByRole('dialog').getByRole('button', { name: 'Continue', exact: true }).click();
    });
    await page.getByRole('link', { name: messages.login.google }).click();
    await page.getByLabel('Email').fill(email);
    await button(page, 'Continue').click();
    await field(page, messages.signUp.nickname).fill(freshNickname());
    await page.getByRole('checkbox', { name: messages.signUp.terms }).check();
    await page.getByRole('checkbox', { name: messages.signUp.privacy }).check();
    await button(page, messages.signUp.submit).click();
    await button(page, 'Continue to payment').click();
    await expect(costSection(visit)).toContainText('Gangneung Station · Departs 10:00 · 2 people');
  });

  await test.step('the dollars that PayPal charges are the only amount', async () => {
    await expect(costSection(visit)).toContainText('₩30,000about $30.00, charged in Korean won (KRW)');
    await page.getByRole('radio', { name: /^PayPal US\$22\.00/ }).check();
    await expect(costSection(visit).getByRole('strong')).toHaveText('US$22.00');
    await expect(costSection(visit)).not.toContainText('30');
    await pay(visit, email, 'wallet');
    await openTicket(visit);
    await expect(costSection(visit)).toContainText('US$22.00');
  });

  await test.step('on the day the driver sees the three stops, and the board is one tap away', async () => {
    await page.clock.setFixedTime(morning);
    await open(page, '/myplan');
    const day = formatDay(tourDay, 'en', 'full');
    await expect(page.getByText(`You’ve booked a tour for ${day}.`)).toBeVisible();
    await open(page, '/driver/plan');
    await expect(page.getByRole('heading', { level: 1, name: '오죽헌·시립박물관' })).toBeVisible();
    await expect(page.getByText('1 / 3', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Talk with the driver' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Talk with the driver' })).toBeVisible();
  });
});

test.describe('from Japan', () => {
  test.use({ locale: 'ja-JP' });

  test('a visitor with an account plans, logs in to save, continues the plan later, pays by card, and rides without network', async ({
    page,
    context,
  }) => {
    const { email, password } = takeAccount(runFolder());
    const visit = await beginVisit(page, 'ja');
    const { messages } = visit;
    await readOffer(visit, '観光タクシー · 3時間 · 1台₩30,000（4名まで） · 江陵駅発');
    await addBySearch(visit, '鏡浦ビーチ');
    await addOnMap(visit, '正東津ビーチ');
    await addByTheme(visit, '歴史', '烏竹軒・市立博物館');

    await test.step('Back asks; Save leads through the login home, where the plan is named', async () => {
      await openPlan(visit);
      await expect(meter(visit)).toHaveAttribute('aria-valuetext', /オーバー$/);
      await page.getByRole('button', { name: /^最短の順番にする（.+短縮）$/ }).click();
      await expect(planStatus(visit, /^最短の順番に並べ替えました。移動が.+減りました。$/)).toBeVisible();
      await chooseTour(visit);
      await button(page, messages.shell.back).click();
      await page
        .getByRole('dialog', { name: messages.trip.leaveQuestion })
        .getByRole('button', { name: messages.trip.save })
        .click();
      await field(page, messages.signUp.email).fill(email);
      await field(page, messages.signUp.password).fill(password);
      await page.getByRole('main').getByRole('button', { name: messages.shell.logIn, exact: true }).click();
      await expect(planStatus(visit, 'プランを保存しました。')).toBeVisible();
      await expect(page).toHaveURL(/localhost:\d+\/$/);
    });

    await test.step('the saved plan is as it was, and Back does not ask', async () => {
      await page.getByRole('status').getByRole('link', { name: 'マイプラン' }).click();
      const resume = page.getByRole('button', { name: /^\d\d\.\d\dに保存したプランを続ける$/ });
      await resume.click();
      await openSheet(visit);
      await expectPlaces(visit, ['正東津ビーチ', '烏竹軒・市立博物館', '鏡浦ビーチ']);
      await button(page, messages.shell.back).click();
      await expect(page).toHaveURL(/\/myplan$/);
      await button(page, messages.plan.viewPlan).click();
      await openSheet(visit);
    });

    await test.step('it is paid for with the same inputs', async () => {
      await reserve(visit, async () => {
        await page.getByRole('radio', { name: 'このまま予約する' }).check();
        await page.getByRole('dialog').getByRole('button', { name: '次へ', exact: true }).click();
      });
      await expect(costSection(visit)).toContainText('₩30,000¥30,000（日本円ではなく韓国ウォン）');
      await pay(visit, email, 'card');
      await openTicket(visit);
      await expect(page.getByText(messages.ticket.tickets.kept)).toBeVisible();
    });

    await test.step('on the day, without network: the driver’s card, the board and the ticket', async () => {
      await page.clock.setFixedTime(morning);
      const ticket = new URL(page.url()).pathname;
      await open(page, '/driver/plan');
      await expect(page.getByText(messages.driver.kept)).toBeVisible();
      await context.setOffline(true);
      await page.reload();
      await waitForHydration(page);
      await expect(page.getByRole('heading', { level: 1, name: '정동진해변' })).toBeVisible();
      await expect(page.getByText('1 / 3', { exact: true })).toBeVisible();
      await page.getByRole('link', { name: 'ドライバーと話す' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'ドライバーと話す' })).toBeVisible();
      await open(page, ticket);
      await expect(page.getByRole('img', { name: messages.ticket.detail.qr })).toBeVisible();
    });
  });
});
