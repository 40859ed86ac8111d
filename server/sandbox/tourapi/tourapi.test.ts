import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { TourApiFailure } from '../../providers/tourapi.ts';
import { createTourApi } from '../../providers/tourapiOverHttp.ts';
import { sampleContents } from './contents.ts';
import { createTourApiSandbox, sandboxKeys } from './tourapiSandbox.ts';

describe('Official data: TourAPI and its sandbox, over HTTP', () => {
  let app: FastifyInstance;
  let origin = '';
  const sandbox = createTourApiSandbox({ clock: systemClock, ownOrigin: () => origin });
  const { world } = sandbox;
  const apiWith = (serviceKey: string) =>
    createTourApi({
      apiUrl: sandbox.apiUrl,
      photographs: sandbox.photographs,
      serviceKey,
      assertOutsideTransaction: () => undefined,
      pauseBetween: 0,
      firstPause: 1,
    });
  const api = apiWith(sandboxKeys.good);
  const catchFailure = (work: Promise<unknown>) =>
    work.then(
      () => 'no failure',
      (error: unknown) => (error instanceof TourApiFailure ? [error.fault, error.detail] : error),
    );
  beforeAll(async () => {
    app = fastify();
    await sandbox.register(app);
    origin = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => app.close());
  beforeEach(() => {
    world.contents = sampleContents();
    world.dailyLimit = 1_000;
    world.counts.clear();
    world.asked.length = 0;
  });
  const raw = async (path: string, parameters: Record<string, string> = {}) => {
    const query = new URLSearchParams({
      serviceKey: sandboxKeys.good,
      MobileOS: 'ETC',
      MobileApp: 'Solbada',
      _type: 'json',
      ...parameters,
    });
    const response = await fetch(`${sandbox.apiUrl()}/${path}?${query}`);
    return { status: response.status, text: await response.text() };
  };

  it('reads the list: texts as numbers, "null" as no position, withdrawn content, unknown types', async () => {
    const { rows, hasMore } = await api.list('ko', 1);
    expect(hasMore).toBe(false);
    const row = (id: string) => rows.find(({ contentId }) => contentId === id);
    expect(row('900001')).toEqual({
      contentId: '900001',
      oldContentId: '',
      kind: 'sight',
      title: '경포해변',
      address: '강원특별자치도 강릉시 창해로 514 (안현동)',
      phone: '033-640-4531',
      position: { lat: 37.8057, lng: 128.9074 },
      photograph: null,
      modified: '20261104153000',
      isShown: true,
    });
    expect(row('900004')).toMatchObject({ isShown: false });
    expect(row('900006')).toMatchObject({ position: null, kind: 'food' });
    expect(row('900010')).toMatchObject({ kind: 'course' });
    expect(row('900011')).toMatchObject({ kind: null, position: null });
    expect(row('900003')?.photograph).toEqual({
      address: 'https://tong.visitkorea.or.kr/cms/resource/sample/haslla-1.jpg',
      title: '하슬라아트월드',
      licence: 'kogl1',
    });
    expect((await api.list('en', 1)).rows.map(({ kind }) => kind)).toEqual(['culture', 'sight', 'festival']);
  });

  it('reads no rows where items is an empty text', async () => {
    expect((await raw('JpnService2/areaBasedSyncList2')).text).toContain('"items":""');
    expect(await api.list('ja', 1)).toEqual({ rows: [], hasMore: false });
    expect(await api.photographs('900001')).toEqual([]);
    expect(await api.overview('ko', '1')).toBe('');
  });

  it('reads one row that is an object and not an array', async () => {
    expect((await raw('KorService2/detailCommon2', { contentId: '900001' })).text).toContain('"item":{');
    expect(await api.overview('ko', '900001')).toBe(
      '동해안에서 가장 긴 모래밭 가운데 하나이다.\n해변 뒤로 소나무 숲이 이어진다.',
    );
    expect(await api.photographs('900005')).toHaveLength(1);
  });

  it('turns HTML into plain text', async () => {
    expect(await api.intro('900002', 'culture')).toEqual({
      hours: '10:00~17:00',
      restDays: '매주 월요일',
      phone: '033-600-0002',
      eventPlace: '',
    });
    expect(await api.overview('ko', '900007')).toBe('조선 시대 사대부의 살림집 <국가민속문화유산>이다.');
  });

  it('reads photographs with a licence that the guide may show, at https', async () => {
    expect((await api.photographs('900003')).map(({ licence, address }) => [licence, address])).toEqual([
      ['kogl1', 'https://tong.visitkorea.or.kr/cms/resource/sample/haslla-1.jpg'],
      ['kogl3', 'https://tong.visitkorea.or.kr/cms/resource/sample/haslla-2.jpg'],
    ]);
  });

  it('downloads a photograph from the known host alone', async () => {
    const address = 'https://tong.visitkorea.or.kr/cms/resource/sample/haslla-1.jpg';
    expect([...(await api.download(address)).slice(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    expect(api.browserAddress(address)).toBe('/sandbox/tourapi/cms/resource/sample/haslla-1.jpg');
    expect(await catchFailure(api.download('https://evil.example/a.jpg'))).toEqual([
      'unreadable',
      'a photograph on another host',
    ]);
    expect(await catchFailure(api.download('https://tong.visitkorea.or.kr/nothing'))).toEqual([
      'unreachable',
      'status 404',
    ]);
  });

  it('lists festivals that have not ended, by their days', async () => {
    const { rows } = await api.festivals('ko', new Date().toISOString().slice(0, 10), 1);
    expect(rows.map(({ contentId }) => contentId)).toEqual(['900021', '900022']);
    expect(rows[0]?.begins).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(await api.intro('900021', 'festival')).toMatchObject({ eventPlace: '경포해변 중앙광장' });
  });

  it('reads the next page until there is none', async () => {
    const [first] = sampleContents();
    if (!first) throw new Error('the sample is empty');
    world.contents = Array.from({ length: 150 }, (_, index) => ({
      ...first,
      contentid: String(1_000 + index),
    }));
    const one = await api.list('ko', 1);
    const two = await api.list('ko', 2);
    expect([one.rows.length, one.hasMore, two.rows.length, two.hasMore]).toEqual([100, true, 50, false]);
  });

  it('reads XML errors of an unknown and of an expired key, with status 200', async () => {
    const response = await raw('KorService2/areaBasedSyncList2', { serviceKey: 'nobody' });
    expect([response.status, response.text]).toEqual([200, expect.stringContaining('<returnReasonCode>30<')]);
    expect(await catchFailure(apiWith('nobody').list('ko', 1))).toEqual(['unknownKey', 'code 30']);
    expect(await catchFailure(apiWith(sandboxKeys.expired).list('ko', 1))).toEqual(['expiredKey', 'code 31']);
  });

  it('reads the used-up quota with status 200 and 429, for each operation by itself', async () => {
    world.dailyLimit = 1;
    await api.photographs('900001').catch(() => undefined);
    const used = () => raw('KorService2/detailImage2', { contentId: '900001' });
    const responses = [await used(), await used()];
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 429]);
    for (const _ of [1, 2])
      expect(await catchFailure(api.photographs('900001'))).toEqual(['quota', 'code 22']);
    expect(await api.intro('900001', 'sight')).toMatchObject({ hours: '상시 개방' });
  });

  it('reads flat parameter errors, and sends none of the removed parameters', async () => {
    const flat = await raw('KorService2/areaBasedSyncList2', { areaCode: '32' });
    expect(JSON.parse(flat.text)).toMatchObject({ resultCode: '10' });
    expect(JSON.parse((await raw('KorService2/detailCommon2')).text)).toMatchObject({ resultCode: '11' });
    expect(await catchFailure(api.overview('ko', ''))).toEqual(['parameters', 'code 11']);
  });

  it('sends a key with reserved characters encoded once', async () => {
    expect((await api.list('ko', 1)).rows.length).toBeGreaterThan(5);
    expect(sandboxKeys.good).toMatch(/[+/=]/);
  });

  it('asks for a Korean type on another service and gets nothing', async () => {
    const response = await raw('EngService2/detailIntro2', { contentId: '910001', contentTypeId: '12' });
    expect(response.text).toContain('"items":""');
  });
});
