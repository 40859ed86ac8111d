import type { Page } from '@playwright/test';
import { z } from 'zod';
import { browserArguments, findBrowser } from '../tests/browser.ts';
import { type Device, openDevice } from '../tests/openDevice.ts';
import { en } from '../web/messages/en/offline.ts';
import { startServer } from './children.ts';
import { workload } from './effort.ts';
import { median, type Report } from './report.ts';

const rounds = workload(5, 1);

/** The factor by which Lighthouse slows a phone. It slows only a page's main thread: workers keep their speed. */
const slowdown = 4;

/** Minimum time between opening a page and typing the first letter (ms): the page builds its search index meanwhile. */
const readingTime = workload(2_000, 0);

/** Letters in every script of the guide, and initials. */
const letters = ['g', 'b', 's', '강', '바', 'ㄱ', 'ㅂ', '海', '江', 'カ', 'か'];

/** One visit's times in ms. */
interface Visit {
  readonly place: number;
  readonly nextPlace: number;
  readonly firstSuggestions: number;
  readonly suggestions: number;
}

/** Opens an address in its own tab and on a slow processor, and waits until the page is hydrated. */
async function openTab(device: Device, address: string): Promise<Page> {
  const page = await device.context().newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('h1')) return;
      performance.mark('heading');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(address);
  await page.waitForSelector('html[data-alive]', { state: 'attached' });
  await page.waitForSelector('h1');
  return page;
}

interface Change {
  /** A selector of the elements whose texts show the result. */
  readonly shown: string;
  readonly target: string;
  /** The text to type into the target; without a text, the target is pressed. */
  readonly text?: string;
}

/** Time from an input until the page shows another result (ms). */
function measureChange(page: Page, change: Change): Promise<number> {
  return page.evaluate(({ shown, target, text }) => {
    const texts = () => [...document.querySelectorAll(shown)].map(({ textContent }) => textContent).join();
    const element = document.querySelector<HTMLElement>(target);
    if (!element) throw new Error(`there is no ${target}`);
    const former = texts();
    return new Promise<number>((resolve) => {
      const begun = performance.now();
      new MutationObserver((_, observer) => {
        if (['', former].includes(texts())) return;
        observer.disconnect();
        resolve(performance.now() - begun);
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
      if (text === undefined) {
        element.click();
        return;
      }
      if (element instanceof HTMLInputElement) element.select();
      document.execCommand('insertText', false, text);
    });
  }, change);
}

/** Measures on a place's page when its heading appears, then the heading of a place that it links. */
async function visitPlaces(page: Page, name: string): Promise<Pick<Visit, 'place' | 'nextPlace'>> {
  const heading = await page.locator('h1').innerText();
  if (!heading.startsWith(name)) throw new Error(`${heading} instead of ${name}`);
  const place = await page.evaluate(() => performance.getEntriesByName('heading')[0]?.startTime ?? 0);
  const nextPlace = await measureChange(page, { shown: 'h1', target: 'main article a[href*="/content/"]' });
  return { place, nextPlace };
}

/** Measures on the list the suggestions for the first letter typed, then for another one. */
async function visitSearch(page: Page): Promise<Pick<Visit, 'firstSuggestions' | 'suggestions'>> {
  await page.waitForTimeout(readingTime);
  const shown = '[data-open="true"] a[href*="/content/"]';
  const type = (text: string) => measureChange(page, { shown, target: 'input[type="search"]', text });
  return { firstSuggestions: await type('g'), suggestions: await type('b') };
}

interface ResponseTimes {
  /** The page's first search, which waits for its index. */
  readonly first: number;
  readonly letterTimes: readonly number[];
}

/** Times of the offline guide's own responses (ms), on a page that has read the guide and has not searched yet. */
function measureResponses(page: Page): Promise<ResponseTimes> {
  return page.evaluate(async (letters) => {
    const script = performance.getEntriesByType('resource').find(({ name }) => /deviceResponses-/.test(name));
    if (!script) throw new Error('the page has not asked this device');
    // The page's own module, with the guide that it has read.
    const {
      responseOnDevice,
    }: Pick<typeof import('../web/features/offline/deviceResponses.ts'), 'responseOnDevice'> = await import(
      script.name
    );
    const measureTime = async (q: string) => {
      const begun = performance.now();
      const query = { q, size: '6', locale: 'en' } as const;
      const found = await responseOnDevice('en', 'listPlaces', { params: { type: 'tour' }, query });
      if (!found) throw new Error('the guide is not on this device');
      return performance.now() - begun;
    };
    const first = await measureTime('a');
    const letterTimes: number[] = [];
    for (const letter of letters) letterTimes.push(await measureTime(letter));
    return { first, letterTimes };
  }, letters);
}

/** Presses the button on the support page, and waits until all of the guide is on the device. */
async function keepGuide(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/support?lang=en`);
  await page.getByRole('region', { name: en.offline.title }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: en.offline.keep }).click();
  await page.getByRole('button', { name: en.offline.remove }).waitFor({ timeout: 60_000 });
}

interface ListedPlace {
  readonly id: number;
  readonly name: string;
}

async function firstPlace(origin: string): Promise<ListedPlace> {
  const list: unknown = await (await fetch(`${origin}/api/v1/places/tour?locale=en`)).json();
  const place = z.object({ id: z.int(), name: z.string() });
  return z.object({ items: z.tuple([place], place) }).parse(list).items[0];
}

/** Pages and searches without network on a device with the offline guide, each beside the same with the server. */
export async function measureOffline(report: Report): Promise<void> {
  const executablePath = await findBrowser();
  const product = await startServer(new URL('./pageServer.ts', import.meta.url));
  const device = await openDevice({
    browser: {
      executablePath,
      args: browserArguments,
      locale: 'en-US',
      viewport: { width: 390, height: 844 },
    },
  });
  const visits: Record<'online' | 'offline', Visit[]> = { online: [], offline: [] };
  const responses: ResponseTimes[] = [];
  try {
    await keepGuide(await device.start('online'), product.origin);
    const place = await firstPlace(product.origin);
    for (let round = 0; round < rounds; round += 1) {
      for (const network of ['online', 'offline'] as const) {
        await device.setOnline(network === 'online');
        const placeTab = await openTab(device, `${product.origin}/content/tour/${place.id}`);
        const places = await visitPlaces(placeTab, place.name);
        await placeTab.waitForTimeout(readingTime);
        if (network === 'offline') responses.push(await measureResponses(placeTab));
        await placeTab.close();
        const listTab = await openTab(device, `${product.origin}/list`);
        visits[network].push({ ...places, ...(await visitSearch(listTab)) });
        await listTab.close();
      }
    }
  } finally {
    await device.close();
    await product.stop();
  }
  tell(report, visits, responses);
}

function tell(
  report: Report,
  { online, offline }: Record<'online' | 'offline', readonly Visit[]>,
  responses: readonly ResponseTimes[],
): void {
  report.heading(`Offline with the guide on the device, processor ${slowdown}x slower, medians; ms`);
  const compare = (name: string, of: (visit: Visit) => number) => {
    const [measured, base] = [median(offline.map(of)), median(online.map(of))];
    report.add({
      name,
      measured: measured.toFixed(0),
      reference: `online ${base.toFixed(0)}`,
      ratio: measured / base,
    });
  };
  compare('place in a new tab, until its heading', ({ place }) => place);
  compare('next place by a link, until its heading', ({ nextPlace }) => nextPlace);
  compare('first letter in the search box, until suggestions', ({ firstSuggestions }) => firstSuggestions);
  compare('another letter in the search box, until suggestions', ({ suggestions }) => suggestions);
  report.note(
    `Letters are typed ${readingTime} ms after the page is there. The search box waits 150 ms after a key.`,
  );
  const letterTimes = responses.map((one) => median(one.letterTimes));
  const slowest = median(responses.map((one) => Math.max(...one.letterTimes)));
  report.add({
    name: `answer of the offline guide to one letter, slowest of ${letters.length}`,
    measured: slowest.toFixed(1),
    reference: `median letter ${median(letterTimes).toFixed(1)}`,
    budget: '<= 50',
    isWithin: slowest <= 50,
  });
  report.add({
    name: "answer to a page's first search",
    measured: median(responses.map(({ first }) => first)).toFixed(0),
    budget: '<= 500',
    isWithin: median(responses.map(({ first }) => first)) <= 500,
  });
}
