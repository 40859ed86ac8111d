import { expect, it } from 'vitest';
import { DeskBrowser } from '../../desk/testing/deskBrowser.ts';
import { SoftAuthenticator } from '../../desk/testing/softAuthenticator.ts';
import { useDesk } from '../../desk/testing/useDesk.ts';
import { describeWithGuide } from '../../testing/describeWithGuide.ts';

describeWithGuide('the desk: getting in', (database) => {
  const { app, clock, invited, joined, signedIn, mailedToken, audit } = useDesk(database);

  it('lets an invited person join with a passkey, and signs them in', async () => {
    const { id, email, name, token } = await invited();
    const browser = new DeskBrowser(app);
    const opened = await browser.call('POST', '/desk/join/options', { token });
    expect(opened.body).toMatchObject({ state: 'ready', kind: 'invitation', email, name });
    expect(opened.body.options).toMatchObject({
      rp: { id: 'localhost' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const { status, body } = await browser.join(token, {}, '김솔');
    expect([status, body]).toEqual([200, { id, email, name: '김솔', role: 'dispatcher', language: 'ko' }]);
    expect((await browser.call('GET', '/desk/session')).body).toMatchObject({ id, email });
    expect(await audit(id)).toEqual(['staff invited', 'staff joined']);
    expect((await browser.call('GET', '/desk/me/passkeys')).body.content).toMatchObject([
      { name: 'Chrome, Windows', lastUsedAt: clock.now().toISOString() },
    ]);
  });

  it('sets a cookie for the desk’s calls alone, for 12 hours', async () => {
    const { browser } = await joined();
    const { set } = await browser.signIn();
    expect(set).toMatchObject({
      path: '/api/v1/desk',
      httpOnly: true,
      sameSite: 'Strict',
      maxAge: 12 * 3600,
    });
    expect(set).not.toHaveProperty('secure');
  });

  it('accepts a link once, for 3 days', async () => {
    const { token } = await invited();
    await new DeskBrowser(app).join(token);
    const again = await new DeskBrowser(app).call('POST', '/desk/join/options', { token });
    expect([again.status, again.code]).toEqual([410, 'expiredLink']);
    const late = await invited();
    clock.moveTo(new Date(clock.now().getTime() + 3 * 24 * 3_600_000).toISOString());
    const after = await new DeskBrowser(app).call('POST', '/desk/join/options', { token: late.token });
    expect(after.code).toBe('expiredLink');
  });

  it('ends the former link of an invitation with a new one', async () => {
    const { id, email, token } = await invited();
    const owner = await signedIn('owner');
    expect((await owner.call('POST', `/desk/staff/${id}/invite`)).status).toBe(200);
    expect((await new DeskBrowser(app).call('POST', '/desk/join/options', { token })).status).toBe(410);
    expect((await new DeskBrowser(app).join(await mailedToken(email, 2))).status).toBe(200);
    expect((await owner.call('POST', `/desk/staff/${id}/invite`)).status).toBe(409);
  });

  it('signs in with the passkey, and out', async () => {
    const { id, browser } = await joined();
    browser.cookie = null;
    expect(await browser.isSignedIn()).toBe(false);
    expect((await browser.signIn()).status).toBe(200);
    expect(await browser.isSignedIn()).toBe(true);
    const former = browser.cookie;
    expect((await browser.call('DELETE', '/desk/session')).status).toBe(204);
    expect(browser.cookie).toBeNull();
    browser.cookie = former;
    expect(await browser.isSignedIn()).toBe(false);
    expect(await audit(id)).toContain('staff signedIn');
  });

  it('finds the session behind a cookie of the same name, and ends it', async () => {
    const { browser } = await joined();
    const read = (cookie: string) =>
      browser.call('GET', '/desk/session', undefined, { cookie }).then(({ status }) => status);
    const session = browser.cookie;
    browser.cookie = null;
    expect(await read('desk_session=bogus')).toBe(401);
    expect(await read(`desk_session=bogus; desk_session=${session}`)).toBe(200);
    expect(await read(`desk_session=bogus; __Host-desk_session=${session}`)).toBe(200);
    const cookie = `desk_session=bogus; desk_session=${session}`;
    expect((await browser.call('DELETE', '/desk/session', undefined, { cookie })).status).toBe(204);
    expect(await read(cookie)).toBe(401);
  });

  it('gives everyone the same options to sign in', async () => {
    const { body } = await new DeskBrowser(app).call('POST', '/desk/session/options');
    expect(body.options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(body.options.allowCredentials).toBeUndefined();
  });

  it('refuses a replayed response', async () => {
    const { browser } = await joined();
    const request = await browser.signInRequest();
    expect((await browser.call('POST', '/desk/session', request)).status).toBe(200);
    const replay = await browser.call('POST', '/desk/session', request);
    expect([replay.status, replay.code]).toEqual([400, 'passkeyRefused']);
  });

  it('accepts a response once, and a link once, also when they arrive twice at the same time', async () => {
    const { id, token } = await invited();
    const [one, two] = [new DeskBrowser(app), new DeskBrowser(app)];
    // Gets both challenges first, because a used link gives none.
    const requests = [await one.joinRequest(token), await two.joinRequest(token)] as const;
    const joins = await Promise.all([
      one.call('POST', '/desk/join', requests[0]),
      two.call('POST', '/desk/join', requests[1]),
    ]);
    expect(joins.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect(await audit(id)).toEqual(['staff invited', 'staff joined']);
    const browser = joins[0].status === 200 ? one : two;
    const request = await browser.signInRequest();
    const signIns = await Promise.all([
      browser.call('POST', '/desk/session', request),
      browser.call('POST', '/desk/session', request),
    ]);
    expect(signIns.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('refuses a challenge after 5 minutes, and that of another request', async () => {
    const { browser } = await joined();
    const [first, second] = [await browser.signInRequest(), await browser.signInRequest()];
    const swapped = await browser.call('POST', '/desk/session', {
      challengeId: first.challengeId,
      response: second.response,
    });
    expect(swapped.code).toBe('passkeyRefused');
    clock.moveTo(new Date(clock.now().getTime() + 5 * 60_000).toISOString());
    expect((await browser.call('POST', '/desk/session', second)).code).toBe('passkeyRefused');
    expect((await browser.signIn()).status).toBe(200);
  });

  it.each([
    ['another origin', { origin: 'http://evil.example' }],
    ['another port', { origin: 'http://localhost:4000' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['another challenge', { challenge: 'bm90IG91cnM' }],
    ['no user verification', { isVerified: false }],
  ])('refuses a sign-in and a registration with %s', async (_what, wrong) => {
    const { browser } = await joined();
    browser.cookie = null;
    expect((await browser.signIn(wrong)).code).toBe('passkeyRefused');
    expect(browser.cookie).toBeNull();
    const { id, token } = await invited();
    expect((await new DeskBrowser(app).join(token, wrong)).code).toBe('passkeyRefused');
    expect(await audit(id)).toEqual(['staff invited']);
    // The invitation is still good.
    expect((await new DeskBrowser(app).join(token)).status).toBe(200);
  });

  it('refuses a passkey with another’s user handle', async () => {
    const [{ browser }, other] = [await joined(), await joined()];
    const userHandle = Buffer.from(other.id).toString('base64url');
    expect((await browser.signIn({ userHandle })).code).toBe('passkeyRefused');
  });

  it('refuses attestations with certificates, which name addresses to fetch', async () => {
    const { token } = await invited();
    const certificates = new Map([['x5c', [new Uint8Array([1, 2, 3])]]]);
    for (const fmt of ['packed', 'fido-u2f', 'android-safetynet', 'tpm', 'apple']) {
      const attestation = new Map<string, string | typeof certificates>([
        ['fmt', fmt],
        ['attStmt', certificates],
      ]);
      expect((await new DeskBrowser(app).join(token, { attestation })).code, fmt).toBe('passkeyRefused');
    }
  });

  it('refuses a copied key once the other one was used', async () => {
    const { browser } = await joined();
    const thief = new DeskBrowser(app);
    thief.authenticator = browser.authenticator.copy();
    await browser.signIn();
    await browser.signIn();
    expect((await thief.signIn()).code).toBe('passkeyRefused');
    expect((await browser.signIn()).status).toBe(200);
  });

  it('refuses malformed input with 400', async () => {
    const { token } = await invited();
    const browser = new DeskBrowser(app);
    const start = async (path: string, payload?: object) =>
      (await browser.call('POST', path, payload)).body.challengeId;
    const valid = new SoftAuthenticator('http://localhost:3000').register({
      challenge: 'x',
      rp: { id: 'localhost' },
      user: { id: 'x' },
    });
    for (const response of [
      {},
      { id: 1 },
      { ...valid, rawId: 'other' },
      { ...valid, type: 'password' },
      { ...valid, response: {} },
      { ...valid, response: { clientDataJSON: 'x', attestationObject: 'x' } },
      { ...valid, response: { ...valid.response, attestationObject: 'oWNmbXRkbm9uZQ' } },
      { ...valid, response: { ...valid.response, clientDataJSON: 'bnVsbA' } },
    ]) {
      const joining = {
        token,
        challengeId: await start('/desk/join/options', { token }),
        response,
        name: 'Kim',
        language: 'ko',
      };
      const signIn = { challengeId: await start('/desk/session/options'), response };
      for (const [path, payload] of [
        ['/desk/join', joining],
        ['/desk/session', signIn],
      ] as const) {
        const { status, code } = await browser.call('POST', path, payload);
        expect([status, code], `${path} ${JSON.stringify(response)}`).toEqual([400, 'passkeyRefused']);
      }
    }
  });

  it('refuses the challenge of one person’s invitation for another’s', async () => {
    const [mine, other] = [await invited(), await invited()];
    const browser = new DeskBrowser(app);
    const { body } = await browser.call('POST', '/desk/join/options', { token: mine.token });
    const { code } = await browser.call('POST', '/desk/join', {
      token: other.token,
      challengeId: body.challengeId,
      response: browser.authenticator.register(body.options),
      name: 'Kim',
      language: 'en',
    });
    expect(code).toBe('passkeyRefused');
  });

  it('says at an IP address, and at http on another host, that passkeys are not possible there', async () => {
    for (const host of ['127.0.0.1:3000', '[::1]:3000', 'desk.example']) {
      const { status, code, body } = await new DeskBrowser(app).call(
        'POST',
        '/desk/session/options',
        undefined,
        { host },
      );
      expect([status, code], host).toEqual([409, 'notPossibleNow']);
      expect(body.detail).toMatch(/^Passkeys need/);
    }
  });
});
