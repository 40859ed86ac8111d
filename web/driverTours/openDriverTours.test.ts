import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { maxServerFaults } from '../shared/client/retryRule.ts';
import { openDriverTours } from './openDriverTours.ts';
import { code, openTourServer, testTour } from './testing/tourServer.ts';
import { textStorage } from './textStorage.ts';

let server: Awaited<ReturnType<typeof openTourServer>>;
beforeAll(async () => {
  server = await openTourServer();
});
afterAll(() => server.close());

const accept = { step: 'accept' } as const;
const met = { step: 'met' } as const;
const tour = testTour();

/** A phone, whose storage outlives its pages. */
function phone() {
  const kept = new Map<string, string>();
  let now = new Date('2026-11-23T09:00:00+09:00');
  const stored = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
  return {
    kept,
    moveTo(moment: string) {
      now = new Date(moment);
    },
    openPage({ isBlocked = false, link = code } = {}) {
      const storage = textStorage(() => {
        if (isBlocked) throw new Error('blocked');
        return stored;
      });
      return openDriverTours({
        code: link,
        origin: server.origin,
        storage,
        now: () => now,
        onChange: () => undefined,
      });
    },
  };
}

/** A page of the phone, on which the driver accepts a tour and meets its visitors without network. */
async function reportOffline(device: ReturnType<typeof phone>) {
  const page = device.openPage();
  await page.sync();
  server.switch(false);
  await page.report(tour, accept);
  await page.report(tour, met);
  return page;
}

beforeEach(() => {
  server.switch(true);
  server.next();
  server.setTours(tour);
  server.arrived();
});

const tourStates = (page: ReturnType<ReturnType<typeof phone>['openPage']>) =>
  page.state().tours.map(({ state }) => state);

describe('reports of a driver', () => {
  it('shows a report at once, and sends it', async () => {
    const page = phone().openPage();
    await page.sync();
    const sent = page.report(tour, accept);
    expect(tourStates(page)).toEqual(['accepted']);
    expect(page.state().waiting).toHaveLength(1);
    await sent;
    expect(page.state().waiting).toEqual([]);
    expect(server.arrived()).toEqual(['load', 'order_1 {"step":"accept"}']);
  });

  it('keeps reports without network, over a reload, and sends them once and in their order', async () => {
    const device = phone();
    const page = await reportOffline(device);
    expect([page.state().isConnected, tourStates(page)]).toEqual([false, ['met']]);

    const reloaded = device.openPage();
    expect(tourStates(reloaded)).toEqual(['met']);
    await reloaded.sync();
    expect(reloaded.state().waiting).toHaveLength(2);
    server.switch(true);
    server.arrived();
    await Promise.all([reloaded.sync(), reloaded.sync()]);
    expect(server.arrived().filter((one) => one !== 'load')).toEqual([
      'order_1 {"step":"accept"}',
      'order_1 {"step":"met"}',
    ]);
    expect([reloaded.state().waiting, tourStates(reloaded)]).toEqual([[], ['met']]);
  });

  it.each(['responseLost', 503, 429, 'loginPage'] as const)(
    'repeats a report after %s',
    async (behaviour) => {
      const page = phone().openPage();
      await page.sync();
      server.next(behaviour);
      await page.report(tour, accept);
      expect([page.state().waiting.length, page.state().failed]).toEqual([1, []]);
      await page.sync();
      expect([page.state().waiting, page.state().failed, tourStates(page)]).toEqual([[], [], ['accepted']]);
    },
  );

  it('gives up a report that the server fails at each time, tells the driver, and sends the next one', async () => {
    const device = phone();
    const page = await reportOffline(device);
    server.switch(true);
    for (let faults = 1; faults < maxServerFaults; faults += 1) {
      server.next(500);
      await page.sync();
      expect([page.state().isConnected, page.state().waiting.length, page.state().failed]).toEqual([
        false,
        2,
        [],
      ]);
    }
    server.next(500);
    await page.sync();
    const { waiting, failed } = page.state();
    expect([waiting, failed.map(({ report }) => report), tourStates(page)]).toEqual([[], [accept], ['met']]);
  });

  it('loses no report when two tabs add one at the same moment', async () => {
    const device = phone();
    const tabs = [device.openPage(), device.openPage()];
    await tabs[0]?.sync();
    server.switch(false);
    await Promise.all([tabs[0]?.report(tour, accept), tabs[1]?.report(tour, { overtimeHalfHours: 1 })]);
    expect(
      device
        .openPage()
        .state()
        .waiting.map(({ report }) => report),
    ).toEqual([accept, { overtimeHalfHours: 1 }]);
  });

  it('sends the reports that the previous release stored as a list', async () => {
    const device = phone();
    const former = { code, orderId: 'order_1', about: '10:00 ADA LOVELACE', day: tour.tripDate };
    const list = [
      { ...former, id: 'b', report: accept },
      { ...former, id: 'a', report: met },
    ];
    device.kept.set('solbada-driver-waiting', JSON.stringify(list));
    const page = device.openPage();
    expect(page.state().waiting.map(({ report }) => report)).toEqual([accept, met]);
    await page.sync();
    expect([page.state().waiting, tourStates(page)]).toEqual([[], ['met']]);
    expect([...device.kept.keys()]).toEqual(['solbada-driver-tours']);
  });

  it('sends a report that is made while another one is on its way', async () => {
    const page = phone().openPage();
    await page.sync();
    server.arrived();
    await Promise.all([page.report(tour, accept), page.report(tour, met)]);
    const arrived = server.arrived().filter((one) => one !== 'load');
    expect(arrived).toEqual(['order_1 {"step":"accept"}', 'order_1 {"step":"met"}']);
    expect(server.tours()[0]?.state).toBe('met');
  });

  it('sends only the last number of overtime', async () => {
    const page = phone().openPage();
    await page.sync();
    server.switch(false);
    for (const overtimeHalfHours of [1, 2, 3]) await page.report(tour, { overtimeHalfHours });
    expect(page.state().tours[0]).toMatchObject({ overtimeHalfHours: 3, overtimePrice: 5_000 });
    server.switch(true);
    server.arrived();
    await page.sync();
    expect(server.arrived()).toEqual(['order_1 {"overtimeHalfHours":3}']);
  });

  it('sends what waits from another link of this phone', async () => {
    const device = phone();
    const page = device.openPage();
    await page.sync();
    server.switch(false);
    await page.report(tour, accept);
    server.switch(true);
    const other = device.openPage({ link: '7.20261201.signature' });
    await other.sync();
    expect([other.state().waiting, tourStates(other)]).toEqual([[], ['accepted']]);
  });

  it.each([409, 404, 410, 400] as const)(
    'drops a report that is refused with %s, and shows the server’s state',
    async (status) => {
      const page = phone().openPage();
      await page.sync();
      server.setTours(testTour({ state: 'finished' }));
      server.next(status);
      await page.report(tour, accept);
      const { waiting, failed, link } = page.state();
      expect([waiting, failed.map(({ about }) => about), link, tourStates(page)]).toEqual([
        [],
        ['10:00 ADA LOVELACE'],
        'valid',
        ['finished'],
      ]);
      page.dismissFailed();
      expect(page.state().failed).toEqual([]);
    },
  );

  it('reports no failure where a repeated report is refused, but its state is reached', async () => {
    const page = phone().openPage();
    await page.sync();
    server.next('responseLost', 'lost');
    await page.report(tour, { step: 'cannot' });
    server.next(404);
    await page.sync();
    expect([page.state().failed, page.state().tours, page.state().link]).toEqual([[], [], 'valid']);
  });
});

describe('a driver’s page without network', () => {
  it('shows the last response, and that it is not connected', async () => {
    const device = phone();
    await device.openPage().sync();
    server.switch(false);
    device.moveTo('2026-11-23T11:00:00+09:00');
    const page = device.openPage();
    expect([page.state().isConnected, tourStates(page)]).toEqual([null, ['offered']]);
    await page.sync();
    expect(page.state().isConnected).toBe(false);
    expect(page.state().saved?.receivedAt).toBe(Date.parse('2026-11-23T09:00:00+09:00'));
  });

  it('deletes a visitor’s name at the end of the tour’s day, also in a page that stays open', async () => {
    const device = phone();
    server.setTours(
      tour,
      testTour({ orderId: 'order_2', tripDate: '2026-11-24', customerName: 'MARY SHELLEY' }),
    );
    const page = device.openPage();
    await page.sync();
    server.switch(false);
    await page.report(tour, accept);
    const stored = () => [...device.kept.values()].join();
    device.moveTo('2026-11-23T23:59:00+09:00');
    expect(device.openPage().state().tours).toHaveLength(2);
    device.moveTo('2026-11-24T00:00:00+09:00');
    await page.sync();
    expect(stored()).toContain('MARY');
    expect(stored()).not.toContain('ADA');
    expect(device.openPage().state().waiting).toMatchObject([{ about: '10:00' }]);
    // The server still lists the tour of yesterday.
    server.switch(true);
    await page.sync();
    expect(page.state().tours).toHaveLength(2);
    expect(stored()).not.toContain('ADA');
    device.moveTo('2026-11-25T00:00:00+09:00');
    expect(device.openPage({ link: '7.20261201.signature' }).state().tours).toEqual([]);
    expect(stored()).not.toContain('MARY');
  });

  it.each([
    [410, 'expired'],
    [404, 'unknown'],
  ] as const)('forgets the tours at a %s', async (status, link) => {
    const device = phone();
    const page = device.openPage();
    await page.sync();
    server.next(status);
    await page.sync();
    expect([page.state().link, page.state().tours]).toEqual([link, []]);
    expect([...device.kept.values()].join()).not.toContain('ADA');
  });

  it('works online where storage is blocked, and holds reports in memory', async () => {
    const page = phone().openPage({ isBlocked: true });
    await page.sync();
    server.switch(false);
    await page.report(tour, accept);
    expect([page.state().waiting.length, tourStates(page)]).toEqual([1, ['accepted']]);
    server.switch(true);
    await page.sync();
    expect([page.state().waiting, server.tours()[0]?.state]).toEqual([[], 'accepted']);
  });

  it.each(['{', '[1', '"text"', '{"waiting":1}'])('opens over damaged storage: %s', async (text) => {
    const device = phone();
    device.kept.set('solbada-driver-tours', text).set('solbada-driver-waiting', text);
    const page = device.openPage();
    await page.sync();
    expect(tourStates(page)).toEqual(['offered']);
  });
});

describe('the PIN of a link', () => {
  it('is asked for, and opens the tours here and on the next page of the phone', async () => {
    const device = phone();
    const page = device.openPage();
    server.next(401);
    await page.sync();
    expect(page.state()).toMatchObject({ link: 'valid', pin: 'needed', saved: null, isConnected: true });
    server.arrived();
    await page.enterPin('2580');
    expect(page.state()).toMatchObject({ pin: null, tours: [tour] });
    await device.openPage().sync();
    expect(server.arrived()).toEqual(['pin {"pin":"2580"}', 'load Bearer 1.a', 'load Bearer 1.a']);
  });

  it('holds up reports until it is entered, and loses none', async () => {
    const page = await reportOffline(phone());
    server.switch(true);
    server.next(401);
    await page.sync();
    expect(page.state()).toMatchObject({ pin: 'needed', failed: [] });
    expect(page.state().waiting).toHaveLength(2);
    await page.enterPin('2580');
    expect(page.state()).toMatchObject({ pin: null, waiting: [], failed: [] });
    expect(server.tours()).toMatchObject([{ state: 'met' }]);
  });

  it('is asked for again after a wrong one, and stays asked for without network', async () => {
    const page = phone().openPage();
    server.next(401, 401);
    await page.sync();
    await page.enterPin('1111');
    expect(page.state().pin).toBe('needed');
    server.switch(false);
    await page.enterPin('2580');
    expect(page.state()).toMatchObject({ pin: 'needed', isConnected: false });
  });
});
