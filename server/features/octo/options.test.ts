import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { describeWithGuide } from '../../testing/describeWithGuide.ts';
import { useApplication } from '../../testing/testApplication.ts';
import { TestStaff } from '../../testing/testStaff.ts';
import { busTerminal } from '../departures/testing/busTerminal.ts';
import { injected } from './testing/injected.ts';
import { insertReseller } from './testing/insertReseller.ts';
import { OctoClient } from './testing/octoClient.ts';

describeWithGuide('the options of a reseller', (database) => {
  // It is 21 November 2026, 12:00 in Asia/Seoul.
  const { app, clock } = useApplication(database, { hasFewPlaces: true });
  let octo: OctoClient;
  let owner: TestStaff;
  let version = 0;
  beforeAll(async () => {
    octo = new OctoClient(injected(app), (await insertReseller(database(), clock)).key);
    owner = await TestStaff.signIn({ app, database, clock }, 'owner');
  });

  async function offer(isTerminalOffered: boolean): Promise<void> {
    const others = [{ ...busTerminal, isOffered: isTerminalOffered }];
    const body = { isStationOffered: true, others, fromDay: '2026-11-21', version };
    expect((await owner.call('POST', '/desk/settings/departures', body)).status).toBe(200);
    version += 1;
  }
  const reservation = (optionId: string, uuid: string = randomUUID()) => ({
    ...{ productId: 'tour-taxi', optionId, uuid },
    availabilityId: '2026-12-01T10:00:00+09:00',
    unitItems: [{ unitId: 'person' }],
  });

  it('are the places of departure that the owner offers', async () => {
    await offer(true);
    const product = await octo.product('tour-taxi');
    expect(product.options.map(({ id, default: isDefault, title }) => [id, isDefault, title])).toEqual([
      ['GANGNEUNG_STATION', true, 'From Gangneung Station'],
      ['BUS_TERMINAL', false, 'From Bus Terminal'],
    ]);
    expect(product.description).toMatch(/^The departure point that you choose/);
    expect(product.options[1]?.description).toMatch(/^Bus Terminal/);
    expect(product.options[1]?.locations?.map(({ title }) => title)).toEqual([
      'In front of the main entrance',
    ]);
  });

  it('are booked and changed, and a booking keeps one that is not offered any more', async () => {
    await offer(true);
    const sent = reservation('BUS_TERMINAL');
    const { uuid } = sent;
    expect(await octo.reserve(sent)).toMatchObject({
      optionId: 'BUS_TERMINAL',
      option: { id: 'BUS_TERMINAL' },
    });
    const elsewhere = reservation('GANGNEUNG_STATION', uuid);
    expect(await octo.refused('POST', '/bookings', elsewhere)).toMatchObject({
      error: 'INVALID_BOOKING_UUID',
    });
    const moved = await octo.update(uuid, { optionId: 'GANGNEUNG_STATION' });
    expect(moved.optionId).toBe('GANGNEUNG_STATION');
    await octo.update(uuid, { optionId: 'BUS_TERMINAL' });

    await offer(false);
    const kept = await octo.update(uuid, { optionId: 'BUS_TERMINAL', notes: 'a pram' });
    expect(kept).toMatchObject({ optionId: 'BUS_TERMINAL', notes: 'a pram' });
    expect(await octo.refused('POST', '/bookings', reservation('BUS_TERMINAL'))).toMatchObject({
      error: 'INVALID_OPTION_ID',
    });
  });
});
