import { expect, expectAccessible, test } from '../guideTest.ts';
import { signInAtDesk } from '../staffSessions.ts';

test.describe('the desk: proposals of official data', () => {
  test('compares, accepts by field and all at once, refuses, and hides only after asking', async ({
    page,
  }) => {
    await signInAtDesk(page, 'editor');
    await page.goto('/desk');
    await page.getByRole('link', { name: 'Proposals' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Proposals' })).toBeVisible();
    await expect(page.getByText('There are no proposals now.')).toBeVisible();
    await expect(page.getByText('Compared with sample data.')).toBeVisible();
    await expectAccessible(page);

    const compare = page.getByRole('button', { name: 'Compare now' });
    await page.route('**/desk/proposals/run', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 503 }) : route.continue(),
    );
    await compare.click();
    await expect(page.getByRole('alert')).toContainText('This did not work.');
    await page.unroute('**/desk/proposals/run');
    await compare.click();
    await expect(page.getByText('Everything was compared.')).toBeVisible({ timeout: 30_000 });
    const card = (name: string) =>
      page.getByRole('listitem').filter({
        has: page.getByRole('heading', { level: 2, name, exact: true }),
      });

    const museum = card('주문진 해양박물관');
    await expect(museum.getByRole('heading', { level: 3 })).toHaveText(['Phone', 'Open on', 'Opening hours']);
    await expect(museum).toContainText('Tue–Sun 10:00–17:00');
    await expect(museum).toContainText('한국관광공사 TourAPI 900002');
    await expectAccessible(page);
    await museum.getByRole('button', { name: /^Refuse: .*Phone/ }).click();
    await expect(page.getByText('refused. It comes again')).toBeVisible();
    await expect(museum.getByRole('heading', { level: 3 })).toHaveCount(2);
    await museum.getByRole('button', { name: 'Accept all: 주문진 해양박물관' }).click();
    await expect(page.getByText('주문진 해양박물관: saved in the draft.')).toBeVisible();
    await expect(museum).toHaveCount(0);

    const art = card('하슬라아트월드');
    const photograph = art.getByRole('img').first();
    await photograph.scrollIntoViewIfNeeded();
    await expect
      .poll(() => photograph.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(art).toContainText('KOGL');

    await page.getByRole('combobox', { name: 'Kind' }).selectOption({ label: 'Closed place (1)' });
    const closed = card('아르떼뮤지엄 강릉');
    await closed.getByRole('button', { name: /^Hide:/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Hide 아르떼뮤지엄 강릉' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page, 'dialog[open]');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.context().setOffline(true);
    await expect(closed.getByRole('button', { name: /^Hide:/ })).toBeDisabled();
    await page.context().setOffline(false);
    await closed.getByRole('button', { name: /^Refuse:/ }).click();
    await expect(page.getByText('There are no proposals now.')).toBeVisible();

    // What was accepted is a draft; visitors see what they saw.
    const drafted = await (await page.request.get('/api/v1/desk/guide/27')).json();
    expect(drafted.draft.fields['hours.periods']).toMatchObject([{ opens: '10:00', closes: '17:00' }]);
    const published = await page.request.get('/api/v1/places/tour/27?locale=ko');
    expect(await published.text()).not.toContain('17:00');
  });
});
