import { deskApi } from '../../contract/desk/api.ts';
import { addDriver, buyTour, callDesk, openDriverLink } from '../deskTours.ts';
import { dayFromToday } from '../driverTourServer.ts';
import { expect, expectAccessible, test } from '../guideTest.ts';
import { signInAtDesk } from '../staffSessions.ts';

test('moves a tour and changes its people from the ticket; the driver is asked again', async ({
  page,
  context,
}) => {
  const [bought, wanted] = [dayFromToday(5), dayFromToday(4)];
  const orderId = await buyTour(page, { tripDate: bought, customerName: 'ADA LOVELACE' });
  await signInAtDesk(page, 'dispatcher');
  const driver = await addDriver(page);
  const assignment = { version: 0, driverId: driver.id };
  const assigned = await callDesk(page, 'POST', `/tours/${orderId}/assign`, assignment);
  const readState = async () =>
    deskApi.getTour.response.parse(await callDesk(page, 'GET', `/tours/${orderId}`)).state;

  const driverPage = await context.newPage();
  await openDriverLink(driverPage, assigned.link.url);
  const tour = driverPage.getByRole('article', { name: 'ADA LOVELACE' });
  await tour.getByRole('button', { name: '수락', exact: true }).click();
  await expect.poll(readState).toBe('accepted');

  await page.goto(`/tickets/${orderId}`);
  await expect(page.getByText(/^Free of charge until .+ \(Korean time\)\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Change tour' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change tour' });
  await expect(dialog.getByText(/A later day never raises your refund/)).toBeVisible();
  await expectAccessible(page, 'dialog[open]');

  await test.step('nothing is sent where nothing was changed', async () => {
    await dialog.getByRole('button', { name: 'Save the changes' }).click();
    await expect(dialog.getByText('You haven’t changed anything.')).toBeVisible();
  });

  await dialog.getByLabel('Date').fill(wanted);
  await dialog.getByLabel('Time').selectOption('14:00');
  await dialog.getByLabel('People').selectOption('4 people');
  await dialog.getByRole('button', { name: 'Save the changes' }).click();
  await expect(page.getByText('Your tour has been changed.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Gangneung Station · Departs 14:00 · 4 people')).toBeVisible();

  await expect.poll(readState).toBe('offered');
  await driverPage.reload();
  await expect(tour).toContainText('14:00');
  await expect(tour).toContainText('4명');
  await expect(tour.getByRole('button', { name: '수락', exact: true })).toBeVisible();
});
