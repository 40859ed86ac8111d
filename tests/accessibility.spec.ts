import { expect, expectAccessible, open, test } from './guideTest.ts';
import { layoutShiftOf, overflowOf } from './layout.ts';

const screens = [
  '/',
  '/list',
  '/list?query=coffee',
  '/list?query=zzzz',
  '/content/tour/1',
  '/myplan',
  '/myplan-detail',
  '/driver/tour/1',
  '/driver/plan',
  '/talk',
  '/talk?say=comeBack&with=930',
  '/talk?answer=all',
  '/talk?answer=won&with=12300',
  '/login',
  '/support',
  '/accessibility',
  '/signup/email/1',
  '/signup/terms',
  '/password/forgot',
  '/password/reset?token=a',
  '/plan/nothing',
  '/nothing',
];

/** Colours and texts fail independently: each colour scheme is checked once, in different languages. */
for (const [language, colorScheme] of [
  ['en', 'light'],
  ['ko', 'dark'],
] as const) {
  test(`has no axe violations in ${language}, ${colorScheme}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const screen of screens) {
      await open(page, `${screen}${screen.includes('?') ? '&' : '?'}lang=${language}`);
      await expect(page.locator('.skeleton')).toHaveCount(0);
      await expectAccessible(page);
    }
  });
}

test('has no axe violations with the language menu, the search panel or the dialog open', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  await page.getByRole('button', { name: 'Language' }).click();
  await expect(page.getByRole('menuitem', { name: '한국어' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').fill('beach');
  await expect(page.locator('[data-open="true"] a').first()).toBeVisible();
  // The panel covers controls below it in part, which axe would take for small ones.
  await expectAccessible(page, 'search, [data-open="true"]');
  await open(page, '/content/tour/1');
  await page.getByRole('button', { name: 'Like' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});

test('has no axe violations on the list with its map, beside it in the dark scheme and full-screen in the light one', async ({
  page,
}) => {
  for (const [width, colorScheme, address] of [
    [1280, 'dark', '/list'],
    [390, 'light', '/list#map'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await open(page, address);
    await expect(page.locator('.leaflet-marker-pane [role="button"]').first()).toBeVisible();
    await expectAccessible(page);
  }
});

/** Loaded at one width, then widened: what a screen loads differs between phones and wide screens only. */
for (const [loaded, wider] of [
  [360, [390, 768]],
  [1024, [1280, 1600]],
] as const) {
  test(`neither scrolls sideways nor shifts the layout, from ${loaded} px up`, async ({ page }) => {
    test.setTimeout(120_000);
    // As slow as a phone: a fast machine hides shifts between two paints.
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 2 });
    for (const screen of [
      '/',
      '/list',
      '/content/tour/4',
      '/myplan',
      '/myplan-detail',
      '/driver/tour/4',
      '/driver/plan',
      '/talk',
      '/talk?say=isItWon&with=12300',
      '/talk?answer=notUnderstood',
      '/support',
      '/signup/email/1',
      '/login',
    ]) {
      await page.setViewportSize({ width: loaded, height: 800 });
      await open(page, `${screen}?lang=en`);
      expect(await layoutShiftOf(page), `layout shift of ${screen} at ${loaded}`).toBeLessThan(0.001);
      expect(await overflowOf(page), `${screen} at ${loaded}`).toBeLessThanOrEqual(0);
      for (const width of wider) {
        await page.setViewportSize({ width, height: 800 });
        expect(await overflowOf(page), `${screen} at ${width}`).toBeLessThanOrEqual(0);
      }
    }
  });
}

test('has controls at least 44 px high', async ({ page }) => {
  for (const screen of [
    '/',
    '/list',
    '/content/tour/1',
    '/myplan',
    '/myplan-detail',
    '/driver/tour/1',
    '/driver/plan',
    '/talk',
    '/talk?say=isItWon&with=12300',
    '/talk?answer=minutes',
    '/support',
    '/signup/email/1',
    '/login',
  ]) {
    await open(page, screen);
    const small = await page
      .locator('button:visible, select:visible, nav a:visible')
      .evaluateAll((all) =>
        all
          .filter((control) => control.getBoundingClientRect().height < 43.5 && !control.closest('[inert]'))
          .map((control) => control.outerHTML.slice(0, 120)),
      );
    expect(small, screen).toEqual([]);
  }
});
