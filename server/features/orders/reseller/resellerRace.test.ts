import { beforeAll, expect, it } from 'vitest';
import { dayAfter } from '../../../../domain/calendar/days.ts';
import { stationId } from '../../../../domain/tour/departurePlaces.ts';
import { describeWithGuide } from '../../../testing/describeWithGuide.ts';
import { TestClock } from '../../../testing/testApplication.ts';
import { createCars } from '../../capacity/cars.ts';
import { insertDrivers } from '../../capacity/testing/insertDrivers.ts';
import { insertReseller } from '../../octo/testing/insertReseller.ts';
import { createShopTest } from '../testing/shop.ts';
import { SimulatedProvider } from '../testing/simulatedProvider.ts';

describeWithGuide('twenty reservations of a reseller at once', (database, engine) => {
  const clock = new TestClock();
  const shopTest = createShopTest(database, clock);
  let resellerId = '';
  beforeAll(async () => {
    await insertDrivers(database(), clock, 4);
    ({ id: resellerId } = await insertReseller(database(), clock));
  });

  /** On a day that no other test uses. @returns how many of them hold a car */
  async function race(day: number, cars = createCars({ database: database(), clock })): Promise<number> {
    const { resellerOrders } = shopTest.startShop(new SimulatedProvider(clock), 1_000, cars);
    const contract = {
      resellerId,
      name: 'Pebble Tours',
      price: 40_000,
      currency: 'KRW' as const,
      commissionBasisPoints: 2_000,
      cutoffHours: 2,
      cancellationHours: 24,
      // Three of four cars.
      maxShare: 75,
    };
    const nobody = {
      fullName: null,
      firstName: null,
      lastName: null,
      emailAddress: null,
      phoneNumber: null,
      locales: [],
      postalCode: null,
      country: null,
      notes: null,
    };
    const reservation = {
      uuid: undefined,
      tripDate: dayAfter('2027-01-01', day),
      startTime: '10:00',
      departure: stationId,
      contact: nobody,
      notes: null,
      people: [{ uuid: '00000000-0000-4000-8000-000000000001', reference: null }],
      reference: null,
      guest: { name: '', email: '', phone: null, language: 'en' as const },
      holdMinutes: undefined,
      origin: 'https://guide.example',
    };
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => resellerOrders.reserve(contract, reservation, async () => undefined)),
    );
    return outcomes.filter(({ status }) => status === 'fulfilled').length;
  }

  it('get the three cars of its share', async () => {
    for (let day = 0; day < 10; day += 1) expect(await race(day)).toBe(3);
  });

  // The embedded database runs one transaction after the other.
  it.runIf(engine === 'postgresql')('get more of them without the lock of the day', async () => {
    const unlocked = createCars({ database: database(), clock, lockDay: async () => undefined });
    const taken: number[] = [];
    while (taken.length < 50 && !taken.some((count) => count > 3)) {
      taken.push(await race(100 + taken.length, unlocked));
    }
    expect(Math.max(...taken)).toBeGreaterThan(3);
  });
});
