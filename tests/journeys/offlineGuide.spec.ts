import type { Page } from '@playwright/test';
import { z } from 'zod';
import { formatMinute } from '../../web/features/places/openAt.ts';
import { en as driver } from '../../web/messages/en/driver.ts';
import { en as hours } from '../../web/messages/en/hours.ts';
import { en as list } from '../../web/messages/en/list.ts';
import { en as offline } from '../../web/messages/en/offline.ts';
import { en as place } from '../../web/messages/en/place.ts';
import { en as planAdvice } from '../../web/messages/en/planAdvice.ts';
import { en as planTrip } from '../../web/messages/en/planTrip.ts';
import { en as shell } from '../../web/messages/en/shell.ts';
import { en as talk } from '../../web/messages/en/talk.ts';
import { ja as jaOffline } from '../../web/messages/ja/offline.ts';
import { ja as jaShell } from '../../web/messages/ja/shell.ts';
import { newAccount } from '../account.ts';
import { test } from '../guideOnDevice.ts';
import { expect, expectAccessible, open } from '../guideTest.ts';
import { expectStored, removal } from '../offlineGuide.ts';
import { bearerHeader, savePlan, threePlaces } from '../tripPlanScreen.ts';

const said = {
  ...shell,
  ...list,
  ...place,
  ...offline,
  ...driver,
  ...hours,
  ...talk,
  ...planAdvice,
  ...planTrip,
};
const beach = 'Gyeongpo Beach';

const cards = (page: Page) => page.getByRole('main').getByRole('article');

test('SPEC 2: every screen opens in flight mode after the browser was closed, and what belongs to an account and a shared plan once they were opened before', async ({
  device,
}) => {
  test.setTimeout(120_000);
  let page = await device.start('online');
  await newAccount(page);
  const token = await openAccountAndSharedPlan(page);
  // What the visitor has chosen so far.
  await page.evaluate((places) => localStorage.setItem('visitedPlaces', JSON.stringify(places)), threePlaces);
  const online = await listed(page, '/list?lang=en&tab=restaurant&sort=2');

  const evening = '2027-02-07T19:30';
  const counted = await page.request.get(`/api/v1/places/restaurant?size=1&openAt=${evening}`);
  const { totalItems } = z.object({ totalItems: z.int() }).parse(await counted.json());

  page = await device.start('offline');
  await test.step('home', async () => {
    await open(page, '/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByText(said.shell.offline)).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await brokenPictures(page)).toEqual([]);
  });
  await test.step('list: order, theme, search', async () => {
    expect(await listed(page, '/list?tab=restaurant&sort=2')).toEqual(online);
    await open(page, '/list');
    const chip = page.getByRole('button', { name: 'History' });
    await chip.click();
    await expect(page).toHaveURL(/theme=8/);
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    // Other queries, and those that find nothing: tests/offlineGuide/sameness.test.ts.
    await open(page, `/list?query=${encodeURIComponent('gyeongpo baech')}`);
    await expect(cards(page).first()).toContainText(beach);
  });
  await test.step('place with its gallery and map', async () => {
    await open(page, '/content/tour/1');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(beach);
    const gallery = page.getByRole('region', { name: said.place.gallery });
    await expect(gallery.locator('img').first()).toBeVisible();
    const light = page.getByRole('region', { name: said.place.light.heading });
    await expect(light.locator('dd')).toHaveText([/^0[5-7]:\d\d$/, /^1[7-9]:\d\d$/]);
    await expect(light).toContainText(said.place.light.today);
    await page.getByRole('region', { name: said.place.map }).scrollIntoViewIfNeeded();
    await expect(page.locator('.leaflet-container')).toBeVisible();
    expect(await brokenPictures(page)).toEqual([]);
    await expect(page.getByRole('button', { name: said.place.report.open })).toBeDisabled();
    await expect(page.getByText(said.place.report.offline)).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('my plan with what belongs to the account, then the trip plan with its fit and the best order', async () => {
    await open(page, '/myplan');
    await expect(page.getByText(beach)).toBeVisible();
    await expectAccount(page);
    await open(page, '/myplan-detail');
    await expect(page.getByRole('heading', { name: said.trip.fit })).toBeAttached();
    await expect(page.getByRole('list', { name: said.trip.inOrder }).getByRole('listitem')).toHaveCount(3);
    await page.getByRole('button', { name: said.trip.bestOrder }).click();
    await expect(
      page.getByText(new RegExp(`${said.advice.bestAlready}|${said.advice.ordered}`)),
    ).toBeVisible();
  });
  await test.step('a shared plan', async () => {
    await open(page, `/plan/${token}`);
    await expect(page.getByRole('main')).toContainText('Bohemian Roasters');
  });
  await test.step("driver's card of a place that was never opened", async () => {
    await open(page, '/driver/tour/2');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('경포호');
    await expect(page.getByText(said.driver.offline)).toBeVisible();
  });
  await test.step('two-way board that was never opened', async () => {
    await open(page, '/talk');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.talk.title);
    await page.getByRole('link', { name: said.talk.sentences.toilet }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('화장실에 들러 주세요.');
  });
  await test.step('customer service, terms', async () => {
    await open(page, '/support');
    await page.getByRole('region', { name: said.offline.title }).scrollIntoViewIfNeeded();
    await expect(removal(page)).toBeVisible();
    await open(page, '/signup/terms');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  });
  await test.step('an address that the guide does not have', async () => {
    await open(page, '/content/tour/999999');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.place.cannotLoad);
  });
  await test.step('list: what is open at a time, which is a holiday', async () => {
    await page.clock.setFixedTime(new Date('2026-12-01T10:10:00+09:00'));
    await open(page, '/list?tab=restaurant');
    await page.getByRole('button', { name: said.hours.openOn, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: said.hours.title });
    await dialog.getByLabel(said.hours.day).fill('2027-02-07');
    await dialog.getByLabel(said.hours.time).selectOption('19:30');
    await dialog.getByRole('button', { name: said.hours.show }).click();
    const when = formatMinute(evening, 'en');
    await expect(page.getByText(said.hours.openCount(said.list.count(totalItems), when))).toBeVisible();
    await expect(page.getByRole('button', { name: said.hours.at(when), pressed: true })).toBeVisible();
    await expect(page.getByText(said.hours.differ('Seollal'))).toBeVisible();
  });

  // Online again the pages come from the network, without the notice.
  await device.setOnline(true);
  await open(page, '/list');
  await expect(page.getByText(said.shell.offline)).toHaveCount(0);
});

/** The names on the first page of a list, in their order. */
async function listed(page: Page, address: string): Promise<string[]> {
  await open(page, address);
  await expect(cards(page)).toHaveCount(20);
  return cards(page).getByRole('heading').allInnerTexts();
}

/** Addresses of the pictures that could not be shown as they are; the still map is only there until the map is. */
async function brokenPictures(page: Page): Promise<string[]> {
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
  return page.evaluate(() =>
    [...document.images]
      .filter(({ src }) => !src.includes('/maps/'))
      .filter(
        ({ complete, naturalWidth, src }) => complete && (naturalWidth === 0 || src.includes('placeholder')),
      )
      .map(({ src }) => src),
  );
}

/** What a visitor likes and has saved, in my plan. */
async function expectAccount(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Liked spots' })).toContainText('Anmok Beach');
  await expect(page.getByRole('button', { name: /^(Add saved|Continue) plan/ })).toBeVisible();
}

/** Likes a place, saves a plan and shares another, and opens all of it. @returns the token of the shared plan */
async function openAccountAndSharedPlan(page: Page): Promise<string> {
  await page.request.post('/api/v1/user/like-place/7', { headers: await bearerHeader(page) });
  await savePlan(page, [1, 2]);
  const shared = await page.request.post('/api/v1/trip-plan/share', {
    headers: await bearerHeader(page),
    data: { tripPlan: {}, visitSpotSet: [{ placeId: 110, memo: '', orderIndex: 1 }] },
  });
  const { token } = z.object({ token: z.string() }).parse(await shared.json());
  await open(page, `/plan/${token}`);
  await expect(page.getByRole('main')).toContainText('Bohemian Roasters');
  await expectStored(page, token);
  await open(page, '/myplan');
  await expectAccount(page);
  await expectStored(page, '/user/like-places');
  await expectStored(page, '/trip-plan?');
  return token;
}

test('keeps a second language by its texts alone, removes the guide, and says what is not kept', async ({
  device,
}) => {
  let page = await device.start('online');
  const bytes: number[] = [];
  const cdp = await device.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await open(page, '/support?lang=ja');
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => bytes.push(encodedDataLength));
  const japanese = page.getByRole('region', { name: jaOffline.offline.title });
  await japanese.scrollIntoViewIfNeeded();
  await expect(japanese.getByText('日本語のデータはまだ保存されていません。')).toBeVisible();
  const about = japanese.getByText(/^約\d+KB$/);
  await expect(about).toBeVisible();
  expect(Number(/\d+/.exec(await about.innerText())?.[0])).toBeLessThanOrEqual(90);
  await japanese.getByRole('button', { name: jaOffline.offline.addLanguage }).click();
  await expect(about).toBeHidden();
  await expect(japanese.getByText(/オフライン用に保存しました/)).toBeVisible();
  await expect(japanese.getByRole('button')).toHaveText([jaOffline.offline.remove]);
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(90_000);

  page = await device.start('offline');
  await open(page, '/content/tour/1?lang=ja');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('鏡浦ビーチ');
  await expect(page.getByText(jaShell.shell.offline)).toBeVisible();
  await open(page, '/list?lang=ja');
  await expect(cards(page)).toHaveCount(20);
  await page.getByRole('button', { name: jaShell.shell.language }).click();
  await page.getByRole('menuitem', { name: '한국어' }).click();
  await expect(page.getByText(jaShell.shell.languageOffline)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');

  await device.setOnline(true);
  await open(page, '/support?lang=en');
  await page.getByRole('region', { name: said.offline.title }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Remove from this device' }).click();
  await expect(page.getByRole('button', { name: 'Save for offline' })).toBeVisible();
  await device.setOnline(false);
  await open(page, '/list');
  // Of the screen itself the browser's own cache may still have the files.
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
});
