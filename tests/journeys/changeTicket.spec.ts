import { newAccount } from '../account.ts';
import { dayFromToday, openDriverTourServer } from '../driverTourServer.ts';
import { expect, expectAccessible, test } from '../guideTest.ts';
import { shareProduct } from '../shareProduct.ts';

const server = shareProduct(openDriverTourServer);

test('moves a tour and changes its people from the ticket; the driver is asked again', async ({
  page,
  context,
}) => {
  const { email: accountEmail } = await newAccount(page);
  const [bought, wanted] = [dayFromToday(5), dayFromToday(4)];
  const driver = await server().addDriver();
  const orderId = await server().addOrder({ tripDate: bought, accountEmail });
  const link = await server().assign(orderId, driver);

  const driverPage = await context.newPage();
  await driverPage.goto(link);
  const tour = driverPage.getByRole('article', { name: 'ADA LOVELACE' });
  await tour.getByRole('button', { name: '수락', exact: true }).click();
  await expect.poll(async () => (await server().readTour(orderId)).state).toBe('accepted');

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

  await expect.poll(async () => (await server().readTour(orderId)).state).toBe('offered');
  await driverPage.reload();
  await expect(tour).toContainText('14:00');
  await expect(tour).toContainText('4명');
  await expect(tour.getByRole('button', { name: '수락', exact: true })).toBeVisible();
});
