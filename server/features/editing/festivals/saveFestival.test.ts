import { beforeEach, expect, it } from 'vitest';
import { deskApi } from '../../../../contract/desk/api.ts';
import { byLanguage } from '../../../../domain/languages.ts';
import { auditLines } from '../../../desk/testing/auditLines.ts';
import { describeWithGuide } from '../../../testing/describeWithGuide.ts';
import { useApplication } from '../../../testing/testApplication.ts';
import { TestStaff } from '../../../testing/testStaff.ts';
import { TestVisitor } from '../../../testing/testVisitor.ts';
import { visibleFestivals } from '../../festivals/testing/visibleFestivals.ts';
import { saveFestival } from './saveFestival.ts';

const texts = (text: string) => byLanguage((language) => `${text} ${language}`);
const official = {
  name: texts('Coffee Festival'),
  summary: texts('Roasters by the sea'),
  place: texts('Anmok Beach'),
  address: '강원 강릉시 창해로14번길',
  position: { lat: 37.7716, lng: 128.9476 },
  startsOn: '2026-11-21',
  endsOn: '2026-11-24',
  phone: '033-640-5114',
  homepage: 'https://coffee.example/',
};

describeWithGuide('Desk: festivals of the official data', (database) => {
  const { app, clock } = useApplication(database, { variables: { RATE_LIMITS: 'off' } });
  const guest = new TestVisitor(app);
  beforeEach(() => database().sql.deleteFrom('festival').execute());

  const rows = () => database().sql.selectFrom('festival').selectAll().orderBy('id').execute();
  const audit = (id: number) => auditLines(database(), 'festival', id);
  const shown = (query?: string) => visibleFestivals(guest, query);
  const save = (fields: object) =>
    saveFestival(
      { database: database(), clock },
      { contentId: '126508', fields: { ...official, ...fields } },
    );

  it('drafts a festival of the official data once, without what is malformed in it', async () => {
    expect(await save({ homepage: 'www.coffee.example', phone: '' })).toBe('added');
    expect(await save({ homepage: 'www.coffee.example', phone: '' })).toBe('unchanged');
    const [row] = await rows();
    expect(row).toMatchObject({
      content_id: '126508',
      source: 'official',
      is_published: false,
      homepage: null,
    });
    expect(await audit(row?.id ?? 0)).toMatchObject([{ actor: 'system', who: 'TourAPI', action: 'add' }]);
    expect(await shown()).toEqual([]);
    await database().sql.deleteFrom('festival').execute();
    expect(await save({ endsOn: '2026-11-01' })).toBe('ignored');
    expect(await save({ name: { ...official.name, ko: '' } })).toBe('ignored');
    expect(await rows()).toEqual([]);
  });

  it('adds a festival once, whichever process is faster', async () => {
    const outcomes = await Promise.all([save({}), save({})]);
    expect(outcomes.toSorted()).toEqual(['added', 'unchanged']);
    expect(await rows()).toHaveLength(1);
  });

  it('proposes what the official data changes, keeps the published texts, and settles it by saving', async () => {
    const editor = await TestStaff.signIn({ app, database, clock }, 'editor');
    const change = (id: number, version: number, fields: object = {}) =>
      editor.call('PATCH', `/desk/festivals/${id}`, { ...official, placeId: null, ...fields, version });
    await save({});
    const [row] = await rows();
    const id = row?.id ?? 0;
    await change(id, 0, { name: texts('Our own name') });
    await editor.call('POST', `/desk/festivals/${id}/published`, { isPublished: true, version: 1 });
    const moved = { name: { ...official.name, en: '', ko: '새 이름' }, endsOn: '2026-11-25' };
    expect(await save(moved)).toBe('proposed');
    expect(await save(moved)).toBe('unchanged');
    expect(await shown('locale=ko')).toMatchObject([{ name: 'Our own name ko', endsOn: '2026-11-24' }]);
    const [proposed] = deskApi.listDeskFestivals.response.parse(
      (await editor.call('GET', '/desk/festivals')).body,
    ).content;
    expect(proposed).toMatchObject({
      version: 3,
      proposed: {
        name: { ko: '새 이름', en: 'Our own name en', ja: 'Coffee Festival ja' },
        endsOn: '2026-11-25',
      },
    });
    expect((await change(id, 2)).status).toBe(409);
    const kept = await change(id, 3, { name: texts('Our own name'), endsOn: '2026-11-25' });
    expect(kept.body).toMatchObject({ proposed: null, endsOn: '2026-11-25' });
    expect(await save(moved)).toBe('unchanged');
    expect(await save({ ...moved, phone: '033-640-5115' })).toBe('proposed');
    expect((await audit(id)).map(({ action }) => action)).toEqual([
      'add',
      'change',
      'publish',
      'propose',
      'change',
      'propose',
    ]);
  });
});
