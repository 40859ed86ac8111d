import { beforeEach, expect, it } from 'vitest';
import { apiBase } from '../../../../contract/addresses.ts';
import { deskAddresses } from '../../../../contract/desk/addresses.ts';
import { deskApi } from '../../../../contract/desk/api.ts';
import { removeExpired } from '../../../app/expiry.ts';
import { auditLines } from '../../../desk/testing/auditLines.ts';
import { openSandboxes } from '../../../sandbox/openSandboxes.ts';
import { collectJobErrors } from '../../../testing/collectJobErrors.ts';
import { describeWithGuide } from '../../../testing/describeWithGuide.ts';
import { useApplication } from '../../../testing/testApplication.ts';
import { TestStaff } from '../../../testing/testStaff.ts';
import { TestVisitor } from '../../../testing/testVisitor.ts';
import { useTestStaff } from '../../../testing/useTestStaff.ts';

const secret = 'Ask KIM SORA at the door';
const start = '2026-11-21T12:00:00+09:00';

describeWithGuide('reports about places', (database) => {
  const { app, clock } = useApplication(database, { openSandboxes, variables: { RATE_LIMITS: 'off' } });
  const guest = new TestVisitor(app);
  const editor = useTestStaff({ app, database, clock }, 'editor');
  beforeEach(async () => {
    clock.moveTo(start);
    await database().sql.deleteFrom('place_report').execute();
  });

  const report = (body: object = { kind: 'closed' }, place = 'tour/1', language = 'en') =>
    guest.call('POST', `/places/${place}/reports`, body, { 'accept-language': language });
  const rows = () => database().sql.selectFrom('place_report').selectAll().orderBy('id').execute();
  const firstId = async () => (await rows())[0]?.id ?? 0;
  const listed = async (page = 1, staff = editor()) =>
    deskApi.listPlaceReports.response.parse(
      (await staff.call('GET', `/desk/place-reports?page=${page}`)).body,
    );
  const close = (id: number, body: object = { outcome: 'corrected' }, staff = editor()) =>
    staff.call('POST', `/desk/place-reports/${id}/close`, body);
  const readAudit = (id: number) => auditLines(database(), 'placeReport', id);

  it('stores what a guest reports, with the language of the page, and says nothing back', async () => {
    const words = `  ${secret}\nTwice. `;
    const response = await report({ kind: 'hours', words, email: 'Guest@Example.com' }, 'tour/1', 'zh-Hant');
    expect([response.status, response.body]).toEqual([204, null]);
    expect((await report({ kind: 'closed' })).status).toBe(204);
    expect(await rows()).toMatchObject([
      {
        place_id: 1,
        kind: 'hours',
        words: `${secret}\nTwice.`,
        email: 'guest@example.com',
        language: 'tw',
        reported_at: clock.now(),
        closed_at: null,
      },
      { kind: 'closed', words: '', email: null, language: 'en' },
    ]);
  });

  it('returns 404 for an unknown or unlisted place and for one of another type, and stores nothing', async () => {
    const setListed = (listed: boolean) =>
      database().sql.updateTable('place').set({ listed }).where('id', '=', 3).execute();
    await setListed(false);
    try {
      for (const place of ['tour/3', 'tour/99999', 'restaurant/1', 'beach/1']) {
        const response = await report({ kind: 'closed' }, place);
        expect([response.status, response.code], place).toEqual([404, 'notFound']);
      }
    } finally {
      await setListed(true);
    }
    expect(await rows()).toEqual([]);
  });

  it('needs words for the kind other alone, and refuses what nobody can read or write to', async () => {
    const empty = await report({ kind: 'other', words: ' \n ' });
    expect([empty.status, empty.fields]).toEqual([400, { words: 'wordsMissing' }]);
    const wrongAddress = await report({ kind: 'closed', email: 'nowhere' });
    expect([wrongAddress.status, wrongAddress.fields]).toEqual([400, { email: 'invalidEmail' }]);
    for (const body of [
      {},
      { kind: 'rude' },
      { kind: 'closed', words: 'x'.repeat(501) },
      { kind: 'closed', words: 'a\u202eb' },
    ]) {
      expect((await report(body)).status, JSON.stringify(body)).toBe(400);
    }
    expect(await rows()).toEqual([]);
    expect((await report({ kind: 'other', words: 'a bridge' })).status).toBe(204);
  });

  it('stores the same open report once, also when many come at the same time, and again once it is closed', async () => {
    const responses = await Promise.all(Array.from({ length: 24 }, () => report()));
    expect(responses.map(({ status }) => status)).toEqual(Array(24).fill(204));
    expect(await rows()).toHaveLength(1);
    for (const { body, place } of [
      { body: { kind: 'hours' }, place: 'tour/1' },
      { body: { kind: 'closed', words: 'since May' }, place: 'tour/1' },
      // Its sender expects a reply.
      { body: { kind: 'closed', email: 'guest@example.com' }, place: 'tour/1' },
      { body: { kind: 'closed' }, place: 'tour/3' },
    ]) {
      for (let times = 0; times < 2; times += 1) expect((await report(body, place)).status).toBe(204);
    }
    expect(await rows()).toHaveLength(5);
    expect((await close(await firstId())).status).toBe(200);
    expect((await report()).status).toBe(204);
    expect(await rows()).toHaveLength(6);
  });

  it('confirms the address of a report only for a visitor who is signed in with it', async () => {
    const visitor = new TestVisitor(app);
    await visitor.createAccount({ database, clock }, 'mine@example.com', 'mine');
    const send = (words: string, email?: string) =>
      visitor.call('POST', '/places/tour/1/reports', { kind: 'text', words, email });
    await send('one', 'Mine@example.com');
    await send('two', 'another@example.com');
    await send('three');
    await report({ kind: 'text', words: 'four', email: 'mine@example.com' });
    const stored = new Map((await rows()).map((row) => [row.words, row.email_confirmed]));
    expect([...stored]).toEqual([
      ['one', true],
      ['two', false],
      ['three', false],
      ['four', false],
    ]);
    // The same words from the owner of the address.
    await send('four', 'mine@example.com');
    expect((await rows()).map((row) => row.email_confirmed)).toEqual([true, false, false, true]);
    // The 401 makes the page renew an expired access token.
    const stale = await guest.call(
      'POST',
      '/places/tour/1/reports',
      { kind: 'text', email: 'mine@example.com' },
      { authorization: 'Bearer stale' },
    );
    expect([stale.status, stale.code]).toEqual([401, 'unauthorized']);
  });

  it('lists open reports first, the oldest on top, with how many are open about their place', async () => {
    await report({ kind: 'hours', email: 'guest@example.com' });
    clock.moveTo('2026-11-21T12:01:00+09:00');
    await report({ kind: 'text', words: secret }, 'tour/3', 'ja');
    clock.moveTo('2026-11-21T12:02:00+09:00');
    await report({ kind: 'picture' });
    const before = await listed();
    expect(before).toMatchObject({
      open: 3,
      hasMore: false,
      guideOrigin: '',
      content: [
        { placeId: 1, placeType: 'tour', kind: 'hours', wantsReply: true, openOfPlace: 2, closedAt: null },
        { placeId: 3, kind: 'text', words: secret, language: 'ja', wantsReply: false, openOfPlace: 1 },
        { placeId: 1, kind: 'picture', openOfPlace: 2 },
      ],
    });
    expect(before.content[0]?.placeName).toMatch(/[가-힣]/);
    expect(JSON.stringify(before)).not.toContain('guest@example.com');
    await close(await firstId(), { outcome: 'corrected', reply: 'Thanks' });
    expect(await listed()).toMatchObject({
      open: 2,
      content: [{ kind: 'text' }, { kind: 'picture', openOfPlace: 1 }, { kind: 'hours', openOfPlace: 1 }],
    });
    expect(await listed(2)).toMatchObject({ open: 2, content: [], hasMore: false });
  });

  it('mails the reply in the visitor’s language, and erases the address and keeps it out of the audit trail', async () => {
    await report({ kind: 'hours', words: secret, email: 'replied@example.com' }, 'tour/1', 'ja');
    const id = await firstId();
    const closed = await close(id, { outcome: 'right', reply: ' ありがとうございます。\n<b> ' });
    expect([closed.status, closed.body]).toMatchObject([
      200,
      {
        id,
        outcome: 'right',
        reply: 'ありがとうございます。\n<b>',
        closedAt: '2026-11-21T03:00:00.000Z',
        closedBy: expect.stringMatching(/^editor /),
        wantsReply: false,
        openOfPlace: 0,
      },
    ]);
    const [mail] = await guest.mails('replied@example.com');
    expect(mail?.subject).toContain('ご回答');
    expect(mail?.text).toContain('ありがとうございます。\n<b>');
    expect(mail?.html).toContain('ありがとうございます。<br>&lt;b&gt;');
    expect(await rows()).toMatchObject([{ email: null, outcome: 'right', closed_by: editor().id }]);
    const lines = await readAudit(id);
    expect(lines).toMatchObject([
      {
        actor: 'staff',
        actor_id: editor().id,
        action: 'closePlaceReport',
        after: { placeId: 1, kind: 'hours', outcome: 'right' },
      },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/SORA|ありがとう|example\.com/);
  });

  it('lists the open and the closed reports of one place', async () => {
    await report({ kind: 'hours' });
    await report({ kind: 'text' }, 'tour/3');
    await report({ kind: 'picture' });
    await close(await firstId());
    const of = async (placeId: number | string) =>
      editor().call('GET', `/desk/place-reports?placeId=${placeId}`);
    expect((await of(1)).body).toMatchObject({ open: 1, content: [{ kind: 'picture' }, { kind: 'hours' }] });
    expect((await of(3)).body).toMatchObject({ open: 1, content: [{ kind: 'text' }] });
    expect((await of(4)).body).toMatchObject({ open: 0, content: [] });
    expect((await of('x')).status).toBe(400);
  });

  it.each(['corrected', 'right'])(
    'needs a reply to close a report as %s where an address was left, and changes nothing without',
    async (outcome) => {
      await report({ kind: 'hours', email: 'promised@example.com' });
      const id = await firstId();
      const before = await rows();
      const refused = await close(id, { outcome, reply: ' \n ' });
      expect([refused.status, refused.body.errors]).toMatchObject([
        400,
        [{ field: 'reply', code: 'replyMissing' }],
      ]);
      expect(await rows()).toEqual(before);
      expect(await readAudit(id)).toEqual([]);
      expect((await close(id, { outcome, reply: 'Thanks' })).status).toBe(200);
    },
  );

  it('mails nothing without a reply or without an address', async () => {
    const mails = () => database().sql.selectFrom('mail_outbox').select('id').execute();
    const { length: before } = await mails();
    await report({ kind: 'hours', email: 'silent@example.com' });
    await report({ kind: 'hours' });
    const [silent, unknown] = await rows();
    expect((await close(silent?.id ?? 0, { outcome: 'nothing', reply: ' \n ' })).body).toMatchObject({
      reply: null,
    });
    expect((await close(unknown?.id ?? 0, { outcome: 'corrected', reply: 'Thanks' })).body).toMatchObject({
      reply: 'Thanks',
    });
    expect(await rows()).toMatchObject([{ email: null }, { email: null }]);
    expect(await mails()).toHaveLength(before);
  });

  it('closes a report once, with a single mail', async () => {
    await report({ kind: 'hours', email: 'once@example.com' });
    const id = await firstId();
    const responses = await Promise.all(
      ['one', 'two'].map((reply) => close(id, { outcome: 'corrected', reply })),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const again = await close(id);
    expect([again.status, again.body.code]).toEqual([409, 'notPossibleNow']);
    expect(await guest.mails('once@example.com')).toHaveLength(1);
    expect(await readAudit(id)).toHaveLength(1);
  });

  it('shows and closes reports for editors and owners alone, and changes nothing at a refusal', async () => {
    await report({ kind: 'hours', email: 'kept@example.com' });
    const before = await rows();
    const id = await firstId();
    const dispatcher = await TestStaff.signIn({ app, database, clock }, 'dispatcher');
    expect((await guest.call('GET', '/desk/place-reports')).status).toBe(401);
    const guestClose = await guest.call('POST', `/desk/place-reports/${id}/close`, { outcome: 'right' });
    expect(guestClose.status).toBe(401);
    expect((await dispatcher.call('GET', '/desk/place-reports')).status).toBe(403);
    expect((await close(id, { outcome: 'right' }, dispatcher)).status).toBe(403);
    for (const body of [{}, { outcome: 'good' }, { outcome: 'right', reply: 'x'.repeat(1_001) }]) {
      expect((await close(id, body)).status, JSON.stringify(body)).toBe(400);
    }
    expect((await close(2_147_483_647)).status).toBe(404);
    expect(await rows()).toEqual(before);
    expect(await readAudit(id)).toEqual([]);
    const owner = await TestStaff.signIn({ app, database, clock }, 'owner');
    expect((await listed(1, owner)).open).toBe(1);
    expect((await close(id, { outcome: 'nothing' }, owner)).status).toBe(200);
  });

  it('removes reports 90 days after they were closed, and keeps open ones', async () => {
    await report({ kind: 'hours' });
    await report({ kind: 'text' });
    await close(await firstId());
    const expire = () =>
      removeExpired({ database: database(), clock, log: () => undefined, ...collectJobErrors() });
    clock.moveTo('2027-02-19T11:59:59+09:00');
    await expire();
    expect(await rows()).toHaveLength(2);
    clock.moveTo('2027-02-19T12:00:00+09:00');
    await expire();
    expect(await rows()).toMatchObject([{ kind: 'text', closed_at: null }]);
  });
});

describeWithGuide('DESIGN 3: limits of reports about places', (database) => {
  const { app } = useApplication(database);

  const reporter = (remoteAddress: string) => async (place: number, words: string) => {
    const response = await app().inject({
      method: 'POST',
      url: `${apiBase}/places/tour/${place}/reports`,
      remoteAddress,
      payload: { kind: 'closed', words },
    });
    return { status: response.statusCode, headers: response.headers, body: response.body };
  };

  it('rejects a client’s sixth report about a place in a day, and no other client’s', async () => {
    const report = reporter('203.0.113.1');
    for (let tries = 0; tries < 5; tries += 1) expect((await report(1, `${tries}`)).status).toBe(204);
    const refused = await report(1, 'more');
    expect([refused.status, refused.body]).toEqual([429, expect.stringContaining('tooManyRequests')]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_600);
    expect((await report(3, 'another place')).status).toBe(204);
    expect((await reporter('203.0.113.2')(1, 'another client')).status).toBe(204);
  });

  it('rejects a client’s reports after 10 per hour, and stores no more', async () => {
    await database().sql.deleteFrom('place_report').execute();
    const report = reporter('203.0.113.3');
    for (let tries = 0; tries < 10; tries += 1)
      expect((await report(tries % 2 === 0 ? 1 : 3, `${tries}`)).status).toBe(204);
    const response = await report(4, 'more');
    expect([response.status, response.body]).toEqual([429, expect.stringContaining('tooManyRequests')]);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(await database().sql.selectFrom('place_report').select('id').execute()).toHaveLength(10);
  });
});

describeWithGuide('reports about places, at a desk with an origin of its own', (database) => {
  const origins = { PUBLIC_ORIGIN: 'http://guide.example', DESK_ORIGIN: 'http://desk.example' };
  const { app, clock } = useApplication(database, { variables: origins });

  it('names the origin of the visitors’ pages, which are not found there', async () => {
    const { cookie } = await TestStaff.signIn({ app, database, clock }, 'editor');
    const url = `${apiBase}${deskAddresses.listPlaceReports.path}`;
    const response = await app().inject({ url, headers: { host: 'desk.example', cookie } });
    expect(response.json()).toMatchObject({ open: 0, guideOrigin: 'http://guide.example' });
  });
});
