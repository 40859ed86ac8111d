import { expect, expectAccessible, open, test } from '../guideTest.ts';

const offer = 'Tour taxi · 3 hours · ₩30,000 per car, up to 4 people · from Gangneung Station';

// In every language and from every page: tests/everyLanguage.test.ts.
test('SPEC 1: leads from what is sold to the page about it, with the map of the station', async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('link', { name: offer }).click();
  await expect(page).toHaveURL(/\/tour-taxi$/);
  await expect(page).toHaveTitle('Gangneung tour taxi: 3 hours for ₩30,000 · Solbada');
  await expect(page.getByRole('heading', { level: 1, name: 'Tour taxi' })).toBeVisible();
  const map = page.getByRole('group', { name: 'Gangneung Station' });
  await map.scrollIntoViewIfNeeded();
  await expect(map.getByRole('button', { name: 'Gangneung Station' })).toBeVisible();
  await page.getByText('Do I need to speak Korean?').click();
  await expect(page.getByText(/^No\. Your ticket shows your stops/)).toBeVisible();
  await expectAccessible(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('DESIGN 8: the page about the tour taxi reads as it is, and its answers open; plan, payment and tickets say what needs script, and show no skeletons', async ({
    page,
  }) => {
    await page.goto('/tour-taxi?lang=en');
    await expect(page.getByText('On the day of the tour, before the start')).toBeVisible();
    await expect(page.getByRole('img', { name: /^Drawing of a taxi/ })).toBeVisible();
    await page.getByText('Who can buy a ticket?').click();
    await expect(page.getByText(/^The ticket is for visitors from abroad\./)).toBeVisible();

    // In every language: tests/everyLanguage.test.ts.
    for (const [path, sentence] of [
      ['/myplan', 'Your plan is saved in this browser, so it needs JavaScript.'],
      ['/myplan-detail', 'Your plan is saved in this browser, so it needs JavaScript.'],
      ['/payment', 'You need JavaScript to pay.'],
      ['/tickets', 'You need JavaScript to see your tickets.'],
    ] as const) {
      await page.goto(`${path}?lang=en`);
      // Locators by text pass over these elements.
      await expect(page.locator('noscript > p'), path).toHaveText(sentence);
      await expect(page.locator('noscript > p'), path).toBeVisible();
      await expect(page.locator('.skeleton').filter({ visible: true }), path).toHaveCount(0);
    }
  });
});
