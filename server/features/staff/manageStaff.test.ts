import { expect, it } from 'vitest';
import { useDesk } from '../../desk/testing/useDesk.ts';
import { describeWithGuide } from '../../testing/describeWithGuide.ts';

describeWithGuide('the desk: the staff', (database) => {
  const { clock, joined, invited, signedIn, audit } = useDesk(database);

  it('lists who is invited, who has joined, and when they signed in', async () => {
    const [waiting, present] = [await invited('editor'), await joined()];
    const owner = await signedIn('owner');
    const { body } = await owner.call('GET', '/desk/staff');
    expect(body.content).toContainEqual(
      expect.objectContaining({
        id: waiting.id,
        role: 'editor',
        hasJoined: false,
        invitationEndsAt: new Date(clock.now().getTime() + 3 * 24 * 3_600_000).toISOString(),
        lastSignedInAt: null,
      }),
    );
    expect(body.content).toContainEqual(
      expect.objectContaining({
        id: present.id,
        name: expect.stringMatching(/^김솔 /),
        hasJoined: true,
        invitationEndsAt: null,
        lastSignedInAt: clock.now().toISOString(),
      }),
    );
  });

  it('invites an address once, in any case', async () => {
    const { email } = await invited();
    const owner = await signedIn('owner');
    const again = { email: email.toUpperCase(), name: 'Kim', role: 'editor', language: 'ko' };
    const { status, body } = await owner.call('POST', '/desk/staff', again);
    expect([status, body.code]).toEqual([409, 'existingAccount']);
  });

  it('invites an address whose ending is longer than a sign-up accepts', async () => {
    const owner = await signedIn('owner');
    const member = { email: 'owner@gntour.example', name: 'Gntour', role: 'editor', language: 'ko' };
    expect((await owner.call('POST', '/desk/staff', member)).status).toBe(200);
    const wrong = await owner.call('POST', '/desk/staff', { ...member, email: 'owner@gntour' });
    expect([wrong.status, wrong.body.errors]).toMatchObject([
      400,
      [{ field: 'email', code: 'invalidEmail' }],
    ]);
  });

  it('changes name and role, and records what changed', async () => {
    const { id, browser } = await joined();
    const owner = await signedIn('owner');
    const { body } = await owner.call('PATCH', `/desk/staff/${id}`, { role: 'owner' });
    expect(body).toMatchObject({ id, role: 'owner', name: expect.stringMatching(/^김솔 /) });
    // The open session has the new role.
    expect((await browser.call('GET', '/desk/staff')).status).toBe(200);
    const trail = await owner.call('GET', '/desk/audit');
    expect(trail.body.content[0]).toMatchObject({
      action: 'changed',
      subject: `staff ${id}`,
      before: { role: 'dispatcher' },
      after: { role: 'owner' },
    });
    await owner.call('PATCH', `/desk/staff/${id}`, { role: 'owner' });
    expect(await audit(id)).toEqual(['staff invited', 'staff joined', 'staff changed']);
  });

  it('ends sessions, passkeys and links of whoever is removed, and keeps them in the audit trail', async () => {
    const [{ id, email, browser }, waiting] = [await joined(), await invited()];
    const owner = await signedIn('owner');
    expect((await owner.call('DELETE', `/desk/staff/${id}`)).status).toBe(204);
    expect((await owner.call('DELETE', `/desk/staff/${waiting.id}`)).status).toBe(204);
    expect(await browser.isSignedIn()).toBe(false);
    expect((await browser.signIn()).code).toBe('passkeyRefused');
    const link = await browser.call('POST', '/desk/join/options', { token: waiting.token });
    expect(link.code).toBe('expiredLink');
    expect((await owner.call('DELETE', `/desk/staff/${id}`)).status).toBe(404);
    const { body } = await owner.call('GET', '/desk/staff');
    expect(JSON.stringify(body)).not.toContain(email);
    expect(await audit(id)).toContain('staff removed');
    // The address can be invited again.
    const again = { email, name: 'Kim', role: 'editor', language: 'ko' };
    expect((await owner.call('POST', '/desk/staff', again)).status).toBe(200);
  });

  it('lets nobody remove themselves or give up their own role', async () => {
    const { id, browser } = await joined('owner');
    for (const [method, payload] of [
      ['DELETE', undefined],
      ['PATCH', { role: 'editor' }],
    ] as const) {
      const { status, code } = await browser.call(method, `/desk/staff/${id}`, payload);
      expect([status, code]).toEqual([409, 'notPossibleNow']);
    }
    expect((await browser.call('PATCH', `/desk/staff/${id}`, { name: 'Park' })).body).toMatchObject({
      name: 'Park',
      role: 'owner',
    });
  });

  it('keeps an owner when two of them remove each other at the same time', async () => {
    for (let round = 0; round < 5; round++) {
      const [one, two] = [await joined('owner'), await joined('owner')];
      const responses = await Promise.all([
        one.browser.call('DELETE', `/desk/staff/${two.id}`),
        two.browser.call('DELETE', `/desk/staff/${one.id}`),
      ]);
      // The second one is refused, as signed out or as no owner any more.
      expect(responses.map(({ status }) => status).filter((status) => status === 204)).toHaveLength(1);
      expect([await one.browser.isSignedIn(), await two.browser.isSignedIn()].sort()).toEqual([false, true]);
    }
  });

  it('pages the audit trail, the newest line first', async () => {
    const { id } = await invited();
    const owner = await signedIn('owner');
    for (let line = 0; line < 60; line++) {
      await owner.call('PATCH', `/desk/staff/${id}`, { name: `Kim ${line}` });
    }
    const first = (await owner.call('GET', '/desk/audit')).body;
    expect([first.content.length, first.hasMore]).toEqual([50, true]);
    expect(first.content[0]).toMatchObject({ after: { name: 'Kim 59' } });
    const next = (await owner.call('GET', `/desk/audit?before=${first.content[49].number}`)).body;
    expect(next.content[0].number).toBe(first.content[49].number - 1);
    expect(next.content[0]).toMatchObject({
      after: { name: 'Kim 9' },
      who: expect.stringContaining('owner'),
    });
  });
});
