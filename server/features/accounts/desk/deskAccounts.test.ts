import { expect, it } from 'vitest';
import { openSandboxes } from '../../../sandbox/openSandboxes.ts';
import { describeWithGuide } from '../../../testing/describeWithGuide.ts';
import { useApplication } from '../../../testing/testApplication.ts';
import { TestStaff } from '../../../testing/testStaff.ts';
import { TestVisitor } from '../../../testing/testVisitor.ts';

describeWithGuide('the desk: visitors’ accounts', (database) => {
  const { app, clock } = useApplication(database, { openSandboxes, variables: { RATE_LIMITS: 'off' } });
  const owner = () => TestStaff.signIn({ app, database, clock }, 'owner');
  const search = (staff: TestStaff, q: string) =>
    staff.call('GET', `/desk/accounts?q=${encodeURIComponent(q)}`);

  async function account(nickname: string) {
    const visitor = new TestVisitor(app);
    await visitor.createAccount({ database, clock }, `${nickname}@example.com`, nickname);
    return visitor;
  }

  it('are found by the whole address or nickname, in any case, with just what is needed', async () => {
    await account('mina');
    const staff = await owner();
    for (const q of ['mina@example.com', ' MINA@example.com', 'Mina']) {
      const { content } = (await search(staff, q)).body;
      expect(content, q).toEqual([
        {
          id: expect.any(String),
          email: 'mina@example.com',
          nickname: 'mina',
          createdAt: clock.now().toISOString(),
          sessions: 1,
          lastUsedAt: clock.now().toISOString(),
        },
      ]);
    }
    for (const q of ['min', 'example.com', '%', 'min_']) {
      expect((await search(staff, q)).body.content, q).toEqual([]);
    }
    expect((await search(staff, ' ')).status).toBe(400);
  });

  it('have their sessions ended, all of them and nobody else’s, and the audit trail records it', async () => {
    const [visitor, other] = [await account('yuna'), await account('jisu')];
    const staff = await owner();
    const [found] = (await search(staff, 'yuna')).body.content;
    const ended = await staff.call('DELETE', `/desk/accounts/${found.id}/sessions`);
    expect([ended.status, ended.body]).toEqual([200, { ended: 1 }]);
    expect((await visitor.call('GET', '/user/me')).status).toBe(401);
    expect((await visitor.call('POST', '/auth/refresh')).status).toBe(401);
    expect((await other.call('GET', '/user/me')).status).toBe(200);
    expect((await search(staff, 'yuna')).body.content).toMatchObject([{ sessions: 0, lastUsedAt: null }]);
    const [line] = (await staff.call('GET', '/desk/audit')).body.content;
    expect(line).toMatchObject({
      action: 'sessionsEnded',
      subject: `account ${found.id}`,
      after: { sessions: 1 },
    });
    expect(JSON.stringify(line)).not.toContain('yuna');
  });

  it('are not found by an unknown id', async () => {
    const staff = await owner();
    const unknown = '5b1c0b1e-3f0a-4c0e-9a55-0d7d1d8d3c14';
    expect((await staff.call('DELETE', `/desk/accounts/${unknown}/sessions`)).status).toBe(404);
  });
});
