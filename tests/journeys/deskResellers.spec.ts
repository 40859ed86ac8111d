import { randomUUID } from 'node:crypto';
import { addDriver, callDesk, dayFor } from '../deskTours.ts';
import { expect, expectAccessible, test } from '../guideTest.ts';
import { signInAtDesk } from '../staffSessions.ts';

const tripDate = dayFor(33);
const phone = { width: 390, height: 844 };

test('the owner adds a reseller, whose booking gets a driver and opens on the guest’s phone', async ({
  page,
  browser,
}) => {
  // The journeys of other workers add resellers to the same server.
  const name = `Pebble Tours ${randomUUID().slice(0, 8)}`;
  await signInAtDesk(page, 'owner');
  await page.goto('/desk/resellers');
  await page.getByRole('button', { name: 'Add a reseller' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Contact’s email' }).fill('bookings@pebble.example');
  await dialog.getByRole('textbox', { name: 'Price of a tour' }).fill('40000');
  await dialog.getByRole('textbox', { name: 'Share of the cars' }).fill('0');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Enter a whole number from 1 to 100.')).toBeVisible();
  await expectAccessible(page, 'dialog[open]');
  await dialog.getByRole('textbox', { name: 'Share of the cars' }).fill('100');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const key = await page.getByRole('textbox', { name: 'Key' }).inputValue();
  expect(key).toMatch(/^octo_/);
  await expectAccessible(page, 'dialog[open]');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('row', { name })).toContainText(`…${key.slice(-4)}`);
  await expectAccessible(page);

  const call = (path: string, data: object) =>
    page.request.post(`/octo${path}`, { data, headers: { authorization: `Bearer ${key}` } });
  const uuid = randomUUID();
  const reserved = await call('/bookings', {
    uuid,
    productId: 'tour-taxi',
    optionId: 'GANGNEUNG_STATION',
    availabilityId: `${tripDate}T10:00:00+09:00`,
    unitItems: [{ unitId: 'person' }, { unitId: 'person' }],
    resellerReference: `R-${uuid}`,
  });
  expect(reserved.ok(), await reserved.text()).toBe(true);
  const confirmed = await call(`/bookings/${uuid}/confirm`, {
    contact: { firstName: 'MINA', lastName: 'PARK', locales: ['en'] },
  });
  const { id: orderId, ticketUrl } = await confirmed.json();

  await test.step('the booking is at the desk, with the reseller’s name, and gets a driver', async () => {
    await page.goto('/desk/orders');
    await expect(
      page.getByRole('row').filter({ hasText: 'MINA PARK' }).filter({ hasText: name }),
    ).toBeVisible();
    await page.goto(`/desk/orders/${orderId}`);
    const panel = page.getByRole('region', { name: 'Booked by a reseller' });
    await expect(panel).toContainText(name);
    await expect(panel).toContainText(`R-${uuid}`);
    await expect(panel.getByRole('textbox', { name: 'Link to the ticket' })).toHaveValue(ticketUrl);
    await expect(page.getByRole('region', { name: 'Details' })).toContainText('Invoiced to the reseller');
    await expect(page.getByText(`Reserved by ${name}.`)).toBeVisible();
    await expectAccessible(page);
    const driver = await addDriver(page);
    await callDesk(page, 'POST', `/tours/${orderId}/assign`, { version: 0, driverId: driver.id });
    await page.goto(`/desk/tours/${orderId}`);
    await expect(page.getByText(driver.name).first()).toBeVisible();
    await page.goto(`/desk/tours?day=${tripDate}`);
    await expect(page.getByText(`2 people · English · ${name}`)).toBeVisible();
  });

  await test.step('the guest opens the ticket by the link', async () => {
    const context = await browser.newContext({ viewport: phone, locale: 'en' });
    const guest = await context.newPage();
    await guest.goto(ticketUrl);
    await expect(guest.getByRole('img', { name: 'QR code for the driver' })).toBeVisible();
    await expect(guest.getByText(/please contact the company you booked with/)).toBeVisible();
    await expect(guest.getByText('₩40,000')).toBeHidden();
    await expect(guest.getByRole('button', { name: 'Cancel this ticket' })).toBeHidden();
    await expectAccessible(guest);
    await context.close();
  });

  await test.step('the month is stated in a file', async () => {
    await page.goto('/desk/resellers');
    await page.getByRole('button', { name: `Statement: ${name}` }).click();
    await page.getByRole('textbox', { name: 'Month' }).fill(tripDate.slice(0, 7));
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    expect((await download).suggestedFilename()).toContain(tripDate.slice(0, 7));
  });

  await test.step('a disabled reseller is refused at once', async () => {
    await page.getByRole('button', { name: `Disable: ${name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
    await expect(page.getByRole('row', { name })).toContainText('Disabled');
    const refused = await call('/bookings', {});
    expect(await refused.json()).toMatchObject({ error: 'FORBIDDEN' });
  });
});
