import { deskApi } from '../../contract/desk/api.ts';
import { dayAfter } from '../../domain/calendar/days.ts';
import { toSeoulDate } from '../../domain/calendar/seoulTime.ts';
import { openCompany } from '../company.ts';
import { expect, expectAccessible, test } from '../guideTest.ts';
import { cards, enterCard, fillPassenger, payAndApprove } from '../payment.ts';
import {
  choose,
  openTripPlan,
  reserveButton,
  sheetHandle,
  somePlaces,
  storePlacesOnDevice,
} from '../tripPlanScreen.ts';

test('the owner adds a departure; a visitor plans and buys from it, and the driver is led there', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const now = new Date();
  const tripDate = dayAfter(toSeoulDate(now), 3);
  const company = await openCompany(browser, now);
  const { owner } = company.desks;
  try {
    const driver = await company.addDriver('박기사');
    const { page, email } = await company.newVisitor();
    const departure = page.getByRole('combobox', { name: 'Departure' });

    await test.step('the desk refuses what is missing, and offers the departure at once', async () => {
      await owner.goto('/desk/settings');
      const panel = owner.getByRole('region', { name: 'Departures', exact: true });
      await panel.getByRole('button', { name: 'Add a departure' }).click();
      await panel.getByRole('button', { name: 'Save', exact: true }).click();
      const id = panel.getByRole('textbox', { name: 'Identifier' });
      await expect(id).toBeFocused();
      await id.fill('bus_terminal');
      await expect(id).toHaveValue('BUS_TERMINAL');
      await panel.getByRole('textbox', { name: /^Position/ }).fill('35.1, 129.0');
      const texts = (name: string) => panel.getByRole('group', { name, exact: true });
      await texts('Name').getByRole('textbox', { name: '한국어' }).fill('강릉터미널');
      await texts('Name').getByRole('textbox', { name: 'English' }).fill('Bus Terminal');
      const meeting = texts('Where to meet the driver');
      await meeting.getByRole('textbox', { name: '한국어' }).fill('터미널 정문 앞');
      await meeting.getByRole('textbox', { name: 'English' }).fill('In front of the main entrance');
      await panel.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(panel.getByText(/^Please enter a latitude and a longitude/)).toBeVisible();
      await expectAccessible(owner);
      await panel.getByRole('textbox', { name: /^Position/ }).fill('37.7553, 128.8797');
      await panel.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(panel.getByText('Saved.', { exact: true })).toBeVisible();
      await expect(id).toHaveAttribute('readonly');
    });

    await test.step('the page about the tour taxi names both', async () => {
      await page.goto('/');
      await expect(page.getByRole('link', { name: /^Tour taxi/ })).toHaveText(/up to 4 people$/);
      await page.goto('/tour-taxi');
      const meeting = page.getByRole('region', { name: 'Where to meet' });
      await expect(meeting.getByRole('heading', { level: 3 })).toHaveText([
        'Gangneung Station',
        'Bus Terminal',
      ]);
      await expect(meeting.getByText('In front of the main entrance')).toBeVisible();
      await expect(
        page.getByText('Meet your driver at your departure point.', { exact: false }),
      ).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('the visitor chooses it in the plan', async () => {
      await choose(page, somePlaces(2));
      const draft = { date: tripDate, time: '10:00', people: 2 };
      await storePlacesOnDevice(page, JSON.stringify(draft), 'tripDraft');
      await openTripPlan(page);
      await sheetHandle(page).press('End');
      await expect(departure.getByRole('option')).toHaveText(['Gangneung Station', 'Bus Terminal']);
      await expect(page.getByText(/^Back to Gangneung Station: /)).toBeVisible();
      await departure.selectOption('Bus Terminal');
      await expect(page.getByText(/^Back to Bus Terminal: /)).toBeVisible();
      await page.reload();
      await expect(departure).toHaveValue('BUS_TERMINAL');
    });

    let orderId = '';
    await test.step('and buys the tour: payment and ticket name it', async () => {
      await sheetHandle(page).press('End');
      await reserveButton(page).click();
      await expect(page.getByRole('region', { name: 'Your order' })).toContainText(
        'Bus Terminal · Departs 10:00 · 2 people',
      );
      await fillPassenger(page, email);
      await enterCard(page, cards.approved);
      await payAndApprove(page);
      await expect(page.getByText('In front of the main entrance')).toBeVisible();
      await page.getByRole('link', { name: 'See the ticket' }).click();
      await expect(page.getByText('Bus Terminal · Departs 10:00 · 2 people')).toBeVisible();
      await expect(page).toHaveURL(/\/tickets\/[^/]+$/);
      orderId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
      await page.getByText('Open in a map app').click();
      await expect(page.getByRole('link', { name: /Naver Map: Bus Terminal/ })).toHaveAttribute(
        'href',
        /37\.7553/,
      );
      await expectAccessible(page);
    });

    await test.step('the driver reads its Korean name, with links to a map', async () => {
      const { version } = await company.readTour(orderId);
      const body = { version, driverId: driver.id };
      const assigned = await company.call('dispatcher', 'POST', `/tours/${orderId}/assign`, body);
      const phone = await company.newPage(undefined, 'ko-KR');
      await phone.goto(deskApi.assignDriver.response.parse(assigned).link.url);
      await phone.getByLabel('비밀번호', { exact: true }).fill('2580');
      await phone.getByLabel('비밀번호 다시 입력').fill('2580');
      await phone.getByRole('button', { name: '비밀번호 정하기', exact: true }).click();
      await expect(phone.getByText('10:00 터미널 정문 앞 출발')).toBeVisible();
      await expect(phone.getByText('강릉터미널 도착')).toBeVisible();
      await expect(phone.getByRole('link', { name: '카카오맵: 강릉터미널' })).toHaveAttribute(
        'href',
        /,37\.7553,128\.8797$/,
      );
    });

    await test.step('once it is not offered any more, the ticket keeps it and a plan asks for another one', async () => {
      await owner.reload();
      const panel = owner.getByRole('region', { name: 'Departures', exact: true });
      await panel.getByRole('checkbox', { name: 'Offered to visitors' }).uncheck();
      await panel.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(panel.getByText('Saved.', { exact: true })).toBeVisible();
      await page.reload();
      await expect(page.getByText('Bus Terminal · Departs 10:00 · 2 people')).toBeVisible();
      const guest = await company.newPage();
      await choose(guest, somePlaces(2));
      const draft = { date: tripDate, time: '14:00', people: 2, departure: 'BUS_TERMINAL' };
      await storePlacesOnDevice(guest, JSON.stringify(draft), 'tripDraft');
      await openTripPlan(guest);
      await sheetHandle(guest).press('End');
      await expect(
        guest.getByText('Tours no longer start from this place. Please choose another one.'),
      ).toBeVisible();
      await expect(reserveButton(guest)).toBeDisabled();
      await guest.getByRole('combobox', { name: 'Departure' }).selectOption('Gangneung Station');
      await expect(reserveButton(guest)).toBeEnabled();
    });
  } finally {
    await company.close();
  }
});
