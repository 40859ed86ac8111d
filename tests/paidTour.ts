import type { Page } from '@playwright/test';
import { htmlLang, type Language } from '../contract/languages.ts';
import { newAccount } from './account.ts';
import { expect } from './guideTest.ts';
import { cards } from './payment.ts';

interface TourToBuy {
  readonly tripDate: string;
  readonly startTime?: string;
  readonly customerName?: string;
  readonly language?: Language;
}

/** A new visitor buys a tour over the API. @returns the order's number */
export async function buyTour(
  page: Page,
  { tripDate, startTime = '10:00', customerName = 'KIM SORA', language = 'en' }: TourToBuy,
): Promise<string> {
  const { email } = await newAccount(page);
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
