import type { Locator, Page } from '@playwright/test';
import { htmlLang, type Language } from '../domain/languages.ts';
import { widgetTexts } from '../server/sandbox/toss/widgetTexts.ts';
import { allParts, loadMessages, type Messages } from '../web/messages/messages.ts';
import { formatTypedDate } from '../web/pages/myPlanDetail/typedDate.ts';
import { expect, open } from './guideTest.ts';
import { cards } from './payment.ts';
import { tourDay } from './tourDay.ts';

/** The steps of a visit, by the texts that the visitor reads. */
export interface Visit {
  readonly page: Page;
  readonly language: Language;
  readonly messages: Messages;
}

/** The browser's language decides that of the pages. */
export async function beginVisit(page: Page, language: Language): Promise<Visit> {
  const messages = await loadMessages(language, allParts);
  await open(page, '/');
  await expect(page.locator('html')).toHaveAttribute('lang', htmlLang[language]);
  return { page, language, messages };
}

/** Follows the line about the tour taxi to its page, and from there to the list. */
export async function readOffer({ page, messages }: Visit, offer: string): Promise<void> {
  const { tourTaxi } = messages;
  const line = page.getByRole('link', { name: offer, exact: true });
  await expect(line).toBeInViewport();
  await expect(page.getByRole('searchbox', { name: messages.search.searchPlaces })).toBeInViewport();
  await line.click();
  await expect(page.getByRole('heading', { level: 1, name: tourTaxi.title })).toBeVisible();
  await expect(page.getByRole('heading', { name: tourTaxi.meeting.title })).toBeVisible();
  await page.getByRole('link', { name: tourTaxi.choosePlaces }).click();
  await expect(page).toHaveURL(/\/list$/);
}

async function search({ page, messages }: Visit, name: string): Promise<void> {
  const box = page.getByRole('searchbox', { name: messages.search.searchPlaces });
  await box.fill(name);
  await box.press('Enter');
  // The list of the previous search may name the place too.
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
}

const places = ({ page, messages }: Visit) =>
  page.getByRole('list', { name: messages.list.places, exact: true });
const card = (visit: Visit, name: string) => places(visit).getByRole('link', { name, exact: true });

/** Finds a place by its name, and adds it on its page. */
export async function addBySearch(visit: Visit, name: string): Promise<void> {
  const { page, messages } = visit;
  await search(visit, name);
  await card(visit, name).click();
  await page.getByRole('button', { name: messages.place.addToJourney, exact: true }).click();
  // Not before: the heading of the search contains the name too.
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText(messages.place.inJourney, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: messages.shell.back }).click();
  await expect(page).toHaveURL(/query=/);
}

/** Finds a place among those of a theme, and adds it from its card. */
export async function addByTheme(visit: Visit, theme: string, name: string): Promise<void> {
  const { page, messages } = visit;
  await open(page, '/list');
  const themes = page.getByRole('group', { name: messages.list.themes });
  await themes.getByRole('button', { name: theme }).click();
  await expect(page).toHaveURL(/theme=/);
  await pressAdd(visit, places(visit), name);
}

/** Finds a place by its name, and adds it from the map. */
export async function addOnMap(visit: Visit, name: string): Promise<void> {
  const { page, messages } = visit;
  await search(visit, name);
  await expect(card(visit, name)).toBeVisible();
  await page.getByRole('button', { name: messages.list.map, exact: true }).click();
  const map = page.getByRole('dialog', { name: messages.list.map });
  await map.getByRole('button', { name, exact: true }).click();
  await pressAdd(visit, map, name);
  await map.getByRole('button', { name: messages.shell.back }).click();
  // The map closes by going back in history, which would cancel a navigation that begins earlier.
  await expect(map).toBeHidden();
}

async function pressAdd({ messages }: Visit, part: Locator, name: string): Promise<void> {
  const add = part.getByRole('button', { name: messages.list.addToPlan(name) });
  await add.click();
  await expect(add).toHaveAttribute('aria-pressed', 'true');
}

/** Opens the plan of the chosen places from My plan. */
export async function openPlan({ page, messages }: Visit): Promise<void> {
  await page
    .getByRole('navigation', { name: messages.shell.main })
    .getByRole('link', { name: messages.shell.myPlan })
    .click();
  await page.getByRole('button', { name: messages.plan.viewPlan }).click();
  await openSheet({ page, messages });
}

/** Draws the plan over the map, once the guide's data of its places has arrived. */
export async function openSheet({ page, messages }: Pick<Visit, 'page' | 'messages'>): Promise<void> {
  await expect(page.getByRole('heading', { name: messages.trip.fit })).toBeAttached();
  await page.getByRole('separator', { name: messages.trip.resize }).press('End');
}

export const meter = ({ page, messages }: Visit) => page.getByRole('meter', { name: messages.trip.ofTour });

/** The names of the plan's places, in their order. */
export async function expectPlaces({ page, messages }: Visit, names: readonly string[]): Promise<void> {
  const rows = page.getByRole('list', { name: messages.trip.inOrder, exact: true }).getByRole('listitem');
  await expect(rows).toHaveCount(names.length);
  for (const [index, name] of names.entries()) await expect(rows.nth(index)).toContainText(name);
}

/** The page's message about the last action in the plan. */
export const planStatus = ({ page }: Visit, said: string | RegExp) =>
  page.getByRole('status').filter({ hasText: said });

/** Chooses the tour's day in the calendar, 10:00 and two people. */
export async function chooseTour({ page, messages }: Visit): Promise<void> {
  const { trip } = messages;
  await page.getByRole('button', { name: trip.date, exact: true }).click();
  const calendar = page.getByRole('dialog', { name: trip.date });
  await calendar
    .getByRole('textbox', { name: trip.dateTyped })
    .fill(formatTypedDate(tourDay, trip.dateFormat));
  await calendar.getByRole('button', { name: trip.dateUse }).click();
  await page.getByRole('combobox', { name: trip.time, exact: true }).selectOption('10:00');
  await page.getByRole('combobox', { name: trip.people, exact: true }).selectOption('2');
}

/**
 * Reserves the plan, and expects that the cost section names the tour as it was chosen.
 * @param choose answers the question about a plan that takes more than three hours
 */
export async function reserve({ page, messages }: Visit, choose?: () => Promise<void>): Promise<void> {
  const { payment } = messages.ticket;
  await page.getByRole('button', { name: messages.trip.reserve, exact: true }).click();
  await choose?.();
  await expect(page).toHaveURL(/\/payment$/);
  await expect(costSection({ page, messages })).toContainText(
    [messages.trip.station, payment.startsAt('10:00'), messages.trip.peopleCount(2)].join(' · '),
  );
}

export const costSection = ({ page, messages }: Pick<Visit, 'page' | 'messages'>) =>
  page.getByRole('region', { name: messages.ticket.payment.summary });

/** Fills in the passenger, and pays: by card, or by a wallet that the visitor has chosen. */
export async function pay({ page, language, messages }: Visit, email: string, by: 'card' | 'wallet') {
  const { payment, success } = messages.ticket;
  const texts = widgetTexts[htmlLang[language]];
  await page.getByRole('textbox', { name: payment.name }).fill('KIM SORA');
  await page.getByRole('textbox', { name: payment.email }).fill(email);
  await page.getByRole('checkbox', { name: payment.same }).check();
  if (by === 'card') await page.getByRole('textbox', { name: texts.cardNumber }).fill(cards.approved);
  await page.getByRole('checkbox', { name: texts.agree }).check();
  await page.getByRole('button', { name: payment.pay, exact: true }).click();
  await page.locator('button[value="approve"]').click();
  await expect(page.getByRole('heading', { name: success.done })).toBeVisible();
  await expect(page.getByText(success.receiptSent)).toBeVisible();
}

/** The company's telephone number in `openOwnProduct`, as visitors from abroad read it. */
export const companyPhone = '+82 33 123 4567';

/** Opens the ticket from the success page; both name where to meet, and whom to call. */
export async function openTicket({ page, messages }: Visit): Promise<void> {
  const { payment, detail, taxi } = messages.ticket;
  const expectMeeting = async () => {
    await expect(page.getByRole('link', { name: taxi.meetingPlace })).toBeVisible();
    await expect(page.getByRole('link', { name: companyPhone })).toBeVisible();
  };
  await expectMeeting();
  await page.getByRole('link', { name: payment.toTicket }).click();
  await expect(page.getByRole('img', { name: detail.qr })).toBeVisible();
  await expectMeeting();
}
