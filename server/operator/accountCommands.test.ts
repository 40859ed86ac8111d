import { describe, expect, it } from 'vitest';
import { openSandboxes } from '../sandbox/openSandboxes.ts';
import { describeWithGuide } from '../testing/describeWithGuide.ts';
import { useApplication } from '../testing/testApplication.ts';
import { TestVisitor } from '../testing/testVisitor.ts';
import { readAccountCommand } from './accountCommand.ts';
import { createAccountCommands } from './accountCommands.ts';

describe('visitors’ accounts: the operator’s command line', () => {
  it('parses commands', () => {
    expect(readAccountCommand(['show', 'sora'])).toEqual({ command: 'showAccount', who: 'sora' });
    expect(readAccountCommand(['end-sessions', ' Sora@Example.com '])).toEqual({
      command: 'endAccountSessions',
      who: 'Sora@Example.com',
    });
  });

  it.each([
    [[], 'command is one of show, end-sessions.'],
    [['constructor'], 'command is one of show, end-sessions.'],
    [['show'], 'show needs an address or a nickname.'],
    [['end-sessions', 'sora', 'hana'], 'hana: too many words.'],
    [['show', '--all'], "Unknown option '--all'"],
  ])('reports the fault in %j', (words, sentence) => {
    expect(() => readAccountCommand(words)).toThrow(sentence);
  });
});

describeWithGuide('visitors’ accounts: the operator’s commands', (database) => {
  const { app, clock } = useApplication(database, { openSandboxes, variables: { RATE_LIMITS: 'off' } });
  const run = (...words: string[]) =>
    createAccountCommands({ database: database(), clock })(readAccountCommand(words));

  it('show an account by its address or nickname, and end its sessions, which the audit trail records', async () => {
    const [visitor, other] = [new TestVisitor(app), new TestVisitor(app)];
    await visitor.createAccount({ database, clock }, 'sora@example.com', 'Sora');
    await other.createAccount({ database, clock }, 'hana@example.com', 'Hana');
    const shown = await run('show', 'sora');
    expect(shown).toMatch(/^sora@example\.com {2}Sora {2}since 20\S+Z\nsession since /);
    expect(await run('end-sessions', 'SORA@example.com')).toBe('Ended 1 session of sora@example.com.');
    expect((await visitor.call('GET', '/user/me')).status).toBe(401);
    expect((await visitor.call('POST', '/auth/refresh')).status).toBe(401);
    expect((await other.call('GET', '/user/me')).status).toBe(200);
    const line = await database()
      .sql.selectFrom('desk_audit')
      .selectAll()
      .where('subject', '=', 'account')
      .executeTakeFirstOrThrow();
    expect(line).toMatchObject({ actor: 'operator', action: 'sessionsEnded', after: { sessions: 1 } });
    expect(JSON.stringify(line)).not.toMatch(/sora/i);
  });

  it('name nobody by a part of an address or nickname', async () => {
    await expect(run('show', 'example.com')).rejects.toThrow('No account has');
    await expect(run('end-sessions', 'sor')).rejects.toThrow('No account has');
  });
});
