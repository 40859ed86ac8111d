import type { Page } from '@playwright/test';
import { test as onDevice } from '../device.ts';
import { dayFromToday, openDriverTourServer } from '../driverTourServer.ts';
import { expect, expectAccessible, test } from '../guideTest.ts';
import { expectNoOverflow } from '../layout.ts';
import { shareProduct } from '../shareProduct.ts';

// Each test has its own driver.
const server = shareProduct(openDriverTourServer);

const today = () => dayFromToday(0);
const card = (page: Page, name: string) => page.getByRole('article', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const readState = async (orderId: string) => (await server().readTour(orderId)).state;
const waiting = (page: Page) => page.getByText('연결되면 보냅니다');

/** A driver with a tour that is offered to them. */
async function offerTour(tripDate = today(), startTime = '00:00') {
  const driver = await server().addDriver();
  const order = await server().addOrder({ tripDate, startTime });
  return { driver, order, link: await server().assign(order, driver) };
}

/** Opens the link, and waits until it also opens without network. */
async function openForLater(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await expect(card(page, 'ADA LOVELACE')).toBeVisible();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

test('takes a driver through a tour: accepts, meets the visitors, notes overtime, finishes', async ({
  page,
}) => {
  const { order, link } = await offerTour();
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('김기사 기사님의 투어');
  const tour = card(page, 'ADA LOVELACE');
  await expect(tour).toContainText('2명 · 영어');
  await expect(tour.getByRole('listitem')).toHaveCount(2);
  await expect(tour.getByRole('listitem').first()).toContainText('바다가 보이는 자리');
  await expect(tour.getByRole('link', { name: '카카오맵: 경포해변' })).toHaveAttribute(
    'href',
    /^https:\/\/map\.kakao\.com\/link\/map\/.+,37\.\d+,128\.\d+$/,
  );
  await expect(page.getByRole('link', { name: /회사에 전화/ })).toHaveAttribute('href', 'tel:+82331234567');
  await expectNoOverflow(page);
  await expectAccessible(page);

  await test.step('shows the visitor’s name on the whole screen', async () => {
    await page.getByRole('button', { name: 'ADA LOVELACE 이름판 보기' }).click();
    const sign = page.getByRole('dialog', { name: 'ADA LOVELACE' });
    expect(await sign.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await expect(sign.getByText('LOVELACE')).toBeInViewport({ ratio: 1 });
    await expectAccessible(page, 'dialog[open]');
    await sign.getByRole('button', { name: '닫기' }).click();
    await expect(sign).toBeHidden();
  });

  await button(page, '수락').press('Enter');
  // The button is gone; the focus stays on the tour.
  await expect(tour.getByRole('heading', { name: '00:00' })).toBeFocused();
  await expect.poll(() => readState(order)).toBe('accepted');
  await button(page, '손님 없음').click();
  await expect.poll(() => readState(order)).toBe('notMet');
  await button(page, '손님 만남').click();
  await expect.poll(() => readState(order)).toBe('met');
  for (const _ of [1, 2, 3]) await button(page, '추가 시간 30분 늘리기').click();
  await expect(tour).toContainText('1시간 30분₩15,000');
  await expect(tour).toContainText('추가 30분 ₩5,000 · 회사에만 알림, 손님 결제 아님');
  await expect.poll(async () => (await server().readTour(order)).overtimeHalfHours).toBe(3);
  await expectNoOverflow(page);
  await button(page, '투어 종료').click();
  await page.getByRole('dialog').getByRole('button', { name: '투어 종료' }).click();
  await expect.poll(() => readState(order)).toBe('finished');
  await expect(tour.getByText('투어 종료', { exact: true })).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
  await expectAccessible(page);
});

test('lists today first, then coming days, yesterday last, and offers only what the day allows', async ({
  page,
}) => {
  const driver = await server().addDriver();
  let link = '';
  const orders: string[] = [];
  for (const days of [-1, 0, 1]) {
    const order = await server().addOrder({ tripDate: dayFromToday(days), startTime: '10:00' });
    orders.push(order);
    link = await server().assign(order, driver);
  }
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([/^오늘 · /, /^내일 · /, /^어제 · /]);
  await expect(page.getByText('수락을 기다리는 투어 2건')).toBeVisible();
  await expect(button(page, '수락')).toHaveCount(2);
  await button(page, '수락').last().click();
  // Tomorrow's visitors cannot be met today.
  await expect(page.getByRole('article').nth(1).getByText('수락함')).toBeVisible();
  await expect(button(page, '손님 만남')).toHaveCount(0);

  await test.step('asks before a tour is declined', async () => {
    const [, order = ''] = orders;
    const todaysTour = page.getByRole('article').first();
    const decline = todaysTour.getByRole('button', { name: '못 합니다', exact: true });
    const dialog = page.getByRole('dialog');
    await decline.click();
    await expectAccessible(page, 'dialog[open]');
    await dialog.getByRole('button', { name: '돌아가기' }).click();
    expect(await readState(order)).toBe('offered');
    await decline.click();
    await dialog.getByRole('button', { name: '못 합니다' }).click();
    await expect(page.getByRole('heading', { level: 2, name: /^오늘/ })).toBeHidden();
    const { state, cannot } = await server().readTour(order);
    expect([state, cannot]).toEqual(['unassigned', [driver]]);
  });
});

onDevice('opens without network, and sends what was reported meanwhile', async ({ device }) => {
  const { order, link } = await offerTour();
  await openForLater(await device.start('online'), link);

  const page = await device.start('offline');
  await page.goto(link);
  await expect(card(page, 'ADA LOVELACE')).toContainText('경포해변');
  await expect(page.getByText(/^연결 없음 · .*에 받은 내용입니다$/)).toBeVisible();
  await button(page, '수락').click();
  await button(page, '손님 만남').click();
  await expect(waiting(page)).toBeVisible();
  await expectAccessible(page);

  const later = await device.start('offline');
  await later.goto(link);
  await expect(waiting(later)).toBeVisible();
  expect(await readState(order)).toBe('offered');
  await device.setOnline(true);
  await expect(waiting(later)).toHaveCount(0);
  expect(await readState(order)).toBe('met');
});

test('says what became of a tour that the company gave to somebody else meanwhile, and whom to call when the link has been ended or has expired', async ({
  page,
  context,
}) => {
  const { driver, order, link } = await offerTour();
  await page.goto(link);
  await expect(card(page, 'ADA LOVELACE')).toBeVisible();
  await context.setOffline(true);
  await button(page, '수락').click();
  await expect(waiting(page)).toBeVisible();
  await server().unassign(order);
  await context.setOffline(false);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('처리되지 않았습니다');
  await expect(alert).toContainText('00:00 ADA LOVELACE · 수락');
  await expect(alert).toContainText('기사님의 투어 목록에 없습니다');
  await expectAccessible(page);
  await alert.getByRole('button', { name: '확인' }).click();
  await expect(alert).toBeHidden();
  await expect(page.getByText('지금은 맡은 투어가 없습니다.')).toBeVisible();

  await test.step('the link has been ended, or has expired', async () => {
    const expired = await offerTour(dayFromToday(-3));
    await server().endLinks(driver);
    for (const [address, title] of [
      [link, '쓸 수 없는 링크입니다'],
      [expired.link, '기간이 끝난 링크입니다'],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('link', { name: '회사에 전화 033-123-4567' })).toBeVisible();
      await expect(card(page, 'ADA LOVELACE')).toHaveCount(0);
      await expectAccessible(page);
    }
  });
});

test('loads again after a failure, works where storage is blocked, and does not take a double tap for two steps', async ({
  page,
}) => {
  const { order, link } = await offerTour();
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'caches'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  const calls = '**/api/v1/driver-tours/**';
  await page.route(calls, (route) => route.abort());
  await page.goto(link);
  await expect(page.getByText('투어를 불러오지 못했습니다. 연결을 확인하세요.')).toBeVisible();
  await page.unroute(calls);
  await button(page, '다시 시도').click();
  const pressable = await button(page, '수락').evaluate((accept: HTMLElement) => {
    accept.click();
    const next = document.querySelector('article .strong:not(dialog *)');
    return next && [next.textContent, getComputedStyle(next).pointerEvents];
  });
  expect(pressable).toEqual(['손님 만남', 'none']);
  await button(page, '손님 만남').click();
  await expect.poll(() => readState(order)).toBe('met');
});
