import { expect, it } from 'vitest';
import { api } from '../../contract/api.ts';
import { describeWithGuide } from '../testing/describeWithGuide.ts';
import { useApplication } from '../testing/testApplication.ts';

describeWithGuide('stops of a plan', (database) => {
  const { app } = useApplication(database);
  const ask = async (query: string) => {
    const response = await app().inject({ url: `/api/v1/stops?${query}` });
    return { status: response.statusCode, body: response.json() };
  };
  const read = async (query: string) => api.listStops.response.parse((await ask(query)).body);

  it('returns places in the requested order and language, each once, without unknown ones', async () => {
    const stops = await read('ids=5,1,999999,1&locale=JA');
    expect(stops.map(({ id }) => id)).toEqual([5, 1]);
    expect(stops[1]).toMatchObject({
      type: 'tour',
      name: '鏡浦ビーチ',
      reading: 'キョンポ ヘビョン',
      korean: { name: '경포해변' },
      isListed: true,
    });
    expect(stops[1]?.korean.address).toContain('창해로');
    expect(stops[1]?.lat).toBeCloseTo(37.80573, 4);
  });

  it('says Chinese names in Latin letters, and Korean and English ones not at all', async () => {
    expect((await read('ids=1&locale=cn'))[0]?.reading).toBe('Gyeongpo Haebyeon');
    for (const locale of ['ko', 'en'])
      expect((await read(`ids=1&locale=${locale}`))[0]).not.toHaveProperty('reading');
  });

  it('says which places are at the seaside: those of the theme Sea', async () => {
    expect((await read('ids=1,4,33')).map(({ id, isSeaside }) => [id, isSeaside])).toEqual([
      [1, true],
      [4, false],
      [33, true],
    ]);
  });

  it('gives every place of the guide a length of visit within the tour', async () => {
    const rows = await database()
      .sql.selectFrom('place_content')
      .select(['place_id', 'visit_minutes'])
      .execute();
    expect(rows).toHaveLength(228);
    expect(rows.every((row) => row.visit_minutes >= 5 && row.visit_minutes <= 180)).toBe(true);
    const [beach] = await read('ids=1');
    expect(beach?.visitMinutes).toBe(40);
  });

  it('marks a place that was removed from the guide', async () => {
    const { sql } = database();
    await sql.updateTable('place').set({ listed: false }).where('id', '=', 9).execute();
    expect((await read('ids=9')).map(({ isListed }) => isListed)).toEqual([false]);
    await sql.updateTable('place').set({ listed: true }).where('id', '=', 9).execute();
  });

  it('accepts at most thirty, and returns a 400 that names the field for anything but numbers', async () => {
    const thirty = Array.from({ length: 30 }, (_, index) => index + 1);
    expect(await read(`ids=${thirty}`)).toHaveLength(30);
    for (const ids of [[...thirty, 31].join(), '', 'a', '1,,2', '0', '-1', '1.5', '99999999999', '1;drop']) {
      const { status, body } = await ask(`ids=${encodeURIComponent(ids)}`);
      expect([status, body.errors?.[0]?.field], ids).toEqual([400, 'ids']);
    }
    expect((await ask('')).status).toBe(400);
  });
});
