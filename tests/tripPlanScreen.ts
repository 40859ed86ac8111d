import type { CDPSession, Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { expect, open } from './guideTest.ts';

/** A place as stored on the device (docs/product/screens.md#what-the-browser-stores). */
export interface ChosenPlace {
  readonly id: number;
  readonly title: string;
  readonly lat: number;
  readonly lng: number;
}

export const threePlaces: readonly ChosenPlace[] = [
  { id: 1, title: 'Gyeongpo Beach', lat: 37.8055, lng: 128.9077 },
  { id: 2, title: 'two', lat: 37.79, lng: 128.9 },
  { id: 110, title: 'three', lat: 37.77, lng: 128.94 },
];

/** The first places of the guide. */
export function somePlaces(count: number): ChosenPlace[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: `place ${index + 1}`,
    lat: 37.8,
    lng: 128.9,
  }));
}

/** Stores a text as the chosen places on the device, once: later changes by the pages stay. */
export async function storePlacesOnDevice(page: Page, text: string, key = 'visitedPlaces'): Promise<void> {
  await page.addInitScript(
    ([name, content]) => {
      if (sessionStorage.getItem(`kept ${name}`)) return;
      sessionStorage.setItem(`kept ${name}`, 'yes');
      (name === 'tripDraft' ? sessionStorage : localStorage).setItem(name, content);
    },
    [key, text] as const,
  );
}

export async function choose(page: Page, places: readonly object[] = threePlaces): Promise<void> {
  await storePlacesOnDevice(page, JSON.stringify(places));
}

/** Opens the screen and waits until the guide's data of the places has arrived. */
export async function openTripPlan(page: Page): Promise<void> {
  await open(page, '/myplan-detail');
  await expect(page.getByRole('heading', { name: 'Does it fit?' })).toBeAttached();
}

export const placesInOrder = (page: Page) => page.getByRole('list', { name: 'Places in order' });
/** Its places; a row that offers to undo a removal is in the list too. */
export const placeItems = (page: Page) =>
  placesInOrder(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Remove / }) });
export const sheetHandle = (page: Page) => page.getByRole('separator', { name: 'Resize plan' });
export const leaveDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'You have unsaved content. Leave without saving?' });
export const dateButton = (page: Page) => page.getByRole('button', { name: 'Date', exact: true });
export const timeInput = (page: Page) => page.getByRole('combobox', { name: 'Time' });
export const peopleInput = (page: Page) => page.getByRole('combobox', { name: 'People' });

export const reserveButton = (page: Page) => page.getByRole('button', { name: 'Reserve' });

/** The plan's own Save button. */
export const saveButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Save' }).first();

/**
 * The router has the screen's guard two effects after its first render; Back between them leaves without the dialog. For the page in
 * front: those behind it are never idle, since the browser draws no frames for them.
 */
export async function guarded(page: Page): Promise<void> {
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
}

/** Presses Back, then Save. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Back' }).click();
  await leaveDialog(page).getByRole('button', { name: 'Save' }).click();
}

export async function sheetHeight(page: Page): Promise<number> {
  return Number(await sheetHandle(page).getAttribute('aria-valuenow'));
}

const idsSchema = z.array(z.object({ id: z.int() }));

/** The ids stored on the device, in order. */
export async function storedPlaceIds(page: Page): Promise<number[]> {
  const text = await page.evaluate(() => localStorage.getItem('visitedPlaces'));
  return idsSchema.parse(JSON.parse(text ?? '[]')).map(({ id }) => id);
}

/** The centre of a control, once it has stopped moving. */
export async function middle(control: Locator): Promise<{ x: number; y: number }> {
  await control.scrollIntoViewIfNeeded();
  let before = '';
  // The sheet is animated.
  await expect
    .poll(async () => {
      const now = JSON.stringify(await control.boundingBox());
      const stands = now === before;
      before = now;
      return stands;
    })
    .toBe(true);
  const box = await control.boundingBox();
  if (!box) throw new Error('the control is not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const dragSteps = 10;
/** One animation frame (ms). */
const frame = 16;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A touch as the browser gets it from the system: it may scroll, where the page permits. */
export class Finger {
  readonly #session: CDPSession;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async over(page: Page): Promise<Finger> {
    return new Finger(await page.context().newCDPSession(page));
  }

  async #send(type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) {
    await this.#session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  }

  /** Touches a point, moves vertically, rests a moment so that it is no flick, and lifts. */
  async drag({ x, y }: { x: number; y: number }, by: number, { hold = 0 } = {}): Promise<void> {
    await this.#send('touchStart', [{ x, y }]);
    await pause(hold);
    for (let step = 1; step <= dragSteps; step++) {
      await this.#send('touchMove', [{ x, y: y + (by * step) / dragSteps }]);
      await pause(frame);
    }
    await pause(5 * frame);
    await this.#send('touchEnd', []);
  }
}

const planSchema = z.object({
  visitSpotSet: z.array(z.object({ id: z.int() })),
  updatedAt: z.string().nullable(),
  tripDate: z.string().nullable(),
  startTime: z.string().nullable(),
  numberOfPeople: z.int().nullable(),
});

export async function bearerHeader(page: Page): Promise<{ authorization: string }> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'access_token');
  if (!token) throw new Error('nobody is logged in');
  return { authorization: `Bearer ${token.value}` };
}

/** Saves a plan over the API, as another device does. */
export async function savePlan(
  page: Page,
  ids: readonly number[],
  tripPlan: { tripDate?: string; startTime?: string; numberOfPeople?: number } = {},
): Promise<void> {
  const visitSpotSet = ids.map((placeId, index) => ({ placeId, memo: '', orderIndex: index + 1 }));
  const response = await page.request.post('/api/v1/trip-plan?locale=KO', {
    headers: await bearerHeader(page),
    data: { tripPlan, visitSpotSet },
  });
  expect(response.status()).toBe(200);
}

/** The saved plan on the server. */
export async function readServerPlan(page: Page) {
  const response = await page.request.get('/api/v1/trip-plan?locale=KO', {
    headers: await bearerHeader(page),
  });
  const { visitSpotSet, ...plan } = planSchema.parse(await response.json());
  return { ...plan, ids: visitSpotSet.map(({ id }) => id) };
}
