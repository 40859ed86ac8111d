import { describe, expect, it } from 'vitest';
import { DeskBrowser } from '../../desk/testing/deskBrowser.ts';
import { useDesk } from '../../desk/testing/useDesk.ts';
import { describeWithGuide } from '../../testing/describeWithGuide.ts';
import { isReservedName } from './staffNames.ts';

describe('reserved names of the staff', () => {
  it.each([
    ...[
      'operator',
      'Operator',
      'ＯＰＥＲＡＴＯＲ',
      '0perator',
      'оperator',
      'operator 2',
      'System',
      'owner',
      'TourAPI',
    ],
    ...[
      'Solbada',
      'Ѕolbada',
      'Solbada Operator',
      'not signed in',
      '솔바다',
      '시스템',
      '솔바다 운영자',
      '책임자',
    ],
    ...['システム', '管理者', 'ソルバダ', '系统', '管理员', '系統', '管理員', '操作員'],
  ])('rejects %s', (name) => expect(isReservedName(name)).toBe(true));

  it.each(['Olivia Owner', '김솔', '운영자 김솔', 'Kim Solbada', '陳系統', 'Sol', '佐藤'])(
    'allows %s',
    (name) => expect(isReservedName(name)).toBe(false),
  );
});

describeWithGuide('the desk: names of the staff', (database) => {
  const { app, invited, joined, signedIn } = useDesk(database);

  it('rejects names that are reserved or taken, at an invitation, a join and a change', async () => {
    const owner = await joined('owner');
    const rename = (name: string, id = owner.id) =>
      owner.browser.call('PATCH', `/desk/staff/${id}`, { name });
    expect((await rename('Olivia Owner')).status).toBe(200);
    const colleague = await joined();
    for (const [name, code] of [
      ['Olivia Owner', 'existingName'],
      ['ＯＬＩＶＩＡ owner', 'existingName'],
      ['Oliviа Owner', 'existingName'],
      ['0livia  0wner', 'existingName'],
      ['operator', 'reservedName'],
      ['솔바다', 'reservedName'],
    ] as const) {
      const { token } = await invited();
      const email = `another-${name.length}${code}@example.com`;
      const responses = [
        await owner.browser.call('POST', '/desk/staff', { email, name, role: 'editor', language: 'ko' }),
        await new DeskBrowser(app).join(token, {}, name),
        await rename(name, colleague.id),
      ];
      for (const { status, body } of responses)
        expect([status, body.errors], name).toMatchObject([400, [{ field: 'name', code }]]);
      // The invitation can still be used.
      expect((await new DeskBrowser(app).join(token)).status).toBe(200);
    }
    expect((await rename('OLIVIA Owner')).status).toBe(200);
  });

  it('gives a name to one of two who join with it at the same time', async () => {
    const invitations = [await invited(), await invited()];
    const responses = await Promise.all(
      invitations.map(({ token }) => new DeskBrowser(app).join(token, {}, 'One Name')),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('frees the name of a member who was removed', async () => {
    const [{ id, browser }, owner] = [await joined('owner'), await signedIn('owner')];
    await browser.call('PATCH', `/desk/staff/${id}`, { name: 'Free Again' });
    await owner.call('DELETE', `/desk/staff/${id}`);
    const { token } = await invited();
    expect((await new DeskBrowser(app).join(token, {}, 'Free Again')).status).toBe(200);
  });

  it('identifies who acted in the audit trail, also where two have the same name from before', async () => {
    const [one, two] = [await joined('owner'), await joined('owner')];
    await database()
      .sql.updateTable('staff')
      .set({ name: 'operator' })
      .where('id', 'in', [one.id, two.id])
      .execute();
    const waiting = await invited();
    for (const { browser } of [one, two])
      await browser.call('PATCH', `/desk/staff/${waiting.id}`, {
        name: `Renamed by ${browser.cookie?.slice(-9)}`,
      });
    const { body } = await one.browser.call('GET', '/desk/audit');
    expect(body.content.slice(0, 2)).toMatchObject(
      [two, one].map(({ id, email }) => ({ who: 'operator', actor: { kind: 'staff', id, email } })),
    );
    // A member with such a name keeps it when something else changes.
    const change = await one.browser.call('PATCH', `/desk/staff/${two.id}`, {
      name: 'operator',
      role: 'editor',
    });
    expect(change.status).toBe(200);
  });
});
