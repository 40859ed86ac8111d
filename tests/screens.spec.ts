import type { Page } from '@playwright/test';
import { htmlLang, type Language } from '../domain/languages.ts';
import { drawTextAsBoxes } from './boxFont.ts';
import {
  type AxeOptions,
  axeViolations,
  colourRules,
  expect,
  expectAccessibleInBothSchemes,
  languages,
  open,
  provideAxe,
  test,
} from './guideTest.ts';
import { layoutFaults, layoutShift, unreachableControls } from './layout.ts';
import { namingFaults } from './names.ts';
import { planTour } from './payment.ts';
import { type Screen, screens } from './screens.ts';

/*
 * Loads every public screen once in each language, and checks on that load all that shows there. Texts are drawn as boxes
 * (boxFont.ts), so that every machine lays them out alike.
 *
 * The pictures in tests/looks are reviewed. After an intended change: LOOKS=renew npx playwright test tests/screens.spec.ts, look at
 * the pictures, commit them.
 */

const height = 800;

async function load(page: Page, { address }: Screen, language: Language): Promise<void> {
  const url = new URL(address, 'http://localhost');
  url.searchParams.set('lang', language);
  await page.goto(url.href.slice(url.origin.length));
  await loaded(page);
}

/**
 * Waits until the page is hydrated and shows no skeleton. The first locator of a document makes the browser load Playwright's
 * own script into it, which takes a third of the processor time of a load.
 */
function loaded(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const isLoaded = () =>
          document.documentElement.hasAttribute('data-alive') && !document.querySelector('.skeleton');
        const deadline = setTimeout(
          () => reject(new Error('the page is not hydrated, or still shows skeletons, after 15 s')),
          15_000,
        );
        const observer = new MutationObserver(() => look());
        const look = () => {
          if (!isLoaded()) return;
          clearTimeout(deadline);
          observer.disconnect();
          resolve();
        };
        observer.observe(document, { attributes: true, childList: true, subtree: true });
        look();
      }),
  );
}

/** Loads a screen as slowly as a phone: a fast machine hides shifts between two paints. */
async function loadSlowly(page: Page, screen: Screen, language: Language): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 2 });
  await load(page, screen, language);
  // A slowed thread is kept busy, also while it only waits.
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  const shift = await layoutShift(page);
  expect.soft(shift, `layout shift of ${screen.address}`).toBeLessThan(0.001);
}

async function expectAccessible(page: Page, label: string, options?: AxeOptions): Promise<void> {
  expect.soft(await axeViolations(page, options), `axe, ${label}`).toEqual([]);
}

interface Measurement {
  readonly width: number;
  readonly height?: number;
  /** The browser's default font size, as its settings set it: in percent of 16 px. */
  readonly fontSize?: number;
}

/**
 * Measures the page in several sizes, and leaves it as it was. It is transparent meanwhile: to draw every size would cost more than
 * to lay it out. The controls are tried where the texts are largest.
 */
async function expectToFit(page: Page, label: string, sizes: readonly Measurement[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const resize = (width: number, height: number) =>
    session.send('Emulation.setDeviceMetricsOverride', {
      width,
      height,
      deviceScaleFactor: 1,
      mobile: false,
    });
  const setOpacity = (opacity: string) =>
    page.evaluate((value) => {
      document.documentElement.style.opacity = value;
    }, opacity);
  await setOpacity('0');
  let current = 100;
  const setFontSize = async (percent: number) => {
    if (percent === current) return;
    current = percent;
    const standard = Math.round((16 * percent) / 100);
    await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard - 3 } });
  };
  for (const { width, height: ownHeight = height, fontSize = 100 } of sizes) {
    await setFontSize(fontSize);
    await resize(width, ownHeight);
    const size = `${label}, ${width} x ${ownHeight} px at ${fontSize} %`;
    // What the new size removes, as a map beside a list, goes with the page's next rendering.
    await expect
      .configure({ soft: true })
      .poll(() => layoutFaults(page), { message: size, timeout: 10_000 })
      .toEqual([]);
    if (fontSize === 200 && width === 320) expect.soft(await unreachableControls(page), size).toEqual([]);
  }
  await setFontSize(100);
  const before = page.viewportSize();
  if (before) await resize(before.width, before.height);
  await setOpacity('');
  await session.detach();
}

async function expectLook(page: Page, view: string, name: string): Promise<void> {
  // Buttons that appear once the page is hydrated.
  await page.waitForLoadState('networkidle');
  // Pictures in view, some of which load lazily.
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      const isSeen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      return !isSeen || (image.complete && image.naturalWidth > 0);
    }),
  );
  await expect.soft(page).toHaveScreenshot([view, `${name}.png`], {
    maxDiffPixelRatio: 0.001,
    animations: 'disabled',
    caret: 'hide',
    // Maps load asynchronously, and places open and close.
    mask: [page.locator('[data-open-status]'), page.locator('[role="group"]:has(.leaflet-pane)')],
    maskColor: '#888888',
  });
}

interface Sweep {
  readonly colorScheme: 'light' | 'dark';
  /** The rules of axe: all in one language, and those about colours in the other scheme. */
  readonly axe?: 'all' | 'colours';
  /** The screens are loaded at the first. */
  readonly widths: readonly [number, ...number[]];
  /** With larger texts, as browsers offer them. */
  readonly largeTexts: readonly Measurement[];
  /** The folder of the reviewed pictures. */
  readonly looks?: string;
}

const widths = [390, 320, 1280] as const;
/** English has the longest words, so it is measured at every size; the others where they have the least room. */
const largeTexts = [{ width: 320, fontSize: 200 }];
const sweeps: Record<Language, Sweep> = {
  en: {
    colorScheme: 'light',
    axe: 'all',
    widths: [360, 390, 768, 320, 1280, 1600],
    largeTexts: [125, 150, 200].flatMap((fontSize) => [1280, 390, 320].map((width) => ({ width, fontSize }))),
  },
  ko: { colorScheme: 'dark', axe: 'colours', widths, largeTexts, looks: 'phone-dark-ko' },
  ja: { colorScheme: 'light', widths, largeTexts, looks: 'phone-light-ja' },
  cn: { colorScheme: 'light', widths, largeTexts },
  tw: { colorScheme: 'light', widths, largeTexts },
};

const marker = (page: Page) => page.locator('.leaflet-marker-pane [role="button"]').first();

test.use({ pictures: 'loaded' });
test.beforeEach(async ({ page }) => {
  test.setTimeout(300_000);
  await drawTextAsBoxes(page);
});

for (const language of languages)
  test.describe(`in ${language}`, () => {
    const { colorScheme, axe, widths, largeTexts, looks } = sweeps[language];
    test.use({ pictures: language === 'en' || looks ? 'loaded' : 'blocked' });

    test(`DESIGN 10: every screen fits up to a font size of 200 %, and has accessible names, colours and controls, in ${language}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      if (axe) await provideAxe(page);
      for (const screen of screens.filter(({ isVariant }) => !isVariant || axe)) {
        const label = `${language} ${screen.address}${screen.isPlanned ? ' with a plan' : ''}`;
        if (screen.isPlanned) await planTour(page);
        await page.setViewportSize({ width: widths[0], height });
        if (language === 'en' && screen.isSteady) await loadSlowly(page, screen, language);
        else await load(page, screen, language);
        if (looks && screen.look) await expectLook(page, looks, screen.look);
        if (axe) await expectAccessible(page, label, axe === 'colours' ? { rules: colourRules } : {});
        expect.soft(await namingFaults(page, htmlLang[language]), `names, ${label}`).toEqual([]);
        const turned = screen.isTurned || axe === 'all' ? [{ width: 844, height: 390 }] : [];
        await expectToFit(page, label, [...widths.map((width) => ({ width })), ...turned, ...largeTexts]);
      }
    });
  });

test('DESIGN 10: the main screens are steady, fit and look as reviewed when loaded on a wide screen', async ({
  page,
}) => {
  // What a screen loads differs between phones and wide screens only.
  for (const screen of screens.filter(({ isSteady }) => isSteady)) {
    await page.setViewportSize({ width: 1024, height });
    await page.emulateMedia({ colorScheme: 'light' });
    await loadSlowly(page, screen, 'en');
    const widths = [1024, 1600, 1280].map((width) => ({ width }));
    await expectToFit(page, `${screen.address}, loaded wide`, widths);
    if (!screen.look) continue;
    await page.setViewportSize({ width: 1280, height });
    await expectLook(page, 'wide-light-en', screen.look);
    if (screen.look !== 'list') continue;
    // The map beside the list appears on wide screens only.
    await expect(marker(page)).toBeVisible();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, 'the list with its map, dark');
  }
});

test('has no axe violations with the language menu, the search panel, the dialog or the map open', async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Language' }).click();
  await expect(page.getByRole('menuitem', { name: '한국어' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').fill('beach');
  await expect(page.locator('[data-open="true"] a').first()).toBeVisible();
  // The panel covers controls below it in part, which axe would take for small ones.
  await expectAccessibleInBothSchemes(page, 'search, [data-open="true"]');
  await open(page, '/content/tour/1');
  await page.getByRole('button', { name: 'Like' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleInBothSchemes(page, 'dialog[open]');
  await open(page, '/list#map');
  await expect(marker(page)).toBeVisible();
  await expectAccessibleInBothSchemes(page);
});
