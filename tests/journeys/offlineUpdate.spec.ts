import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { systemClock } from '../../server/platform/clock.ts';
import { fastTemporaryFolder } from '../../server/platform/database/testing/fastTemporaryFolder.ts';
import { en as list } from '../../web/messages/en/list.ts';
import { en as offline } from '../../web/messages/en/offline.ts';
import type { Device } from '../device.ts';
import { test } from '../guideOnDevice.ts';
import { expect, open } from '../guideTest.ts';
import { changeRecord, readRecord, removal } from '../offlineGuide.ts';
import { openOwnProduct } from '../ownProduct.ts';
import { isFromNextBuild, makeRelease } from '../releases.ts';

const text = { before: 'About 1.8 km of sand backed by', next: 'Since the storm, 1.6 km of sand backed by' };
const title = { before: list.list.title.tour, next: 'Sights of Gangneung, and of its coast' };
type Build = keyof typeof text;
const hour = 3_600_000;

interface Release {
  readonly origin: string;
  /** The chunks of the program before that the release has in another form, by their names. */
  readonly changed: ReadonlySet<string>;
}

// They share a server of the next release, with one changed place and another screen. Each opens up to three browsers.
test.describe.configure({ mode: 'default', timeout: 120_000 });

let folder: string;
let product: Awaited<ReturnType<typeof openOwnProduct>>;
let release: Release;
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(fastTemporaryFolder(), 'solbada-release-'));
  const changed = await makeRelease(folder, {
    screens: { [title.before]: title.next },
    guide: { [text.before]: text.next },
  });
  product = await openOwnProduct(systemClock, {}, folder);
  release = { origin: product.origin, changed };
});
test.afterAll(async () => {
  await product.close();
  await rm(folder, { recursive: true, force: true });
});

/** A page of a device whose guide is due for an update, once the release is rolled out. */
async function startAfterRollout(device: Device): Promise<Page> {
  const page = await device.start('online');
  // Not a page of the product, which would see that the update is due.
  await page.goto('/healthz');
  await changeRecord(page, { keptAt: new Date(Date.now() - 7 * hour).toISOString() });
  device.routeTo(release.origin);
  return page;
}

/** The scripts of the page, by their addresses. */
const readScripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((address) => address.endsWith('.js')),
  );

/** The builds of the page's scripts, those aside that both builds have. */
async function listBuilds(page: Page): Promise<Build[]> {
  const builds = (await readScripts(page)).flatMap<Build>((address) => {
    if (isFromNextBuild(address)) return ['next'];
    return release.changed.has(path.basename(address)) ? ['before'] : [];
  });
  return [...new Set(builds)];
}

/** Expects a list whose scripts and text are all of one build. */
async function expectBuild(page: Page, build: Build): Promise<void> {
  await open(page, '/list');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title[build]);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(20);
  expect(await listBuilds(page)).toEqual([build]);
}

/** Expects that no part of the guide is missing, and the changed place as it was before or as it is now. */
async function expectGuide(page: Page, guide: Build): Promise<void> {
  await open(page, '/content/tour/1');
  await expect(page.getByText(text[guide])).toBeVisible();
  await open(page, '/support');
  await page.getByRole('region', { name: offline.offline.title }).scrollIntoViewIfNeeded();
  await expect(removal(page)).toBeVisible();
  await expect(page.getByText(/^Part of the guide is missing/)).toBeHidden();
}

/** Opens the browser again without network. */
async function startOffline(device: Device): Promise<Page> {
  const page = await device.start('offline');
  await clearBrowserCache(device, page);
  return page;
}

/** Clears the HTTP cache, which would hide a missing file. */
async function clearBrowserCache(device: Device, page: Page): Promise<void> {
  const session = await device.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
}

/** Waits until the guide is as the server has it. */
async function updated(page: Page): Promise<void> {
  await expect
    .poll(async () => Date.parse((await readRecord(page)).keptAt), { timeout: 60_000 })
    .toBeGreaterThan(Date.now() - hour);
}

/** Waits until a newer worker is installed, and waits in its turn; or until there is none. */
async function expectWaitingWorker(page: Page, isThere: boolean): Promise<void> {
  const isWaiting = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration('/');
      return registration?.waiting?.state === 'installed';
    });
  await expect.poll(isWaiting, { timeout: 60_000 }).toBe(isThere);
}

test('fetches only what has changed of program and guide, and never mixes two builds on a page', async ({
  device,
}) => {
  const page = await startAfterRollout(device);
  await expectBuild(page, 'next');
  await Promise.all([updated(page), expectWaitingWorker(page, true)]);
  const addresses = device.transfers.map(({ address }) => address);
  const files = addresses.filter((address) => /^.assets/.test(address));
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((address) => !isFromNextBuild(address))).toEqual([]);
  expect(files).toHaveLength(new Set(files).size);
  const moved = device.transfers.filter(({ address }) => address.startsWith('/pocket-guide/'));
  expect(addresses).toContainEqual(expect.stringMatching(/\/parts\/places-0\./));
  expect(moved.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(20_000);

  // The newer worker is not active yet.
  await device.setOnline(false);
  await expectBuild(page, 'before');
  await device.setOnline(true);
  await expectBuild(page, 'next');
  await expectWaitingWorker(page, false);
  await device.setOnline(false);
  await clearBrowserCache(device, page);
  await expectBuild(page, 'next');
});

test('opens a whole guide after updates that broke off late in the program and between program and guide, then completes them', async ({
  device,
}) => {
  /** Loses the network in the middle of an update, after so many requests for such addresses, and ends the browser. */
  const breakOff = async (page: Page, requests: number, addresses: RegExp, isWorkerThere: boolean) => {
    device.breakAfter(requests, addresses);
    await open(page, '/list?lang=en');
    // The worker is installed before the guide is updated.
    if (isWorkerThere) await expectWaitingWorker(page, true);
    await expect.poll(device.isOnline, { timeout: 60_000 }).toBe(false);
    return startOffline(device);
  };
  let page = await breakOff(await startAfterRollout(device), 70, /\/assets\//, false);
  await expectBuild(page, 'before');
  await expectGuide(page, 'before');

  await device.setOnline(true);
  page = await breakOff(page, 0, /\/parts\//, true);
  await expectBuild(page, 'next');
  await expectGuide(page, 'before');

  await device.setOnline(true);
  await open(page, '/list');
  await updated(page);
  await device.setOnline(false);
  await clearBrowserCache(device, page);
  await expectBuild(page, 'next');
  await expectGuide(page, 'next');
});
