import { expect, open, test } from '../guideTest.ts';

test('SPEC 2: shows all of the company on the first screen, and on a list its names, which lead to all of it', async ({
  page,
}) => {
  await open(page, '/list?lang=en');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('솔바다 여행사(예시) · Solbada Travel (sample)');
  await expect(footer).not.toContainText('사업자등록번호');
  await footer.getByRole('link', { name: 'Company information' }).click();
  await expect(page).toHaveURL(/\/support\?lang=en#company$/);
  await expect(footer).toContainText('사업자등록번호');
  await expect(footer.getByRole('heading', { name: 'Company information' })).toBeInViewport();
  await page.goBack();
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
});
