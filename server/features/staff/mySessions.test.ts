import { expect, it } from 'vitest';
import { deskSessionLifetime, unattendedHeader } from '../../../domain/staff/staffRules.ts';
import { DeskBrowser } from '../../desk/testing/deskBrowser.ts';
import { useDesk } from '../../desk/testing/useDesk.ts';
import { describeWithGuide } from '../../testing/describeWithGuide.ts';

const minutes = (count: number) => count * 60_000;

describeWithGuide('the desk: sessions', (database) => {
  const { app, clock, joined } = useDesk(database, { DESK_IDLE_MINUTES: '' });
  const wait = (milliseconds: number) =>
    clock.moveTo(new Date(clock.now().getTime() + milliseconds).toISOString());
  const listSessions = async (browser: DeskBrowser) =>
    (await browser.call('GET', '/desk/me/sessions')).body.content;

  /** A member with a session in this browser, and an older one in another. */
  async function signedInTwice() {
    const { browser: elsewhere } = await joined();
    wait(minutes(10));
    const browser = new DeskBrowser(app);
    browser.authenticator = elsewhere.authenticator;
    await browser.signIn();
    return { browser, elsewhere };
  }

  it('lists one’s own sessions with their start, last use and device, and marks the current one', async () => {
    const { browser, elsewhere } = await signedInTwice();
    const start = clock.now().toISOString();
    await joined();
    clock.moveTo(start);
    wait(minutes(2));
    await elsewhere.isSignedIn();
    wait(minutes(3));
    const [first, second, ...others] = await listSessions(browser);
    const at = (offset: number) => new Date(Date.parse(start) + minutes(offset)).toISOString();
    expect(first).toMatchObject({
      device: 'Chrome, Windows',
      startedAt: start,
      lastUsedAt: at(5),
      isCurrent: true,
    });
    expect(second).toMatchObject({ startedAt: at(-10), lastUsedAt: at(2), isCurrent: false });
    expect(others).toEqual([]);
  });

  it('ends one of one’s own sessions, or all but the current one', async () => {
    const { browser, elsewhere } = await signedInTwice();
    const [, second] = await listSessions(browser);
    expect((await browser.endSession(second.id)).status).toBe(204);
    expect((await browser.endSession(second.id)).status).toBe(404);
    expect(await elsewhere.isSignedIn()).toBe(false);
    await elsewhere.signIn();
    expect((await browser.endOtherSessions()).status).toBe(204);
    expect(await elsewhere.isSignedIn()).toBe(false);
    expect(await listSessions(browser)).toMatchObject([{ isCurrent: true }]);
  });

  it('ends the session that a browser has at the next sign-in there', async () => {
    const { browser } = await signedInTwice();
    const [before] = await listSessions(browser);
    await browser.signIn();
    const after: { id: string; isCurrent: boolean }[] = await listSessions(browser);
    expect(after).toHaveLength(2);
    expect(after.map(({ id }) => id)).not.toContain(before.id);
  });

  it('ends no session of a colleague', async () => {
    const [{ browser }, other] = [await joined(), await joined('owner')];
    const [theirs] = await listSessions(other.browser);
    expect((await browser.endSession(theirs.id)).status).toBe(404);
    expect((await browser.endOtherSessions()).status).toBe(204);
    expect(await other.browser.isSignedIn()).toBe(true);
  });

  it('ends nothing unless one of one’s own passkeys confirms it, once', async () => {
    const { browser: colleague } = await joined('owner');
    const { browser, elsewhere } = await signedInTwice();
    const [, second] = await listSessions(browser);
    const used = await browser.signInRequest();
    await browser.call('DELETE', `/desk/me/sessions/${crypto.randomUUID()}`, used);
    for (const path of ['/desk/me/sessions', `/desk/me/sessions/${second.id}`]) {
      expect((await browser.call('DELETE', path, {})).code).toBe('invalidRequest');
      for (const assertion of [used, await colleague.signInRequest()]) {
        expect((await browser.call('DELETE', path, assertion)).code).toBe('passkeyRefused');
      }
    }
    expect(await elsewhere.isSignedIn()).toBe(true);
  });

  it('ends a session after 60 idle minutes, and lists it no longer', async () => {
    const { browser, elsewhere } = await signedInTwice();
    wait(minutes(59));
    expect(await browser.isSignedIn()).toBe(true);
    wait(minutes(1));
    expect(await elsewhere.isSignedIn()).toBe(false);
    expect(await listSessions(browser)).toHaveLength(1);
    wait(minutes(60));
    expect(await browser.isSignedIn()).toBe(false);
  });

  it('ends a session that is used all the time 12 hours after the sign-in', async () => {
    const { browser } = await joined();
    const uses = deskSessionLifetime / minutes(30);
    for (let use = 1; use < uses; use++) {
      wait(minutes(30));
      expect(await browser.isSignedIn()).toBe(true);
    }
    wait(minutes(30) - 1);
    expect(await browser.isSignedIn()).toBe(true);
    wait(1);
    expect(await browser.isSignedIn()).toBe(false);
  });

  it('does not count what an unattended page sends by itself as use', async () => {
    const { browser } = await joined();
    const poll = () => browser.call('GET', '/desk/recoveries', undefined, { [unattendedHeader]: '1' });
    for (let half = 0; half < 2; half++) {
      expect((await poll()).status).toBe(200);
      wait(minutes(30));
    }
    expect((await poll()).status).toBe(401);
  });

  it('corrects a last use in the future, which a wrong clock stored', async () => {
    const { id, browser } = await joined();
    await database()
      .sql.updateTable('staff_session')
      .set({ last_used_at: new Date(clock.now().getTime() + minutes(24 * 60)) })
      .where('staff_id', '=', id)
      .execute();
    expect(await browser.isSignedIn()).toBe(true);
    wait(minutes(60));
    expect(await browser.isSignedIn()).toBe(false);
  });
});
