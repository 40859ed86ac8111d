import type { Page } from '@playwright/test';
import { en as enPlace } from '../../web/messages/en/place.ts';
import { en as enReport } from '../../web/messages/en/placeReport.ts';
import { en as enShell } from '../../web/messages/en/shell.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothSchemes,
  open,
  test,
  waitForHydration,
} from '../guideTest.ts';
import { expectNoOverflow } from '../layout.ts';

const words = { ...enPlace.place.report, ...enReport.placeReport };
const reports = '**/api/v1/places/*/*/reports';

/** The body of the next report that the page sends. */
async function nextReport(page: Page): Promise<unknown> {
  const request = await page.waitForRequest((one) => one.url().endsWith('/reports'));
  expect((await request.response())?.status()).toBe(204);
  return request.postDataJSON();
}

// In the other languages: web/pages/place/PlaceReportDialog.test.tsx.
test('reports what is wrong about a place in three taps, with words and an e-mail address for the answer, and through failures; says offline what still works and that a report needs the network', async ({
  page,
  context,
}) => {
  await open(page, '/content/tour/1?lang=en');
  const button = page.getByRole('button', { name: words.open });
  const dialog = page.getByRole('dialog', { name: words.open });
  await button.click();
  await expect(dialog).toBeVisible();
  await expectAccessibleInBothSchemes(page, 'dialog[open]');
  await expectNoOverflow(page);
  await dialog.getByText(words.kinds.hours).click();
  const sent: unknown[] = [];
  page.on('request', (request) => request.url().endsWith('/reports') && sent.push(request.postDataJSON()));
  // A second click in the same task comes before the form shows that it is busy.
  await dialog.getByRole('button', { name: words.send }).evaluate((send) => {
    if (!(send instanceof HTMLButtonElement)) return;
    send.click();
    send.click();
  });
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: words.thanks })).toBeVisible();
  expect(sent, 'one report for two clicks').toEqual([{ kind: 'hours', words: '' }]);
  await expect(button).toBeFocused();
  await expectAccessibleInBothSchemes(page, 'main');

  await test.step('with words and an e-mail address', async () => {
    await button.click();
    await expect(dialog).toContainText(words.emailHint);
    await dialog.getByRole('button', { name: words.send }).click();
    await expect(dialog.getByRole('group', { name: words.kind })).toContainText(words.kindMissing);
    await expect(dialog.getByRole('radio').first()).toBeFocused();
    await dialog.getByRole('radio', { name: words.kinds.other }).check();
    await dialog.getByRole('button', { name: words.send }).click();
    const text = dialog.getByRole('textbox', { name: words.words, exact: true });
    await expect(text).toHaveAccessibleDescription(words.wordsMissing);
    await text.fill('Now on the\nsecond floor');
    const email = dialog.getByRole('textbox', { name: words.email });
    await email.fill('visitor@example');
    await dialog.getByRole('button', { name: words.send }).click();
    await expect(email).toHaveAccessibleDescription(new RegExp(words.emailWrong));
    await expect(email).toBeFocused();
    await expectAccessible(page, 'dialog[open]');
    await email.fill('visitor@example.com');
    const report = nextReport(page);
    await dialog.getByRole('button', { name: words.send }).click();
    expect(await report).toEqual({
      kind: 'other',
      words: 'Now on the\nsecond floor',
      email: 'visitor@example.com',
    });
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: words.thanksWithEmail })).toBeVisible();
  });

  await test.step('what was typed stays when a report cannot be sent', async () => {
    const problem = (status: number, code: string, rest = {}) => ({
      status,
      contentType: 'application/problem+json',
      body: JSON.stringify({ code, status, ...rest }),
    });
    const unreadable = { field: 'words', code: 'unreadableText', message: '' };
    await button.click();
    const text = dialog.getByRole('textbox', { name: words.wordsOptional });
    const email = dialog.getByRole('textbox', { name: words.email });
    await dialog.getByRole('radio', { name: words.kinds.closed }).check();
    await text.fill('It moved away');
    await email.fill('visitor@example.com');
    for (const [response, sentence] of [
      [{ ...problem(429, 'tooManyRequests'), headers: { 'retry-after': '90' } }, words.tooMany(2)],
      [{ ...problem(429, 'tooManyRequests'), headers: { 'retry-after': '86400' } }, words.full],
      [problem(503, 'unavailable'), words.failed],
      [problem(404, 'notFound'), words.gone],
      [null, words.unreachable],
    ] as const) {
      await page.route(reports, (route) => (response ? route.fulfill(response) : route.abort()));
      await dialog.getByRole('button', { name: words.send }).click();
      await expect(dialog.getByRole('alert')).toContainText(sentence);
      await expect(text).toHaveValue('It moved away');
      await page.unroute(reports);
    }
    await page.route(reports, async (route) => {
      await text.fill('It moved');
      await text.fill('It moved away');
      await route.fulfill(problem(503, 'unavailable'));
    });
    await dialog.getByRole('button', { name: words.send }).click();
    await expect(dialog.getByRole('alert'), 'typing during the request').toContainText(words.failed);
    await page.unroute(reports);
    await page.route(reports, (route) =>
      route.fulfill(problem(400, 'invalidRequest', { errors: [unreadable] })),
    );
    await dialog.getByRole('button', { name: words.send }).click();
    await expect(text).toHaveAccessibleDescription(words.unreadable);
    await page.unroute(reports);
    const report = nextReport(page);
    await dialog.getByRole('button', { name: words.send }).click();
    expect(await report).toEqual({ kind: 'closed', words: 'It moved away', email: 'visitor@example.com' });
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: words.thanksWithEmail })).toBeVisible();
  });

  await test.step('offline', async () => {
    await context.setOffline(true);
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(words.offline);
    await expect(page.getByText(words.offline)).toBeVisible();
    await expect(page.getByText(/You’re offline\..* can still be opened\./)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, 'main');
    await button.press('Enter');
    await context.setOffline(false);
    await expect(page.getByText('You’re offline.', { exact: false })).toBeHidden();
    await expect(button).toBeEnabled();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await button.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test('says that the form could not be loaded', async ({ page }) => {
  await page.route('**/PlaceReportDialog-*.js', (route) => route.abort());
  await open(page, '/content/tour/1?lang=en');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: words.open }).click();
  // In case that a newer release has replaced this page.
  await reloaded;
  await waitForHydration(page);
  await page.getByRole('button', { name: words.open }).click();
  await expect(page.getByRole('main').getByText(enShell.shell.unableToRetrieve)).toBeVisible();
});
