import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { badDayApi } from '../../../../contract/desk/badDay.ts';
import { auditLines } from '../../../desk/testing/auditLines.ts';
import { describeWithGuide } from '../../../testing/describeWithGuide.ts';
import { useTours } from '../../tours/testing/useTours.ts';

describeWithGuide('a message to all visitors of a day', (database) => {
  const tours = useTours(database);
  const { clock, newOrder, staff } = tours;
  const send = (day: string, recipients: number, change: object = {}) =>
    staff().call('POST', '/desk/visitor-messages', {
      ...{ id: randomUUID(), day, kind: 'rain', words: '', recipients, ...change },
    });
  const kinds = (orderId: string) => tours.kinds(`${orderId}@visitor.example`);
  const history = async (orderId: string) =>
    (
      await database()
        .sql.selectFrom('ticket_audit')
        .select(['cause', 'detail'])
        .where('order_id', '=', orderId)
        .execute()
    ).map(({ detail }) => detail);

  it('reaches every visitor whose tour takes place, each in their language, and stays in the histories', async () => {
    const day = '2026-12-03';
    const [first, second] = [
      await newOrder({ tripDate: day }),
      await newOrder({ tripDate: day, language: 'ja', startTime: '15:00' }),
    ];
    const [cancelled, calledOff, other] = [
      await newOrder({ tripDate: day }),
      await newOrder({ tripDate: day }),
      await newOrder({ tripDate: '2026-12-04' }),
    ];
    const { sql } = database();
    await sql
      .updateTable('ticket_order')
      .set({ cancel_requested_at: clock.now() })
      .where('id', '=', cancelled)
      .execute();
    await sql
      .updateTable('ticket_order')
      .set({ called_off_at: clock.now() })
      .where('id', '=', calledOff)
      .execute();
    const { status, body } = await send(day, 2, { words: 'Bring boots.' });
    expect([status, body]).toMatchObject([200, { kind: 'rain', words: 'Bring boots.', recipients: 2 }]);
    for (const orderId of [first, second]) {
      expect(await tours.mails('visitorMessage', `${orderId}@visitor.example`)).toMatchObject([
        {
          ...{ orderId, tripDate: day, message: 'rain', words: 'Bring boots.' },
          language: orderId === first ? 'en' : 'ja',
        },
      ]);
      expect(await history(orderId)).toEqual([{ message: 'rain', words: 'Bring boots.' }]);
    }
    for (const orderId of [cancelled, calledOff, other]) expect(await kinds(orderId)).toEqual([]);
    const { content } = badDayApi.listVisitorMessages.response.parse(
      (await staff().call('GET', `/desk/visitor-messages?day=${day}`)).body,
    );
    expect(content).toMatchObject([{ kind: 'rain', recipients: 2 }]);
    expect((await auditLines(database(), 'visitorMessage', day)).at(-1)).toMatchObject({
      action: 'messageVisitors',
      after: { kind: 'rain', recipients: 2 },
    });
  });

  it('expires when the tour ends, with the overtime that was bought', async () => {
    const day = '2026-12-14';
    const orderId = await newOrder({ tripDate: day });
    const { sql } = database();
    await sql.updateTable('ticket_order').set({ bought_half_hours: 4 }).where('id', '=', orderId).execute();
    expect((await send(day, 1)).status).toBe(200);
    const mail = await sql
      .selectFrom('mail_outbox')
      .select('expires_at')
      .where('recipient', '=', `${orderId}@visitor.example`)
      .executeTakeFirstOrThrow();
    expect(mail.expires_at).toEqual(new Date(`${day}T15:00:00+09:00`));
  });

  it('is sent once, however often it is pressed', async () => {
    const day = '2026-12-05';
    const orderId = await newOrder({ tripDate: day });
    const id = randomUUID();
    const responses = await Promise.all([1, 2, 3, 4].map(() => send(day, 1, { id })));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await send(day, 7, { id })).body).toMatchObject({ id, recipients: 1 });
    expect(await kinds(orderId)).toEqual(['visitorMessage']);
    expect(await history(orderId)).toHaveLength(1);
    // Another id is another message.
    await send(day, 1);
    expect(await kinds(orderId)).toEqual(['visitorMessage', 'visitorMessage']);
  });

  it.each([
    [409, { recipients: 2 }],
    [400, { recipients: 0 }],
    [400, { kind: 'other' }],
    [400, { kind: 'unknown' }],
    [400, { words: 'a\u202eb' }],
  ])('is refused with %s for %j, and reaches nobody', async (status, wrong) => {
    const day = '2026-12-06';
    const orderId = await newOrder({ tripDate: day });
    const { recipients } = await database()
      .sql.selectFrom('ticket_order')
      .select(({ fn }) => fn.countAll<number>().as('recipients'))
      .where('trip_date', '=', day)
      .executeTakeFirstOrThrow();
    const before = (await staff().call('GET', `/desk/visitor-messages?day=${day}`)).body;
    const changed = { recipients, ...wrong };
    if (status === 409) changed.recipients = recipients + 1;
    expect((await send(day, recipients, changed)).status).toBe(status);
    expect(await kinds(orderId)).toEqual([]);
    expect(await history(orderId)).toEqual([]);
    expect((await staff().call('GET', `/desk/visitor-messages?day=${day}`)).body).toEqual(before);
  });
});
