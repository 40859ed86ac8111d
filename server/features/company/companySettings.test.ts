import { beforeEach, describe, expect, it } from 'vitest';
import { companyApi } from '../../../contract/company.ts';
import { companyFieldsFrom } from '../../../contract/desk/companyFields.ts';
import { companySettingsApi } from '../../../contract/desk/companySettings.ts';
import { auditLines } from '../../desk/testing/auditLines.ts';
import { PublicResponses } from '../../http/publicResponses.ts';
import { describeWithGuide } from '../../testing/describeWithGuide.ts';
import { useApplication } from '../../testing/testApplication.ts';
import { TestVisitor } from '../../testing/testVisitor.ts';
import { useTestStaff } from '../../testing/useTestStaff.ts';

const today = '2026-11-21';
const none = companyFieldsFrom(() => '');
const own = { ...none, nameKo: '강릉관광', email: 'hello@guide.example', phone: '033-123-4567' };

describeWithGuide('the company’s data at the desk', (database) => {
  // With the cache of production, so that a change has to clear it.
  const options = () => ({
    variables: { RATE_LIMITS: 'off', COMPANY_HOSTING: 'a data centre' },
    publicResponses: new PublicResponses(),
    offlineQuality: 1,
  });
  const { app, clock } = useApplication(database, options());
  // Another process of the product, over the same database.
  const other = useApplication(database, options());
  const owner = useTestStaff({ app, database, clock }, 'owner');
  const moveTo = (time: string) => {
    clock.moveTo(time);
    other.clock.moveTo(time);
  };
  beforeEach(() => moveTo(`${today}T12:00:00+09:00`));

  const read = async () => {
    const { body } = await owner().call('GET', '/desk/settings/company');
    return companySettingsApi.getCompanySettings.response.parse(body);
  };
  const change = (body: object) => owner().call('POST', '/desk/settings/company', body);
  const changeNow = async (fields: object, fromDay = today) => {
    const { version } = await read();
    const changed = await change({ ...own, ...fields, fromDay, version });
    expect(changed, JSON.stringify(changed.body)).toMatchObject({
      status: 200,
      body: { version: version + 1 },
    });
  };
  const company = async (process = app) =>
    companyApi.getCompany.response.parse((await new TestVisitor(process).call('GET', '/company')).body);
  const terms = async (process = app) => (await process().inject('/termAndPrivacy/terms_ko.md')).body;
  /** What the other process shows once it has polled the settings. */
  const onOther = <T>(look: () => Promise<T>) => expect.poll(look, { timeout: 5_000, interval: 100 });
  const errors = (body: { errors?: { field: string; code: string }[] }) =>
    (body.errors ?? []).map(({ field, code }) => [field, code]);

  it('shows the environment’s values until the desk has set something', async () => {
    const { version, defaults, current, planned } = await read();
    expect({ version, current, planned }).toEqual({ version: 0, current: null, planned: [] });
    expect(defaults).toEqual({ ...none, hosting: 'a data centre' });
    expect(await company()).toMatchObject({ isSample: true, hosting: 'a data centre' });
  });

  describe('a change from today on', () => {
    it('shows on every process within 5 s, field by field over the environment', async () => {
      // Fills the caches.
      expect(await company(other.app)).toMatchObject({ isSample: true });
      await changeNow({});
      const expected = {
        isSample: false,
        name: { ko: '강릉관광', en: '강릉관광' },
        representative: null,
        phone: '033-123-4567',
        hosting: 'a data centre',
      };
      expect(await company()).toMatchObject(expected);
      await onOther(() => company(other.app)).toMatchObject(expected);
    });

    it('fills the terms, the offline guide, the driver’s page and security.txt', async () => {
      const manifest = async () => (await app().inject('/pocket-guide/ko.json')).json();
      const documentsHash = async () =>
        (await manifest()).parts.find(({ name }: { name: string }) => name === 'documents-ko').hash;
      await changeNow({});
      const before = await documentsHash();
      await changeNow({ nameKo: '솔향관광', phone: '033-999-9999', email: 'sol@guide.example' });
      expect(await terms()).toContain('- 상호: 솔향관광');
      expect(await documentsHash()).not.toBe(before);
      expect((await app().inject('/driver-tours/1.20261124.AAAA')).body).toContain('033-999-9999');
      expect((await app().inject('/.well-known/security.txt')).body).toContain('sol@guide.example');
      await onOther(() => terms(other.app)).toContain('솔향관광');
    });

    it('has a line in the audit trail with what counted before', async () => {
      await changeNow({ nameKo: '첫째관광' });
      await changeNow({ nameKo: '둘째관광' });
      expect((await auditLines(database(), 'settings', 'company')).at(-1)).toMatchObject({
        action: 'changeSettings',
        actor_id: owner().id,
        before: { fromDay: today, nameKo: '첫째관광' },
        after: { fromDay: today, nameKo: '둘째관광' },
      });
    });
  });

  describe('a change from a later day on', () => {
    it('is listed, and counts once its day has come, without a restart', async () => {
      await changeNow({ nameKo: '오늘관광' });
      await changeNow({ nameKo: '내일관광' }, '2026-11-22');
      expect(await read()).toMatchObject({
        current: { fields: { nameKo: '오늘관광' } },
        planned: [{ fromDay: '2026-11-22', fields: { nameKo: '내일관광' } }],
      });
      const name = async () => (await company(other.app)).name;
      await onOther(name).toMatchObject({ ko: '오늘관광' });
      moveTo('2026-11-22T00:00:01+09:00');
      await onOther(name).toMatchObject({ ko: '내일관광' });
    });

    it('can be withdrawn until then', async () => {
      await changeNow({ nameKo: '어느관광' }, '2026-12-24');
      const { planned, version } = await read();
      const address = `/desk/settings/company/${planned.at(-1)?.id}`;
      expect((await owner().call('DELETE', address)).status).toBe(204);
      expect(await read()).toMatchObject({ planned: planned.slice(0, -1), version: version + 1 });
      expect((await auditLines(database(), 'settings', 'company')).at(-1)).toMatchObject({
        action: 'withdrawSettings',
        before: { fromDay: '2026-12-24', nameKo: '어느관광' },
      });
      expect((await owner().call('DELETE', address)).status).toBe(404);
    });

    it('stays when its day has come', async () => {
      await changeNow({ nameKo: '시작관광' });
      const { current } = await read();
      const { status, body } = await owner().call('DELETE', `/desk/settings/company/${current?.id}`);
      expect([status, body.code]).toEqual([409, 'notPossibleNow']);
      expect((await read()).current).toEqual(current);
    });
  });

  it('refuses an owner who has not seen the last change, and one of two at the same time', async () => {
    const { version } = await read();
    const answers = await Promise.all(
      ['하나관광', '두울관광'].map((nameKo) => change({ ...own, nameKo, fromDay: today, version })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const late = await change({ ...own, fromDay: today, version });
    expect([late.status, late.body.code]).toEqual([409, 'changedMeanwhile']);
  });

  it.each<[string, string, object]>([
    ['fromDay', 'past', { fromDay: '2026-11-20' }],
    ['fromDay', 'invalidDate', { fromDay: '2026-11-31' }],
    ['email', 'invalidEmail', { email: 'nobody' }],
    ['phone', 'invalidPhone', { phone: 'call us' }],
    ['businessNumber', 'invalidBusinessNumber', { businessNumber: '123' }],
    ['nameKo', 'too_big', { nameKo: 'a'.repeat(301) }],
    ['addressEn', 'unreadableText', { addressEn: 'a\u202eb' }],
  ])('names the field %s (%s) that is wrong', async (field, code, wrong) => {
    const { version } = await read();
    const { status, body } = await change({ ...own, fromDay: today, version, ...wrong });
    expect([status, errors(body)]).toEqual([400, [[field, code]]]);
    expect((await read()).version).toBe(version);
  });
});
