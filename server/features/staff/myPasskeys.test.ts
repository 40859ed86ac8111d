import { expect, it } from 'vitest';
import { DeskBrowser, testHost } from '../../desk/testing/deskBrowser.ts';
import { SoftAuthenticator } from '../../desk/testing/softAuthenticator.ts';
import { useDesk } from '../../desk/testing/useDesk.ts';
import { describeWithGuide } from '../../testing/describeWithGuide.ts';
import { TestVisitor } from '../../testing/testVisitor.ts';

const newDevice = () => new SoftAuthenticator(`http://${testHost}`);

describeWithGuide('the desk: one’s own passkeys', (database) => {
  const { app, clock, joined, audit } = useDesk(database);

  const readPasskeys = async (browser: DeskBrowser): Promise<{ id: string }[]> =>
    (await browser.call('GET', '/desk/me/passkeys')).body.content;

  /** The same member in another browser, with the same passkey and another session. */
  async function signedInElsewhere(browser: DeskBrowser): Promise<DeskBrowser> {
    const elsewhere = new DeskBrowser(app);
    elsewhere.authenticator = browser.authenticator;
    expect((await elsewhere.signIn()).status).toBe(200);
    return elsewhere;
  }

  it('can be added and removed, but not the last one', async () => {
    const { id, browser } = await joined();
    const [first] = await readPasskeys(browser);
    const second = newDevice();
    const added = await browser.addPasskey(second);
    expect([added.status, added.body.lastUsedAt]).toEqual([200, null]);
    const elsewhere = new DeskBrowser(app);
    elsewhere.authenticator = second;
    expect((await elsewhere.signIn()).body.id).toBe(id);
    expect((await browser.removePasskey(added.body.id, true)).status).toBe(204);
    expect((await browser.removePasskey(added.body.id)).status).toBe(404);
    expect((await browser.removePasskey(first?.id ?? '')).status).toBe(409);
    // The lost device's session has ended, and its passkey too.
    expect(await elsewhere.isSignedIn()).toBe(false);
    expect((await elsewhere.signIn()).code).toBe('passkeyRefused');
    expect(await browser.isSignedIn()).toBe(true);
    expect(await audit(id)).toEqual([
      'staff invited',
      'staff joined',
      'staff passkeyAdded',
      'staff signedIn',
      'staff passkeyRemoved',
    ]);
  });

  it('are neither added nor removed by a session alone', async () => {
    const { browser } = await joined();
    const { body: added } = await browser.addPasskey(newDevice());
    const thief = new DeskBrowser(app);
    thief.cookie = browser.cookie;
    expect((await thief.call('POST', '/desk/me/passkeys/options')).status).toBe(400);
    const path = `/desk/me/passkeys/${added.id}`;
    expect((await thief.call('DELETE', path, { endOtherSessions: true })).status).toBe(400);
    // A challenge for signing in, which anybody can get, can't be used to register a passkey.
    const { body } = await thief.call('POST', '/desk/session/options');
    const response = newDevice().register({
      challenge: body.options.challenge,
      rp: { id: 'localhost' },
      user: { id: 'x' },
    });
    const registration = { challengeId: body.challengeId, response, endOtherSessions: false };
    expect((await thief.call('POST', '/desk/me/passkeys', registration)).code).toBe('passkeyRefused');
    expect(await readPasskeys(browser)).toHaveLength(2);
  });

  it('are neither added nor removed with the passkey of somebody else', async () => {
    const [{ browser }, other] = [await joined(), await joined()];
    const [first] = await readPasskeys(browser);
    await browser.addPasskey(newDevice());
    const thief = new DeskBrowser(app);
    thief.cookie = browser.cookie;
    thief.authenticator = other.browser.authenticator;
    const start = await thief.call('POST', '/desk/me/passkeys/options', await thief.signInRequest());
    expect([start.status, start.code]).toEqual([400, 'passkeyRefused']);
    expect((await thief.removePasskey(first?.id ?? '')).code).toBe('passkeyRefused');
    expect(await readPasskeys(browser)).toHaveLength(2);
  });

  it('need an assertion that is at most 5 minutes old and was not used before', async () => {
    const { browser } = await joined();
    const { body: added } = await browser.addPasskey(newDevice());
    const path = `/desk/me/passkeys/${added.id}`;
    const assertion = await browser.signInRequest();
    expect((await browser.call('POST', '/desk/me/passkeys/options', assertion)).status).toBe(200);
    const replayed = { ...assertion, endOtherSessions: false };
    expect((await browser.call('DELETE', path, replayed)).code).toBe('passkeyRefused');
    const late = { ...(await browser.signInRequest()), endOtherSessions: false };
    const { challengeId, options } = await browser.startAddingPasskey();
    clock.moveTo(new Date(clock.now().getTime() + 5 * 60_000).toISOString());
    expect((await browser.call('DELETE', path, late)).code).toBe('passkeyRefused');
    const response = newDevice().register(options);
    const registration = { challengeId, response, endOtherSessions: false };
    expect((await browser.call('POST', '/desk/me/passkeys', registration)).code).toBe('passkeyRefused');
    expect(await readPasskeys(browser)).toHaveLength(2);
  });

  it('are changed once when a request arrives twice at the same time', async () => {
    const { id, browser } = await joined();
    const { body: added } = await browser.addPasskey(newDevice());
    const body = { ...(await browser.signInRequest()), endOtherSessions: false };
    const removals = await Promise.all(
      [1, 2].map(() => browser.call('DELETE', `/desk/me/passkeys/${added.id}`, body)),
    );
    expect(removals.map(({ status }) => status).sort()).toEqual([204, 400]);
    expect((await audit(id)).filter((line) => line === 'staff passkeyRemoved')).toHaveLength(1);
  });

  it('end the other sessions when they change only if the member asks for it', async () => {
    const { browser } = await joined();
    const kept = await signedInElsewhere(browser);
    const { body: second } = await browser.addPasskey(newDevice());
    await browser.removePasskey(second.id);
    expect(await kept.isSignedIn()).toBe(true);
    const { body: third } = await browser.addPasskey(newDevice(), {}, true);
    expect(await kept.isSignedIn()).toBe(false);
    const again = await signedInElsewhere(browser);
    await browser.removePasskey(third.id, true);
    expect(await again.isSignedIn()).toBe(false);
    expect(await browser.isSignedIn()).toBe(true);
  });

  it('are reported to the member by mail when one is added or removed', async () => {
    const { email, browser } = await joined();
    const { body: added } = await browser.addPasskey(newDevice());
    await browser.removePasskey(added.id);
    // The other mail is the invitation.
    const mails = await new TestVisitor(app).mails(email, 3);
    for (const subject of [
      '솔바다 데스크에 패스키가 추가되었습니다',
      '솔바다 데스크의 패스키가 제거되었습니다',
    ]) {
      const mail = mails.find((one) => one.subject === subject);
      expect(mail?.text, subject).toContain('Chrome, Windows');
      expect(mail?.text, subject).toContain(`http://${testHost}/desk/account`);
    }
  });

  it('have ids of up to 1,023 bytes', async () => {
    const { browser } = await joined();
    const device = newDevice();
    expect((await browser.addPasskey(device, { idLength: 1_024 })).code).toBe('passkeyRefused');
    expect((await browser.addPasskey(device, { idLength: 10_000 })).code).toBe('passkeyRefused');
    const { status, body } = await browser.addPasskey(device, { idLength: 1_023 });
    expect(status).toBe(200);
    expect((await browser.removePasskey(body.id)).status).toBe(204);
  });

  it('cannot be removed by somebody else', async () => {
    const [{ browser }, other] = [await joined(), await joined()];
    const [theirs] = await readPasskeys(other.browser);
    expect((await browser.removePasskey(theirs?.id ?? '')).status).toBe(404);
    expect((await other.browser.signIn()).status).toBe(200);
  });
});
