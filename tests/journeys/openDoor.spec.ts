import { expect, expectAccessible, open, test } from '../guideTest.ts';
import { horizontalOverflow } from '../layout.ts';

// In the other languages: tests/everyLanguage.test.ts.
test('shows the accessibility statement from the footer, without axe violations', async ({ page }) => {
  // Not a list: it goes on where its footer comes into view.
  await open(page, '/support?lang=en');
  await page.getByRole('contentinfo').locator('a[href^="/accessibility"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accessibility statement');
  await expect(page.getByRole('main').locator('a[href^="mailto:"]')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
});

test('SPEC 2: shows all of the company on the first screen and its names on a list', async ({ page }) => {
  await open(page, '/list?lang=en');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('솔바다 여행사(예시) · Solbada Travel (sample)');
  await expect(footer).not.toContainText('사업자등록번호');
  // Without a reload: the page asks for what it was not rendered with.
  await page.getByRole('link', { name: 'Explore' }).click();
  await expect(page).toHaveURL(/\/\?lang=en$/);
  for (const line of [
    '관광사업 등록번호',
    'Guarantee insurance',
    '사업자등록번호',
    'Mail-order report number',
  ])
    await expect(footer).toContainText(line);
  // A sample is no company that the register knows.
  await expect(footer.getByRole('link', { name: /공정거래위원회/ })).toHaveCount(0);
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await horizontalOverflow(page), `${width} px`).toBeLessThanOrEqual(0);
  }
  await expectAccessible(page, 'footer');
});

test('leads from the names of the company to all of it', async ({ page }) => {
  await open(page, '/list?lang=en');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Company information' }).click();
  await expect(page).toHaveURL(/\/support\?lang=en#company$/);
  await expect(footer).toContainText('사업자등록번호');
  await expect(footer.getByRole('heading', { name: 'Company information' })).toBeInViewport();
});

test('shows the company before anything is paid', async ({ page }) => {
  await open(page, '/payment?lang=en');
  await expect(page.getByRole('region', { name: 'Company information' })).toContainText('사업자등록번호');
});
