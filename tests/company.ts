import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { apiBase } from '../contract/addresses.ts';
import { deskApi } from '../contract/desk/api.ts';
import { type StaffRole, staffRoles } from '../domain/staff/staffRules.ts';
import { newPlaceEdits } from '../server/features/editing/guide/testing/newPlaceEdits.ts';
import type { Edit } from '../server/features/editing/guide/testing/useGuideDesk.ts';
import { openStaffSession } from '../server/features/staff/staffSessions.ts';
import { testPhotograph } from '../server/media/photographs/testing/testPhotographs.ts';
import { insertStaffSession } from '../server/testing/testStaff.ts';
import { newAccount } from './account.ts';
import { buyTourAs } from './deskTours.ts';
import { expect } from './guideTest.ts';
import { MovableClock, openOwnProduct } from './ownProduct.ts';
import { openDeskSession } from './staffSessions.ts';

const wideScreen = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };

/** Three people who work at the desk. */
const staff = {
  owner: { id: randomUUID(), name: 'Olga Owner' },
  dispatcher: { id: randomUUID(), name: 'Dana Lee' },
  editor: { id: randomUUID(), name: 'Edi Park' },
} as const satisfies Record<StaffRole, { id: string; name: string }>;

interface Tour {
  readonly tripDate: string;
  readonly startTime: string;
  readonly customerName: string;
}

/** A tour-taxi company with its own product, whose clock a test moves: its staff, its visitors and their browsers. */
export async function openCompany(browser: Browser, start: Date) {
  const clock = new MovableClock();
  clock.moveTo(start);
  const product = await openOwnProduct(clock);
  const { database, origin } = product;
  const contexts: BrowserContext[] = [];
  // Other journeys have as many cars as they need; here there are only as many cars as drivers.
  await database.sql.deleteFrom('sales_day').execute();

  async function newPage(viewport = phone, locale = 'en-US'): Promise<Page> {
    const context = await browser.newContext({ baseURL: origin, locale, viewport, reducedMotion: 'reduce' });
    contexts.push(context);
    context.setDefaultTimeout(20_000);
    await context.clock.setSystemTime(clock.now());
    return context.newPage();
  }
  async function newDesk(role: StaffRole): Promise<Page> {
    const page = await newPage(wideScreen);
    await openDeskSession(
      page.context(),
      await insertStaffSession({ database, clock }, { role, ...staff[role] }),
    );
    return page;
  }
  const desks = {
    owner: await newDesk('owner'),
    dispatcher: await newDesk('dispatcher'),
    editor: await newDesk('editor'),
  };

  /** Calls the desk's API as a role, for steps that a journey is not about. */
  async function call(role: StaffRole, method: string, path: string, body?: object): Promise<unknown> {
    const response = await desks[role].request.fetch(`${apiBase}/desk${path}`, {
      method,
      headers: { origin },
      ...(body ? { data: body } : {}),
    });
    const text = await response.text();
    expect(response.ok(), `${method} ${path}: ${response.status()} ${text}`).toBe(true);
    return text === '' ? null : JSON.parse(text);
  }
  const readTour = async (orderId: string) =>
    deskApi.getTour.response.parse(await call('dispatcher', 'GET', `/tours/${orderId}`));
  /** A visitor on a phone, who is logged in. */
  async function newVisitor() {
    const page = await newPage();
    return { page, ...(await newAccount(page)) };
  }

  return {
    origin,
    desks,
    newPage,
    newVisitor,
    call,
    readTour,
    /** Moves the clock to a later moment, and signs the staff in again, because their sessions are short. */
    async moveTo(moment: Date): Promise<void> {
      clock.moveTo(moment);
      for (const context of contexts) await context.clock.setSystemTime(moment);
      for (const role of staffRoles) {
        const opening = { staffId: staff[role].id, device: null };
        await openDeskSession(desks[role].context(), await openStaffSession({ database, clock }, opening));
      }
    },
    /** Somebody buys a tour. */
    async sell(tour: Tour) {
      const visitor = await newVisitor();
      return { ...visitor, orderId: await buyTourAs(visitor.page, visitor.email, tour) };
    },
    async addDriver(name: string) {
      const fields = {
        phone: '010-1234-5678',
        email: null,
        car: '현대 그랜저 검정',
        plate: '강원 12바 3456',
      };
      const added = await call('dispatcher', 'POST', '/drivers', { name, ...fields });
      return deskApi.addDriver.response.parse(added);
    },
    async assign(orderId: string, driverId: number): Promise<void> {
      const { version } = await readTour(orderId);
      await call('dispatcher', 'POST', `/tours/${orderId}/assign`, { version, driverId });
    },
    /** Takes a tour from its assignment to its end, as if the driver reported each step by phone. */
    async drive(orderId: string): Promise<void> {
      for (const state of ['accepted', 'met', 'finished']) {
        const { version } = await readTour(orderId);
        await call('dispatcher', 'POST', `/tours/${orderId}/state`, { version, state });
      }
    },
    /** A draft that is complete in Korean and English, and empty in the other languages. @returns its id */
    async draftPlace(): Promise<number> {
      const names = { type: 'tour', nameKo: '새정원', nameEn: 'New Garden' };
      const made = await call('editor', 'POST', '/guide', names);
      const { id, draft, published } = deskApi.createGuidePlace.response.parse(made);
      const uploaded = await desks.editor.request.post(`${apiBase}/desk/photographs`, {
        headers: { origin, 'content-type': 'image/jpeg' },
        data: await testPhotograph({ width: 800, height: 600 }),
      });
      const { hash } = deskApi.uploadPhotograph.response.parse(await uploaded.json());
      const alt = { ko: '바다가 보이는 정원', en: 'A garden by the sea', cn: '', tw: '', ja: '' };
      const pictures = [{ photograph: hash, credit: 'The city', licence: 'kogl1', alt }];
      const edits: Edit[] = [...newPlaceEdits({ id }, ['ko', 'en']), { field: 'pictures', after: pictures }];
      const before = { ...published, ...draft.fields };
      const changes = edits.map(({ field, after }) => ({ field, before: before[field], after }));
      await call('editor', 'PATCH', `/guide/${id}/draft`, { changes });
      return id;
    },
    async close(): Promise<void> {
      for (const context of contexts) await context.close();
      await product.close();
    },
  };
}
