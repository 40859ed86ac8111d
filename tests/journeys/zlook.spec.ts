import { addDevice, createPasskey, inviteByCommand } from '../desk.ts';
import { expect, expectAccessible, test } from '../guideTest.ts';

test('look', async ({ page }) => {
  test.setTimeout(120_000);
  const { link } = await inviteByCommand(page, 'editor', 'Edi');
  await addDevice(page);
  await createPasskey(page, link);
  await expect(page.getByRole('heading', { level: 1, name: 'Guide' })).toBeVisible();
  for (const [width, height] of [[1280, 900], [390, 844]] as const) {
    for (const lang of ['en', 'ko']) {
      await page.setViewportSize({ width, height });
      await page.evaluate((l) => localStorage.setItem('deskLanguage', l), lang);
      const shots = [['list', '/desk/guide'], ['map', '/desk/guide?show=map&theme=cafe'], ['form', '/desk/guide/1'], ['history', '/desk/guide/1/history']] as const;
      for (const [name, url] of shots) {
        await page.goto(url);
        await page.waitForLoadState('networkidle', { timeout: 8000 }).catch(() => {});
        await page.waitForTimeout(1200);
        await page.screenshot({ path: `/tmp/look/${name}-${width}-${lang}.png`, fullPage: name === 'form' });
        if (lang === 'en') await expectAccessible(page).catch((e) => console.log(name, width, String(e.message).slice(0, 1500)));
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        if (wide > 0) console.log('overflow', name, width, wide);
      }
    }
  }
});
