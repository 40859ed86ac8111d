import type { Page } from '@playwright/test';
import { dayAfter } from '../domain/calendar/days.ts';
import { htmlLang, type Language } from '../domain/languages.ts';
import { newAccount } from './account.ts';
import { expect, test } from './guideTest.ts';
import { cards } from './payment.ts';
import { tourDay } from './tourDay.ts';

/** Each test has its own days, since all share one server. */
export const dayFor = (test: number) => dayAfter(tourDay, -100 + 7 * test);

interface TourToBuy {
  readonly tripDate: string;
  readonly startTime?: string;
  readonly customerName?: string;
  readonly language?: Language;
}

/** A new visitor buys a tour over the API. @returns the order's number */
export async function buyTour(page: Page, tour: TourToBuy): Promise<string> {
  const { email } = await newAccount(page);
  return buyTourAs(page, email, tour);
}

/** The visitor with this address, who is logged in on the page, buys a tour over the API. @returns the order's number */
export async function buyTourAs(
  page: Page,
  email: string,
  { tripDate, startTime = '10:00', customerName = 'KIM SORA', language = 'en' }: TourToBuy,
): Promise<string> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'access_token')?.value ?? '';
  const post = async (path: string, data: object) => {
    const headers = { authorization: `Bearer ${token}`, 'accept-language': htmlLang[language] };
    const response = await page.request.post(path, { data, headers });
    expect(response.ok(), `${path}: ${response.status()} ${await response.text()}`).toBe(true);
    return response.json();
  };
  const { orderId, amount, orderName } = await post('/api/v1/payments/orders', {
    tripDate,
    startTime,
    numberOfPeople: 2,
    departure: 'GANGNEUNG_STATION',
    visitSpotSet: [
      { placeId: 3, memo: 'Lunch here, please', orderIndex: 1 },
      { placeId: 1, memo: '', orderIndex: 2 },
    ],
    customerName,
    customerEmail: email,
  });
  const { paymentKey } = await post('/sandbox/toss/authorize', {
    orderId,
    amount,
    orderName,
    method: 'CARD',
    card: cards.approved,
  });
  await post('/api/v1/payments/confirm', { orderId, paymentKey, amount });
  return orderId;
}

/** A call of the desk's API by the person who is signed in on the page: what a colleague does meanwhile. */
export async function callDesk(page: Page, method: string, path: string, body?: object) {
  const response = await page.request.fetch(`/api/v1/desk${path}`, {
    method,
    headers: { origin: String(test.info().project.use.baseURL) },
    ...(body ? { data: body } : {}),
  });
  expect(response.ok(), `${path}: ${response.status()}`).toBe(true);
  return response.json();
}

interface NewDriver {
  id: number;
  name: string;
  email: string;
  version: number;
}

let drivers = 0;
/** Adds a driver with a name that no other test uses. */
export async function addDriver(page: Page, change: object = {}): Promise<NewDriver> {
  drivers += 1;
  const name = `기사${Date.now().toString(36)}${drivers}`;
  const email = `driver-${Date.now().toString(36)}${drivers}@example.com`;
  const fields = { phone: '010-1234-5678', car: '현대 그랜저 검정', plate: '강원 12바 3456' };
  return callDesk(page, 'POST', '/drivers', { name, email, ...fields, ...change });
}

/** Opens a driver's lasting link for the first time, which sets its PIN. */
export async function openDriverLink(page: Page, url: string, pin = '2580'): Promise<void> {
  await page.goto(url);
  await page.getByLabel('비밀번호', { exact: true }).fill(pin);
  await page.getByLabel('비밀번호 다시 입력').fill(pin);
  await page.getByRole('button', { name: '비밀번호 정하기' }).click();
}
