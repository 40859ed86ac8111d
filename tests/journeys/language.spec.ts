import { cards, expect, open, test } from '../guideTest.ts';

/** Texts of a list page that occur in one language only. */
const marks = { cn: '江陵景点', tw: '江陵景點' };

test("SPEC 4: reloads the list at its top when the language changes, and keeps its filters, but drops ?lang= of the page's links", async ({
  page,
  context,
}) => {
  await open(page, '/list?lang=cn');
  await expect(page.getByRole('main').getByRole('article').first().getByRole('link')).toHaveAttribute(
    'href',
    /lang=cn/,
  );
  await page.getByRole('button', { name: '语言' }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/list$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sights in Gangneung');

  await open(page, '/list?theme=1&sort=2');
  await page.mouse.wheel(0, 900);
  // To its end: a wheel that still turns would move the new list.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitem', { name: '日本語' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('江陵の観光スポット');
  await expect(page).toHaveURL(/\/list\?theme=1&sort=2$/);
  await expect(page.getByRole('list', { name: '場所' }).getByRole('article').first()).toBeAttached();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect((await context.cookies()).find(({ name }) => name === 'language')?.value).toBe('ja');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
});

test('opens and operates the language menu by keyboard, and keeps the scroll position of pages other than the list', async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Language' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'English' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: '中文', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem', { name: '中文', exact: true })).toBeHidden();

  const scrolled = 900;
  await page.mouse.wheel(0, scrolled);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitem', { name: '日本語' }).click();
  await expect(page.getByRole('region', { name: '人気TOP 5' })).toBeVisible();
  // Rows have other heights in another language.
  expect(Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThan(500);
});

test.describe('in Hong Kong', () => {
  test.use({ locale: 'zh-HK' });

  test('offers Traditional Chinese, and takes it from the language of the browser', async ({ page }) => {
    await open(page, '/list');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(marks.tw);
    await page.getByRole('button', { name: '語言' }).click();
    await page.getByRole('menuitem', { name: '中文', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(marks.cn);
    await page.getByRole('button', { name: '语言' }).click();
    await page.getByRole('menuitem', { name: '繁體中文' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(marks.tw);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('shows a readable and navigable guide, filters by theme, and changes the language by its form', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('searchbox').fill('beach');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/query=beach/);
    await expect(cards(page).first()).toContainText('Beach');
    await page.goto('/list');
    await page.getByRole('link', { name: 'Show more' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(cards(page)).toHaveCount(20);
    await cards(page).first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Opening hours', { exact: true })).toBeVisible();

    await page.goto('/list');
    await page.getByRole('button', { name: 'History' }).click();
    await expect(page).toHaveURL(/theme=8/);
    await page.getByRole('button', { name: 'Language' }).click();
    await page.getByRole('menuitem', { name: '한국어' }).click();
    await expect(page).toHaveURL(/theme=8/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  });
});
