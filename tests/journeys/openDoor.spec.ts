import { guideFiles } from '../../contract/guideFiles.ts';
import { expect, expectAccessible, languages, open, test } from '../guideTest.ts';
import { overflowOf } from '../layout.ts';
import { openOwnProduct } from '../ownProduct.ts';

const statement = {
  ko: '웹 접근성 안내',
  en: 'Accessibility statement',
  cn: '无障碍声明',
  tw: '無障礙聲明',
  ja: 'アクセシビリティについて',
} as const;

for (const language of languages)
  test(`shows the accessibility statement in ${language}, from the footer`, async ({ page }) => {
    // Not a list: it goes on where its footer comes into view.
    await open(page, `/support?lang=${language}`);
    await page.getByRole('contentinfo').locator('a[href^="/accessibility"]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(statement[language]);
    await expect(page.getByRole('main').locator('a[href^="mailto:"]')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('2026');
    await expect(page.getByRole('main')).toContainText('WCAG');
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  });

for (const width of [320, 390, 1280])
  test(`SPEC 2: shows all of the company on the first screen and its names on a list, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
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
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
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

test('offers the whole guide as files on the page of customer service', async ({ page, request }) => {
  await open(page, '/support?lang=en');
  for (const { path, name, type } of guideFiles) {
    const link = page.getByRole('main').getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', path);
    const file = await request.get(path);
    expect([file.status(), file.headers()['content-type']]).toEqual([200, type]);
  }
});

test.describe('a company of its own', () => {
  let product: Awaited<ReturnType<typeof openOwnProduct>>;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    product = await openOwnProduct(undefined, {
      COMPANY_NAME_KO: '강릉관광',
      COMPANY_BUSINESS_NUMBER: '123-45-67890',
      COMPANY_TRAVEL_AGENCY_NUMBER: '제2026-000012호',
    });
  });
  test.afterAll(() => product.close());

  test('links to its page in the register of the Fair Trade Commission', async ({ page }) => {
    await open(page, `${product.origin}/?lang=en`);
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('관광사업 등록번호 제2026-000012호');
    const link = footer.getByRole('link', { name: /공정거래위원회/ });
    await expect(link).toHaveAttribute('href', 'https://www.ftc.go.kr/bizCommPop.do?wrkr_no=1234567890');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });
});
