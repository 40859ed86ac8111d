import { afterEach, beforeAll, expect, it } from 'vitest';
import { apiBase } from '../../../contract/addresses.ts';
import { alertStreamPath } from '../../../contract/desk/addresses.ts';
import type { StaffRole } from '../../../domain/staff/staffRules.ts';
import { createDeskEvents } from '../../desk/deskEvents.ts';
import { deskCookie } from '../../http/requestContext.ts';
import { serverPort } from '../../platform/serverPort.ts';
import { describeWithGuide } from '../../testing/describeWithGuide.ts';
import { useApplication } from '../../testing/testApplication.ts';
import { TestStaff } from '../../testing/testStaff.ts';
import { TestVisitor } from '../../testing/testVisitor.ts';
import { waitUntil } from '../../testing/waitUntil.ts';
import { insertPaidOrder } from '../tours/testing/useTours.ts';
import { pollEvery } from './alertStreams.ts';
import { openTestStream, type TestStream } from './testing/openTestStream.ts';

describeWithGuide('the stream of alerts', (database) => {
  const variables = { RATE_LIMITS: 'off', DESK_IDLE_MINUTES: '60' };
  const { app, clock } = useApplication(database, { variables });
  // Stands for a second process: the two applications share nothing but the database.
  const { app: otherApp, clock: otherClock } = useApplication(database, { variables });
  const opened: TestStream[] = [];
  beforeAll(async () => {
    await app().listen({ port: 0, host: '127.0.0.1' });
    await otherApp().listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => {
    for (const stream of opened.splice(0)) stream.close();
  });

  const moveTo = (moment: string) => {
    clock.moveTo(moment);
    otherClock.moveTo(moment);
  };
  const signIn = (role: StaffRole = 'dispatcher') => {
    moveTo('2026-11-21T12:00:00+09:00');
    return TestStaff.signIn({ app, database, clock }, role);
  };
  async function listen({ cookie }: TestStaff, to = app): Promise<TestStream> {
    const stream = await openTestStream(`http://127.0.0.1:${serverPort(to().server)}`, cookie);
    opened.push(stream);
    await waitUntil('what the page knows', () => stream.news.length === 1);
    return stream;
  }
  /** Records a new order as a process without any stream does. */
  async function happen(): Promise<string> {
    const orderId = await insertPaidOrder(database(), clock);
    const outbox = { post: async () => '', firstAttempt: async () => 'sent' as const };
    const deskEvents = createDeskEvents({ database: database(), clock, outbox, deskOrigin: '' });
    await deskEvents.record({ kind: 'newOrder', orderId });
    return orderId;
  }
  const untilTold = (stream: TestStream, times: number) =>
    waitUntil(`${times} messages`, () => stream.news.length >= times);

  it('tells the pages of a member at every process within two seconds, of what is new and of what was seen', async () => {
    // At most a poll later, and a second is left for the rest. The waits below are longer, because a busy machine takes longer.
    expect(pollEvery).toBeLessThanOrEqual(1_000);
    const [dispatcher, editor] = [await signIn(), await signIn('editor')];
    const streams = [await listen(dispatcher), await listen(dispatcher, otherApp)];
    const ofEditor = await listen(editor);
    expect(streams[0]?.headers.get('content-type')).toBe('text/event-stream');
    expect(streams[0]?.headers.get('cache-control')).toContain('no-store');
    await happen();
    for (const stream of streams) await untilTold(stream, 2);
    await dispatcher.call('POST', '/desk/alerts/seen', { upTo: Number.MAX_SAFE_INTEGER });
    for (const stream of streams) await untilTold(stream, 3);
    for (const { news } of streams) {
      const [first, second, third] = news;
      expect(first).toEqual({ staffId: dispatcher.id, version: '0' });
      expect(second?.version).toMatch(/^\d+\.1$/);
      expect(third).toEqual(first);
    }
    // An editor gets no alerts of new orders.
    expect(ofEditor.news).toHaveLength(1);
  });

  it('loses nothing while a page is not connected', async () => {
    const dispatcher = await signIn();
    (await listen(dispatcher)).close();
    await happen();
    const { news } = await listen(dispatcher);
    expect(news[0]?.version).toMatch(/^\d+\.1$/);
  });

  it('ends with the session: by a sign-out, an hour without use, or the removal of the member', async () => {
    const idle = await signIn();
    const idleStream = await listen(idle);
    const [signedOut, removed] = [await signIn(), await signIn()];
    const streams = [await listen(signedOut), await listen(removed, otherApp)];
    await signedOut.call('DELETE', '/desk/session');
    await database()
      .sql.updateTable('staff')
      .set({ removed_at: clock.now() })
      .where('id', '=', removed.id)
      .execute();
    for (const { ended } of streams) await waitUntil('the end', () => ended.then(() => true));
    // An open stream does not count as a use of its session.
    moveTo('2026-11-21T13:00:00+09:00');
    await waitUntil('the end', () => idleStream.ended.then(() => true));
  });

  it('keeps at most six streams of a session, and ends the oldest of more', async () => {
    const dispatcher = await signIn();
    const streams: TestStream[] = [];
    for (let count = 0; count < 7; count += 1) streams.push(await listen(dispatcher));
    await waitUntil('the end of the oldest', () => streams[0]?.ended.then(() => true));
    await happen();
    for (const stream of streams.slice(1)) await untilTold(stream, 2);
  });

  it('refuses guests, visitors, drivers and ended sessions', async () => {
    const visitor = new TestVisitor(app);
    const token = await visitor.createAccount({ database, clock }, 'visitor@example.com', 'visitor');
    for (const headers of [
      {},
      { authorization: `Bearer ${token}` },
      { cookie: `access_token=${token}` },
      { cookie: `${deskCookie}=${'A'.repeat(43)}` },
      { cookie: `${deskCookie}=1.20261224.AAAA` },
    ]) {
      const response = await app().inject({ url: `${apiBase}${alertStreamPath}`, headers });
      expect([response.statusCode, response.json().code], JSON.stringify(headers)).toEqual([
        401,
        'unauthorized',
      ]);
    }
  });
});
