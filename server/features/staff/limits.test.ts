import { expect, it } from 'vitest';
import { DeskBrowser } from '../../desk/testing/deskBrowser.ts';
import { describeWithGuide } from '../../testing/describeWithGuide.ts';
import { useApplication } from '../../testing/testApplication.ts';
import { TestStaff } from '../../testing/testStaff.ts';

describeWithGuide('the desk: limits', (database) => {
  const { app, clock } = useApplication(database);
  const browser = new DeskBrowser(app);
  const recover = async (email: string, remoteAddress?: string) =>
    (await browser.call('POST', '/desk/recovery', { email }, {}, remoteAddress)).status;

  async function memberAddress(email: string): Promise<string> {
    const { id } = await TestStaff.signIn({ app, database, clock }, 'owner');
    await database().sql.updateTable('staff').set({ email }).where('id', '=', id).execute();
    return email;
  }

  it('accepts 5 recovery requests per client and address per hour, known or not, and then still those of other clients', async () => {
    for (const [email, stranger, member] of [
      [await memberAddress('known@example.com'), '203.0.113.1', '203.0.113.2'],
      ['nobody@example.com', '203.0.113.3', '203.0.113.4'],
    ] as const) {
      const statuses: number[] = [];
      for (let request = 1; request <= 6; request++) statuses.push(await recover(email, stranger));
      expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
      expect(await recover(email, member)).toBe(204);
    }
  });

  it('accepts 20 recovery requests per address per hour, known or not', async () => {
    for (const email of [await memberAddress('flooded@example.com'), 'unknown@example.com']) {
      const statuses = await Promise.all(
        Array.from({ length: 21 }, (_request, index) =>
          recover(email, `198.51.100.${Math.floor(index / 4)}`),
        ),
      );
      expect(statuses.filter((status) => status === 204)).toHaveLength(20);
      expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    }
  });

  it('takes 10 requests for a recovery an hour from a client', async () => {
    const statuses: number[] = [];
    for (let number = 1; number <= 11; number++) statuses.push(await recover(`nobody-${number}@example.com`));
    expect(statuses.filter((status) => status === 204)).toHaveLength(10);
    expect(statuses.at(-1)).toBe(429);
  });

  it('takes 200 calls to sign in from a client in a quarter of an hour', async () => {
    const start = async () => (await browser.call('POST', '/desk/session/options')).status;
    const statuses = await Promise.all(Array.from({ length: 201 }, start));
    expect(statuses.filter((status) => status === 200)).toHaveLength(200);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});
