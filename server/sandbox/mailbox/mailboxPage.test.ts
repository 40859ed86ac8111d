import { expect, it } from 'vitest';
import { describeWithGuide } from '../../testing/describeWithGuide.ts';
import { useApplication } from '../../testing/testApplication.ts';
import { openSandboxes } from '../openSandboxes.ts';

describeWithGuide('the sandbox mailbox', (database) => {
  const { app } = useApplication(database, { openSandboxes, variables: { RATE_LIMITS: 'off' } });
  const open = (to: string, accept: string) =>
    app().inject({ url: '/sandbox/mailbox', query: to ? { to } : {}, headers: { accept } });

  it('DESIGN 4: shows sent mails, newest first, as JSON with ?to= and as a page', async () => {
    for (const email of ['first@example.com', 'second@example.com']) {
      await app().inject({ method: 'POST', url: '/api/v1/auth/email/send', payload: { email } });
    }
    const all = await open('', 'application/json');
    expect(all.json().map(({ to }: { to: string }) => to)).toEqual([
      'second@example.com',
      'first@example.com',
    ]);
    expect(Object.keys(all.json()[0]).sort()).toEqual(['html', 'id', 'sentAt', 'subject', 'text', 'to']);
    expect(all.headers['cache-control']).toBe('no-store');
    const one = await open(' First@Example.com ', 'application/json');
    expect(one.json()).toHaveLength(1);
    const page = await open('', 'text/html');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.body).toContain('second@example.com');
  });

  it('escapes the text of a mail on the page', async () => {
    await database()
      .sql.insertInto('sandbox_mail')
      .values({
        id: '00000000-0000-4000-8000-000000000001',
        message_id: '<x@y>',
        recipient: 'a@example.com',
        subject: '<script>alert(1)</script>',
        text: '<b>bold</b> https://guide.example/?a=1&b="x',
        html: '',
        sent_at: new Date(),
      })
      .execute();
    const { body } = await open('a@example.com', 'text/html');
    expect(body).not.toContain('<script>alert');
    expect(body).not.toContain('<b>bold');
    expect(body).toContain('<a href="https://guide.example/?a=1&amp;b=');
  });
});
