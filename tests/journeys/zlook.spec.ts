import { openEditedGuide, field, draftSaved, draftBar } from '../deskGuide.ts';
import { expect, test } from '../guideTest.ts';

test('look', async ({ browser }) => {
  test.setTimeout(180_000);
  const guide = await openEditedGuide(browser);
  const page = await guide.editor('Edi');
  await page.request.post('/api/v1/places/tour/4/reports', { headers: { 'accept-language': 'en' }, data: { kind: 'hours', words: 'They closed at five on Sunday.', email: 'a@b.co' } });
  await page.goto('/desk/guide/4');
  await field(page, 'Name English').fill('Ojukheon House');
  await field(page, 'Summary Korean').fill('');
  await draftSaved(page);
  await draftBar(page).getByRole('button', { name: 'Publish' }).click();
  await expect(draftBar(page).getByText(/Please correct/)).toBeVisible();
  await page.screenshot({ path: '/tmp/look/faults-1280.png' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.screenshot({ path: '/tmp/look/faults-390.png' });
  await field(page, 'Summary Korean').scrollIntoViewIfNeeded();
  await page.screenshot({ path: '/tmp/look/faults-390b.png' });
  await page.setViewportSize({ width: 1280, height: 900 });
  await field(page, 'Summary Korean').fill('율곡 이이가 태어나고 신사임당이 살던 옛집');
  await page.getByRole('button', { name: 'Remove hours 1' }).click();
  await page.getByRole('checkbox', { name: 'Mon' }).last().click();
  await draftSaved(page);
  await page.evaluate(() => scrollTo(0, 900));
  await page.screenshot({ path: '/tmp/look/hours-1280.png' });
  await draftBar(page).getByRole('button', { name: 'Publish' }).click();
  await page.waitForTimeout(2500);
  await page.screenshot({ path: '/tmp/look/published-1280.png' });
  for (const lang of ['en', 'ko']) for (const [width, height] of [[1280, 900], [390, 844]] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate((l) => localStorage.setItem('deskLanguage', l), lang);
    for (const [name, url] of [['history2', '/desk/guide/4/history'], ['form2', '/desk/guide/4']] as const) {
      await page.goto(url);
      await page.waitForTimeout(2000);
      await page.screenshot({ path: `/tmp/look/${name}-${width}-${lang}.png` });
    }
  }
  await guide.close();
});
