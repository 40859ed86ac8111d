import type { Page } from '@playwright/test';
import { en } from '../../web/messages/en/ticket.ts';
import { ko } from '../../web/messages/ko/ticket.ts';
import { buyTour } from '../deskTours.ts';
import { expect, expectAccessible, open, test, waitForHydration } from '../guideTest.ts';
import { horizontalOverflow } from '../layout.ts';
import { tourDay } from '../tourDay.ts';

const shown = { en, ko } as const;

/** Buys a ticket over the API and opens it in a language. Returns its address. */
async function openTicket(page: Page, language: keyof typeof shown): Promise<string> {
  const address = `/tickets/${await buyTour(page, { tripDate: tourDay })}`;
  await open(page, `${address}?lang=${language}`);
  await expect(page.getByRole('img', { name: shown[language].ticket.detail.qr })).toBeVisible();
  return address;
}

// In the other languages: web/pages/tickets/ticketTexts.test.tsx.
test('reports a problem with a tour from its ticket, also after a failure, in Korean', async ({ page }) => {
  const { taxi, report } = ko.ticket;
  await page.setViewportSize({ width: 390, height: 844 });
  await openTicket(page, 'ko');
  const driver = page.getByRole('region', { name: taxi.title, exact: true });
  await expect(driver).toContainText(taxi.waiting);
  await expect(driver).toContainText(taxi.overtime('₩5,000'));

  await page.getByRole('button', { name: report.open }).click();
  const dialog = page.getByRole('dialog', { name: report.title });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'dialog[open]');
  await dialog.getByRole('button', { name: report.send }).click();
  await expect(dialog.getByRole('alert')).toContainText(report.kindMissing);
  await dialog.getByRole('combobox', { name: report.kind }).selectOption(report.kinds.other);
  await dialog.getByRole('button', { name: report.send }).click();
  await expect(dialog.getByRole('alert')).toContainText(report.wordsMissing);
  const words = dialog.getByRole('textbox', { name: report.words });
  await words.fill('My bag\nstayed in the car');
  await page.route('**/reports?*', (route) => route.fulfill({ status: 503, body: '{}' }));
  await dialog.getByRole('button', { name: report.send }).click();
  await expect(dialog.getByRole('alert')).toContainText(report.failed);
  await expect(words).toHaveValue('My bag\nstayed in the car');
  await page.unroute('**/reports?*');
  await dialog.getByRole('button', { name: report.send }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: report.received })).toBeAttached();
  const reported = page.getByRole('region', { name: report.list });
  await expect(reported).toContainText(report.kinds.other);
  await expect(reported).toContainText('My bag');
  await expect(reported).toContainText(report.received);
  await expect(page.getByRole('button', { name: report.open })).toBeFocused();
  await expectAccessible(page);
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);

  await page.reload();
  await waitForHydration(page);
  await expect(reported).toContainText('My bag');
});

test('shows the reply and the driver, and stored copies of both without network', async ({
  page,
  context,
}) => {
  const { taxi, report, tickets } = en.ticket;
  // Staff and drivers have their own pages: this test adds to the response what they do there.
  await page.route(/api\/v1\/user\/tickets\/order_/, async (route) => {
    const response = await route.fetch();
    const reportedAt = '2026-11-21T03:00:00.000Z';
    await route.fulfill({
      response,
      json: {
        ...(await response.json()),
        driver: { name: '김강릉', car: '쏘나타', plate: '강원 12바 3456' },
        reports: [{ kind: 'late', words: '', reportedAt, reply: 'We are sorry.' }],
      },
    });
  });
  const address = await openTicket(page, 'en');
  const driver = page.getByRole('region', { name: taxi.title, exact: true });
  const reported = page.getByRole('region', { name: report.list });
  await expect(driver).toContainText('강원 12바 3456');
  await expect(driver).not.toContainText(taxi.waiting);
  await expect(reported).toContainText('We are sorry.');
  await expect(reported).not.toContainText(report.received);
  await expectAccessible(page);
  await expect(page.getByText(tickets.kept)).toBeVisible();

  await context.setOffline(true);
  await open(page, address);
  await expect(driver).toContainText('김강릉');
  await expect(reported).toContainText('We are sorry.');
  await expect(page.getByRole('button', { name: report.open })).toBeDisabled();
  await expect(page.getByText(report.offline)).toBeVisible();
});

test('shows a ticket of the previous release, without driver and reports', async ({ page }) => {
  await page.route(/api\/v1\/user\/tickets\/order_/, async (route) => {
    const response = await route.fetch();
    const before = await response.json();
    for (const field of ['driver', 'reports', 'canReport']) delete before[field];
    await route.fulfill({ response, json: before });
  });
  await openTicket(page, 'en');
  const { taxi, report } = en.ticket;
  await expect(page.getByRole('region', { name: taxi.title, exact: true })).toContainText(taxi.waiting);
  await expect(page.getByRole('button', { name: report.open })).toHaveCount(0);
  await expect(page.getByRole('region', { name: report.list })).toHaveCount(0);
});
