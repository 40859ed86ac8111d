import { expect, it } from 'vitest';
import type { StaffRole } from '../../../domain/staff/staffRules.ts';
import { DeskBrowser } from '../../desk/testing/deskBrowser.ts';
import { useDesk } from '../../desk/testing/useDesk.ts';
import { describeWithGuide } from '../../testing/describeWithGuide.ts';
import { TestVisitor } from '../../testing/testVisitor.ts';

describeWithGuide('the desk: a lost passkey', (database) => {
  const { app, clock, joined, invited, signedIn, mailedToken, audit } = useDesk(database);

  /** Somebody whose passkey is lost, with the mailed link. */
  async function recovering(role: StaffRole = 'dispatcher') {
    const { id, email, browser } = await joined(role);
    const request = () => new DeskBrowser(app).call('POST', '/desk/recovery', { email });
    expect((await request()).status).toBe(204);
    return { id, email, browser, request, token: await mailedToken(email, 2) };
  }
  const open = (token: string) => new DeskBrowser(app).call('POST', '/desk/join/options', { token });
  async function readRecovery(staffId: string) {
    const colleague = await signedIn('dispatcher');
    const { body } = await colleague.call('GET', '/desk/recoveries');
    const found = body.content.find((recovery: { staffId: string }) => recovery.staffId === staffId);
    return { colleague, recovery: found, path: `/desk/recoveries/${found?.id}` };
  }

  it('waits for the approval of a colleague, then takes a new passkey and ends the former ones', async () => {
    const { id, email, browser, token } = await recovering();
    expect((await open(token)).body).toEqual({ state: 'waiting', email });
    const { colleague, recovery, path } = await readRecovery(id);
    expect(recovery).toMatchObject({
      staffId: id,
      name: expect.stringMatching(/^김솔 /),
      email,
      isApproved: false,
    });
    expect((await colleague.call('POST', `${path}/approve`)).status).toBe(204);
    expect((await readRecovery(id)).recovery.isApproved).toBe(true);
    expect((await open(token)).body).toMatchObject({ state: 'ready', kind: 'recovery' });
    const renewed = new DeskBrowser(app);
    expect((await renewed.join(token)).body.id).toBe(id);
    expect(await renewed.isSignedIn()).toBe(true);
    expect(await browser.isSignedIn()).toBe(false);
    expect((await browser.signIn()).code).toBe('passkeyRefused');
    expect((await renewed.signIn()).status).toBe(200);
    expect((await open(token)).code).toBe('expiredLink');
    expect(await audit(id)).toEqual([
      'staff invited',
      'staff joined',
      'visitor recoveryRequested',
      'staff recoveryApproved',
      'staff recovered',
      'staff signedIn',
    ]);
  });

  it('registers nothing without approval, whatever is sent', async () => {
    const { id, browser, token } = await recovering();
    // The challenge comes from the visitor's own open session, but the link still decides.
    const body = await browser.startAddingPasskey();
    const { status, code } = await new DeskBrowser(app).call('POST', '/desk/join', {
      token,
      challengeId: body.challengeId,
      response: browser.authenticator.copy().register(body.options),
      name: 'Kim',
      language: 'en',
    });
    expect([status, code]).toEqual([409, 'notPossibleNow']);
    expect((await browser.signIn()).status).toBe(200);
    expect(await audit(id)).not.toContain('staff recovered');
  });

  it('lets nobody approve their own', async () => {
    const { id, browser, token } = await recovering();
    const { path } = await readRecovery(id);
    expect((await browser.call('GET', '/desk/recoveries')).body.content).not.toContainEqual(
      expect.objectContaining({ staffId: id }),
    );
    const own = await browser.call('POST', `${path}/approve`);
    expect([own.status, own.code]).toEqual([403, 'forbidden']);
    expect((await browser.call('DELETE', path)).status).toBe(403);
    expect((await open(token)).body.state).toBe('waiting');
  });

  it('ends when a colleague refuses it', async () => {
    const { id, browser, token } = await recovering();
    const { colleague, path } = await readRecovery(id);
    expect((await colleague.call('DELETE', path)).status).toBe(204);
    expect((await open(token)).code).toBe('expiredLink');
    expect((await colleague.call('POST', `${path}/approve`)).status).toBe(404);
    expect((await browser.signIn()).status).toBe(200);
    expect(await audit(id)).toContain('staff recoveryRefused');
  });

  it('expires after 24 hours, approved or not', async () => {
    const { id, token } = await recovering();
    const { colleague, path } = await readRecovery(id);
    await colleague.call('POST', `${path}/approve`);
    clock.moveTo(new Date(clock.now().getTime() + 24 * 3_600_000).toISOString());
    expect((await open(token)).code).toBe('expiredLink');
    const late = await signedIn('owner');
    expect((await late.call('POST', `${path}/approve`)).status).toBe(404);
  });

  it('responds the same to an unknown, an invited and a removed address, and mails them nothing', async () => {
    const visitor = new TestVisitor(app);
    const { email } = await invited();
    const removed = await joined();
    const owner = await signedIn('owner');
    expect((await owner.call('DELETE', `/desk/staff/${removed.id}`)).status).toBe(204);
    const times: number[] = [];
    for (const address of ['nobody@example.com', email, removed.email]) {
      const started = performance.now();
      const { status, body } = await new DeskBrowser(app).call('POST', '/desk/recovery', { email: address });
      times.push(performance.now() - started);
      expect([status, body]).toEqual([204, null]);
    }
    // No faster than for a known address.
    expect(Math.min(...times)).toBeGreaterThan(290);
    const { email: known } = await recovering();
    expect(await visitor.mails(known, 2)).toHaveLength(2);
    const { rows } = await database()
      .sql.selectFrom('mail_outbox')
      .select((from) => from.fn.countAll<number>().as('rows'))
      .where('kind', '=', 'staffRecovery')
      .where('recipient', 'in', ['nobody@example.com', email, removed.email])
      .executeTakeFirstOrThrow();
    expect(rows).toBe(0);
  });

  it('tells the owners of a request', async () => {
    const owner = await joined('owner');
    const { email } = await recovering();
    const [mail] = await new TestVisitor(app).mails(owner.email, 2);
    expect(mail?.text).toContain(email);
    expect(mail?.text).not.toContain('/desk/join#');
  });

  it('keeps an approved link when a stranger requests another one', async () => {
    const { id, token, request } = await recovering();
    const { colleague, path } = await readRecovery(id);
    await colleague.call('POST', `${path}/approve`);
    await request();
    expect((await open(token)).body.state).toBe('ready');
    expect((await new DeskBrowser(app).join(token)).status).toBe(200);
  });

  it('keeps the earlier link valid when a stranger requests another one, and one approval holds for both', async () => {
    const { id, email, token, request } = await recovering();
    await request();
    const another = await mailedToken(email, 3);
    expect(another).not.toBe(token);
    for (const one of [token, another]) expect((await open(one)).body).toEqual({ state: 'waiting', email });
    const { colleague, path } = await readRecovery(id);
    const listed = (await colleague.call('GET', '/desk/recoveries')).body.content;
    expect(listed.filter(({ staffId }: { staffId: string }) => staffId === id)).toHaveLength(1);
    await colleague.call('POST', `${path}/approve`);
    for (const one of [token, another]) expect((await open(one)).body.state).toBe('ready');
    expect((await new DeskBrowser(app).join(token)).status).toBe(200);
    expect((await open(another)).code).toBe('expiredLink');
  });

  it('keeps an approved link when the request of a stranger is refused afterwards', async () => {
    const { id, token, request } = await recovering();
    const { colleague, path } = await readRecovery(id);
    await colleague.call('POST', `${path}/approve`);
    await request();
    const { body } = await colleague.call('GET', '/desk/recoveries');
    const pending = body.content.find(
      ({ staffId, isApproved }: { staffId: string; isApproved: boolean }) => staffId === id && !isApproved,
    );
    expect((await colleague.call('DELETE', `/desk/recoveries/${pending.id}`)).status).toBe(204);
    expect((await open(token)).body.state).toBe('ready');
  });

  it('of an owner is shown to and decided by another owner only', async () => {
    const { id, token } = await recovering('owner');
    const { body } = await (await signedIn('owner')).call('GET', '/desk/recoveries');
    const recovery = body.content.find(({ staffId }: { staffId: string }) => staffId === id);
    const path = `/desk/recoveries/${recovery.id}`;
    for (const role of ['dispatcher', 'editor'] as const) {
      const colleague = await signedIn(role);
      expect((await colleague.call('GET', '/desk/recoveries')).body.content).not.toContainEqual(
        expect.objectContaining({ staffId: id }),
      );
      const approval = await colleague.call('POST', `${path}/approve`);
      expect([approval.status, approval.body.code], role).toEqual([403, 'forbidden']);
      expect((await colleague.call('DELETE', path)).status, role).toBe(403);
    }
    expect((await open(token)).body.state).toBe('waiting');
    expect((await (await signedIn('owner')).call('POST', `${path}/approve`)).status).toBe(204);
    expect((await open(token)).body.state).toBe('ready');
  });

  it('is reported to the member by mail once it is complete', async () => {
    const { id, email, token } = await recovering();
    const { colleague, path } = await readRecovery(id);
    await colleague.call('POST', `${path}/approve`);
    await new DeskBrowser(app).join(token);
    const mails = await new TestVisitor(app).mails(email, 3);
    expect(mails.map(({ subject }) => subject)).toContain('솔바다 데스크의 패스키가 새로 등록되었습니다');
  });
});
