import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { en as list } from '../../web/messages/en/list.ts';
import { en as offline } from '../../web/messages/en/offline.ts';
import { test as base, type Device, withDevice } from '../device.ts';
import { filledDataFolder } from '../filledDataFolder.ts';
import { expect, open } from '../guideTest.ts';
import { changeRecord, keepGuide, readRecord, removal } from '../offlineGuide.ts';
import { openOwnServer } from '../ownServer.ts';
import { isOfNextBuild, makeRelease } from '../releases.ts';

const text = { before: 'About 1.8 km of sand backed by', next: 'Since the storm, 1.6 km of sand backed by' };
const title = { before: list.list.title.tour, next: 'Sights of Gangneung, and of its coast' };
type Build = keyof typeof text;
const hour = 3_600_000;

interface Releases {
  readonly origin: string;
  /** Runs the release with one changed place, or also with other screens. */
  readonly run: (release: 'content' | 'program') => Promise<void>;
  /** The chunks of the program before that the next one has in another form, by their names. */
  readonly changed: ReadonlySet<string>;
  /** The storage of a device with the guide of the release before, due for an update. */
  readonly kept: string;
}

/** Keeps the guide of the release that is running, and copies the device's storage to a folder. */
async function keepGuideOfPresent(options: Parameters<typeof withDevice>[0], kept: string): Promise<void> {
  await withDevice(options, async (device) => {
    const page = await device.start('online');
    await keepGuide(page, 'en');
    await changeRecord(page, { keptAt: new Date(Date.now() - 7 * hour).toISOString() });
    await device.copyTo(kept);
  });
}

const test = base.extend<{ baseURL: string; storage: string | null }, { releases: Releases }>({
  releases: [
    async ({ launchOptions }, use, { project }) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'solbada-releases-'));
      const folders = { content: path.join(folder, 'content'), program: path.join(folder, 'program') };
      const guide = { [text.before]: text.next };
      await makeRelease(folders.content, { screens: {}, guide });
      const changed = await makeRelease(folders.program, { screens: { [title.before]: title.next }, guide });
      const server = await openOwnServer(await filledDataFolder());
      await server.run(process.cwd());
      const kept = path.join(folder, 'kept');
      const { locale, viewport } = project.use;
      await keepGuideOfPresent(
        { launchOptions, baseURL: server.origin, locale, viewport, storage: null },
        kept,
      );
      await use({ origin: server.origin, kept, changed, run: (release) => server.run(folders[release]) });
      await server.stop();
      for (const made of [folder, server.dataFolder]) await rm(made, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ releases }, use) => use(releases.origin),
  storage: ({ releases }, use) => use(releases.kept),
});

// One server, and its releases in their order. Each test opens up to three browsers.
test.describe.configure({ mode: 'default', timeout: 150_000 });

/** The scripts of the page, by their addresses. */
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((address) => address.endsWith('.js')),
  );

/** The builds of the page's scripts, those aside that both builds have. */
async function buildsOf(page: Page, { changed }: Releases): Promise<Build[]> {
  const builds = (await scriptsOf(page)).flatMap<Build>((address) => {
    if (isOfNextBuild(address)) return ['next'];
    return changed.has(path.basename(address)) ? ['before'] : [];
  });
  return [...new Set(builds)];
}

/** Expects a list whose scripts and text are all of one build. */
async function expectBuild(page: Page, build: Build, releases: Releases): Promise<void> {
  await open(page, '/list');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title[build]);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(20);
  expect(await buildsOf(page, releases)).toEqual([build]);
}

/** Expects that no part of the guide is missing, and the changed place as it was before or as it is now. */
async function expectGuide(page: Page, guide: Build): Promise<void> {
  await open(page, '/content/tour/1');
  await expect(page.getByText(text[guide])).toBeVisible();
  await open(page, '/support');
  await page.getByRole('region', { name: offline.offline.title }).scrollIntoViewIfNeeded();
  await expect(removal(page, 'en')).toBeVisible();
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

test('moves at most 20 KB for one changed place, and shows its new text in flight mode', async ({
  device,
  releases,
}) => {
  await releases.run('content');
  const page = await device.start('online');
  await open(page, '/support?lang=en');
  const before = device.transfers.length;
  await updated(page);
  const moved = device.transfers.slice(before);
  expect(moved.map(({ address }) => address)).toContainEqual(expect.stringMatching(/\/parts\/places-0\./));
  expect(moved.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(20_000);

  await device.setOnline(false);
  await clearBrowserCache(device, page);
  await expectGuide(page, 'next');
});

test('fetches only the changed files of a program, and never mixes two builds on a page', async ({
  device,
  releases,
}) => {
  await releases.run('program');
  const page = await device.start('online');
  await expectBuild(page, 'next', releases);
  await Promise.all([updated(page), expectWaitingWorker(page, true)]);
  const files = device.transfers.map(({ address }) => address).filter((address) => /^.assets/.test(address));
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((address) => !isOfNextBuild(address))).toEqual([]);
  expect(files).toHaveLength(new Set(files).size);

  // The newer worker is not active yet.
  await device.setOnline(false);
  await expectBuild(page, 'before', releases);
  await device.setOnline(true);
  await expectBuild(page, 'next', releases);
  await expectWaitingWorker(page, false);
  await device.setOnline(false);
  await clearBrowserCache(device, page);
  await expectBuild(page, 'next', releases);
});

test('opens a whole guide after updates that broke off late in the program and between program and guide, then completes them', async ({
  device,
  releases,
}) => {
  await releases.run('program');
  /** Loses the network in the middle of an update, after so many requests for such addresses, and ends the browser. */
  const breakOff = async (page: Page, requests: number, addresses: RegExp, isWorkerThere: boolean) => {
    device.breakAfter(requests, addresses);
    await open(page, '/list?lang=en');
    // The worker is installed before the guide is updated.
    if (isWorkerThere) await expectWaitingWorker(page, true);
    await expect.poll(device.isOnline, { timeout: 60_000 }).toBe(false);
    return startOffline(device);
  };
  let page = await breakOff(await device.start('online'), 70, /\/assets\//, false);
  await expectBuild(page, 'before', releases);
  await expectGuide(page, 'before');

  await device.setOnline(true);
  page = await breakOff(page, 0, /\/parts\//, true);
  await expectBuild(page, 'next', releases);
  await expectGuide(page, 'before');

  await device.setOnline(true);
  await open(page, '/list');
  await updated(page);
  await device.setOnline(false);
  await clearBrowserCache(device, page);
  await expectBuild(page, 'next', releases);
  await expectGuide(page, 'next');
});
