import { expect, it } from 'vitest';
import { describeWithGuide } from '../../../testing/describeWithGuide.ts';
import { useApplication } from '../../../testing/testApplication.ts';
import { TestStaff } from '../../../testing/testStaff.ts';
import { DeskBrowser } from '../testing/deskBrowser.ts';

describeWithGuide('the desk: limits', (database) => {
  const { app, clock } = useApplication(database);
  const browser = new DeskBrowser(app);
  const recover = async (email: string, remoteAddress?: string) =>
    (await browser.call('POST', '/desk/recovery', { email }, {}, remoteAddress)).status;

  it('takes 5 requests for a recovery an hour, for known and unknown addresses alike', async () => {
    const { id } = await TestStaff.signIn({ app, database, clock }, 'owner');
    const known = 'known@example.com';
    await database().sql.updateTable('staff').set({ email: known }).where('id', '=', id).execute();
    for (const email of [known, 'nobody@example.com']) {
      const statuses: number[] = [];
      for (let client = 1; client <= 6; client++) statuses.push(await recover(email, `203.0.113.${client}`));
      expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
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
