import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheNames } from '../../shared/client/cacheNames.ts';
import { differsInLanguageOnly, findOpened, moveFormerCopies, storeOpened } from './openedResponses.ts';
import { FakeCaches } from './testing/fakeCaches.ts';

let fakeCaches: FakeCaches;
beforeEach(() => {
  fakeCaches = new FakeCaches();
  fakeCaches.stub();
});
afterEach(() => vi.unstubAllGlobals());

const stops = (ids: string, locale = 'en') => `/api/v1/stops?ids=${ids}&locale=${locale}`;

describe('stored responses of opened screens', () => {
  it('are found in their language, else in another', async () => {
    await storeOpened([
      { address: stops('1'), body: ['en'] },
      { address: stops('1', 'ja'), body: ['ja'] },
    ]);
    expect(await findOpened(stops('1', 'ja'))).toEqual(['ja']);
    expect(await findOpened(stops('1', 'cn'))).toEqual(['en']);
    expect(await findOpened(stops('2'))).toBeUndefined();
  });

  it('are sixty at most of an endpoint: those stored longest ago go first', async () => {
    await storeOpened([{ address: '/api/v1/user/tickets/order_1', body: 'ticket' }]);
    for (let id = 1; id <= 60; id += 1) await storeOpened([{ address: stops(`${id}`), body: [id] }]);
    await storeOpened([{ address: stops('1'), body: ['again'] }]);
    await storeOpened([{ address: stops('61'), body: [61] }]);
    expect(await findOpened(stops('1'))).toEqual(['again']);
    expect(await findOpened(stops('2'))).toBeUndefined();
    expect(await findOpened(stops('61'))).toEqual([61]);
    expect(await findOpened('/api/v1/user/tickets/order_1')).toBe('ticket');
  });

  it('create no cache when they are looked for, which a logout may be deleting', async () => {
    expect(await findOpened(stops('1'))).toBeUndefined();
    expect([...fakeCaches.stored.keys()]).toEqual([]);
  });

  it('are lost if a logout deletes them while they are stored', async () => {
    const storing = storeOpened([{ address: stops('1'), body: [1] }]);
    await Promise.resolve();
    fakeCaches.stored.delete(cacheNames.opened);
    await storing;
    expect(await findOpened(stops('1'))).toBeUndefined();
  });

  it('are taken over from the caches of former releases, without their documents and files', async () => {
    const former = await caches.open('/tickets pages 0123456789ab');
    await former.put('/api/v1/user/tickets', Response.json({ content: [] }));
    await former.put('/tickets', new Response('<html>'));
    await (await caches.open('/driver/ files 0123456789ab')).put('/assets/a.js', new Response('1'));
    await (await caches.open('another')).put('/api/v1/x', Response.json(1));
    await moveFormerCopies();
    expect([...fakeCaches.stored.keys()].sort()).toEqual(['another', cacheNames.opened]);
    expect(await findOpened('/api/v1/user/tickets')).toEqual({ content: [] });
    expect(await (await caches.open(cacheNames.opened)).keys()).toHaveLength(1);
  });
});

describe('responses in other languages', () => {
  it.each([
    ['/api/v1/stops?ids=1,2&locale=en', 'http://x/api/v1/stops?locale=ja&ids=1%2C2', true],
    ['/api/v1/stops?ids=1,2&locale=en', '/api/v1/stops?ids=1&locale=en', false],
    ['/api/v1/stops?ids=1&locale=en', '/api/v1/theme?ids=1&locale=en', false],
  ])('%s and %s: %s', (one, other, expected) => {
    expect(differsInLanguageOnly(one, other)).toBe(expected);
  });
});
