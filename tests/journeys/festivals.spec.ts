import type { BrowserContext } from '@playwright/test';
import { dayAfter } from '../../domain/calendar/days.ts';
import { toSeoulDate } from '../../domain/calendar/seoulTime.ts';
import { languageNames } from '../../domain/languages.ts';
import { insertStaffSession } from '../../server/testing/testStaff.ts';
import { expect, expectAccessible, languages, open, test } from '../guideTest.ts';
import { expectNoOverflow, layoutShift } from '../layout.ts';
import { MovableClock, openOwnProduct } from '../ownProduct.ts';
import { openDeskSession } from '../staffSessions.ts';
import { choose, dateButton, openTripPlan, sheetHandle } from '../tripPlanScreen.ts';

test.use({ pictures: 'loaded' });

// A separate product: nothing may appear on home and lists of the others.
test('the desk: a festival from its form to the visitors, and away again', async ({ browser }) => {
  test.setTimeout(180_000);
  const clock = new MovableClock();
  const product = await openOwnProduct(clock);
  const contexts: BrowserContext[] = [];
  const newPage = async () => {
    const context = await browser.newContext({
      baseURL: product.origin,
      locale: 'en-US',
      viewport: { width: 390, height: 844 },
    });
    contexts.push(context);
    context.setDefaultTimeout(15_000);
    return context.newPage();
  };
  const today = toSeoulDate(clock.now());
  try {
    const desk = await newPage();
    const { database } = product;
    const token = await insertStaffSession({ database, clock }, { role: 'editor', name: 'Edi' });
    await openDeskSession(desk.context(), token);
    await desk.goto('/desk');
    await desk.getByRole('link', { name: 'Festivals' }).click();
    await expect(desk.getByText('There are no such festivals.')).toBeVisible();
    await expectAccessible(desk);

    await desk.getByRole('link', { name: 'Add a festival' }).click();
    await desk.getByRole('button', { name: 'Save' }).click();
    const fieldText = (field: string, language: keyof typeof languageNames) =>
      desk
        .getByRole('group', { name: field })
        .getByRole('textbox', { name: languageNames[language], exact: true });
    await expect(fieldText('Name', 'ko')).toHaveAccessibleDescription('Please fill this in.');
    // The first one from the top.
    await expect(desk.getByLabel('First day')).toBeFocused();
    await fieldText('Name', 'ko').fill('강릉커피축제');
    await desk.getByLabel('First day').fill(today);
    await desk.getByLabel('Last day').fill(dayAfter(today, -1));
    await expect(desk.getByLabel('Last day')).toHaveAccessibleDescription('This is before the first day.');
    await desk.getByLabel('Last day').fill(today);
    await desk.getByRole('textbox', { name: /^Place of the guide/ }).fill(`${product.origin}/content/tour/1`);
    await desk.getByRole('textbox', { name: /^Official site/ }).fill('https://coffee.example/');
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(desk).toHaveURL(/\/desk\/festivals\/\d+$/);
    await expect(desk.getByText(/Missing: Name \(English\)/)).toBeVisible();
    await expect(desk.getByRole('button', { name: 'Publish' })).toBeDisabled();
    for (const language of languages) {
      await fieldText('Name', language).fill(`Coffee Festival ${language}`);
      await fieldText('Summary', language).fill(`Roasters by the sea ${language}`);
      await fieldText('Venue', language).fill(`Anmok Beach ${language}`);
    }
    await expect(desk.getByText('There are unsaved changes.')).toBeVisible();
    await desk.route('**/desk/festivals/*', (route) => route.fulfill({ status: 503 }));
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByRole('alert').first()).toContainText('This did not work.');
    await desk.unroute('**/desk/festivals/*');
    await expect(fieldText('Venue', 'ja')).toHaveValue('Anmok Beach ja');
    await desk.context().setOffline(true);
    await expect(desk.getByRole('button', { name: 'Save' })).toBeDisabled();
    await desk.context().setOffline(false);
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByText('Saved.')).toBeVisible();
    await expectAccessible(desk);
    await expectNoOverflow(desk);

    const visitor = await newPage();
    const isShown = async (address: string) =>
      (await (await visitor.request.get(address)).text()).includes('Festival en');
    expect(await isShown('/?lang=en')).toBe(false);
    expect(await isShown('/list?lang=en')).toBe(false);
    await desk.getByRole('button', { name: 'Publish' }).click();
    await expect(desk.getByText('Published. Visitors see it within seconds.')).toBeVisible();
    for (const language of languages) {
      const home = await (await visitor.request.get(`/?lang=${language}`)).text();
      expect(home, language).toContain(`Coffee Festival ${language}`);
      expect(home, language).toContain(`Anmok Beach ${language}`);
      const list = await (await visitor.request.get(`/list?lang=${language}`)).text();
      expect(list, language).toContain(`Coffee Festival ${language}`);
    }
    await open(visitor, '/?lang=en');
    expect(await layoutShift(visitor)).toBe(0);
    const region = visitor.getByRole('region', { name: 'Festivals on now and soon' });
    await expect(region.getByRole('listitem')).toContainText('On now');
    await expect(region.getByRole('link', { name: /Official site.*Coffee Festival en/ })).toBeVisible();
    await expectAccessible(visitor);
    await expectNoOverflow(visitor);
    await visitor.getByRole('main').getByRole('link', { name: 'Tour', exact: true }).click();
    await expect(visitor.getByText('Festival today')).toBeVisible();
    await expectAccessible(visitor);
    await expectNoOverflow(visitor);
    await open(visitor, '/list?lang=en');
    expect(await layoutShift(visitor)).toBe(0);
    await visitor.getByRole('link', { name: 'Coffee Festival en' }).click();
    await expect(visitor).toHaveURL(/\/content\/tour\/1/);

    await choose(visitor);
    await openTripPlan(visitor);
    await sheetHandle(visitor).press('End');
    await dateButton(visitor).click();
    const calendar = visitor.getByRole('dialog');
    await expect(calendar.getByText('Days with a festival')).toBeVisible();
    await expectAccessible(visitor, 'dialog[open]');
    await calendar.getByRole('button', { name: 'Festival: Coffee Festival en' }).click();
    await expect(visitor.getByText('Festival on this day')).toBeVisible();
    await expect(visitor.getByRole('link', { name: 'Coffee Festival en' })).toBeVisible();
    await expectAccessible(visitor, '[role=status].bg-sand');

    await desk.getByRole('button', { name: 'Withdraw' }).click();
    await expect(desk.getByText('Withdrawn.')).toBeVisible();
    expect(await isShown('/?lang=en')).toBe(false);
    expect(await isShown('/list?lang=en')).toBe(false);

    await desk.getByRole('button', { name: 'Publish' }).click();
    await expect(desk.getByRole('button', { name: 'Withdraw' })).toBeVisible();
    expect(await isShown('/?lang=en')).toBe(true);
    clock.moveTo(new Date(`${dayAfter(today, 1)}T00:00:00+09:00`));
    expect(await isShown('/?lang=en')).toBe(false);
    expect(await isShown('/list?lang=en')).toBe(false);
    // A browser that has no copy of the page: one may be a minute old.
    const another = await newPage();
    await open(another, '/?lang=en');
    await expect(another.getByRole('heading', { name: 'Top 5' })).toBeVisible();
    await expect(another.getByText('Coffee Festival en')).toHaveCount(0);
  } finally {
    await Promise.all(contexts.map((context) => context.close()));
    await product.close();
  }
});
