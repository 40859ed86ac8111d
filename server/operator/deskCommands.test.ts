import { randomBytes } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { DeskBrowser } from '../desk/testing/deskBrowser.ts';
import { useDesk } from '../desk/testing/useDesk.ts';
import { createOutbox } from '../mail/outbox.ts';
import { freshDataFolder, migrated } from '../platform/database/testing/testDatabases.ts';
import { createSeal } from '../platform/secrets/seal.ts';
import { describeWithGuideOnBothEngines } from '../testing/describeWithGuide.ts';
import { killRunning, startCommand } from '../testing/startProcess.ts';
import { readDeskCommand } from './deskCommand.ts';
import { createDeskCommands } from './deskCommands.ts';

describe('the desk: the operator’s command line', () => {
  it('parses commands', () => {
    expect(readDeskCommand(['list'])).toEqual({ command: 'listStaff' });
    expect(readDeskCommand(['recover', ' Kim@Example.com '])).toEqual({
      command: 'recoverStaff',
      email: 'kim@example.com',
    });
    // Its top-level domain is longer than visitors' addresses may have (docs/product/accounts.md#fields).
    expect(readDeskCommand(['recover', 'owner@gntour.company'])).toMatchObject({
      email: 'owner@gntour.company',
    });
    expect(
      readDeskCommand([
        'invite',
        'kim@example.com',
        '--name',
        '김솔',
        '--role',
        'editor',
        '--language',
        'en',
      ]),
    ).toEqual({
      command: 'inviteStaff',
      email: 'kim@example.com',
      name: '김솔',
      role: 'editor',
      language: 'en',
    });
  });

  it.each([
    [[], 'command is one of invite, recover, list.'],
    [['dismiss'], 'command is one of invite, recover, list.'],
    [['constructor'], 'command is one of invite, recover, list.'],
    [['invite'], 'email is an e-mail address.'],
    [['invite', 'kim'], 'email is an e-mail address.'],
    [['invite', 'kim@example.com', '--role', 'driver'], 'role is one of dispatcher, editor, owner.'],
    [['invite', 'kim@example.com', '--language', 'ja'], 'language is one of ko, en.'],
    [['recover', 'kim@example.com', 'lee@example.com'], 'lee@example.com: too many words.'],
    [['list', '--all'], "Unknown option '--all'"],
  ])('reports the fault in %j', (words, sentence) => {
    expect(() => readDeskCommand(words)).toThrow(sentence);
  });
});

describeWithGuideOnBothEngines('the desk: the operator’s commands', (database) => {
  const { app, clock, joined, audit } = useDesk(database);
  const run = (...words: string[]) =>
    createDeskCommands({
      database: database(),
      clock,
      deskOrigin: 'http://localhost:3000',
      outbox: createOutbox({
        database: database(),
        clock,
        seal: createSeal(randomBytes(32)),
        onPosted: () => undefined,
      }),
    })(readDeskCommand(words));
  const printedToken = (printed: string) =>
    /^http:\/\/localhost:3000\/desk\/join#([\w-]+)\n/.exec(printed)?.[1] ?? '';

  it('invite the first member as an owner, mail the link, and print it', async () => {
    expect(await run('list')).toContain('Nobody is on the staff.');
    const first = await run('invite', 'first.owner@example.com');
    const again = await run('invite', 'first.owner@example.com');
    const browser = new DeskBrowser(app);
    const former = await browser.call('POST', '/desk/join/options', { token: printedToken(first) });
    expect(former.code).toBe('expiredLink');
    const { body } = await browser.join(printedToken(again), {}, '김솔');
    expect(body).toMatchObject({ email: 'first.owner@example.com', role: 'owner' });
    expect(await audit(body.id)).toEqual(['operator invited', 'operator invitedAgain', 'staff joined']);
    expect(await run('list')).toContain('owner       first.owner@example.com  김솔  signed in 2026-');
    const mails = await database()
      .sql.selectFrom('mail_outbox')
      .select('kind')
      .where('recipient', '=', 'first.owner@example.com')
      .execute();
    expect(mails).toEqual([{ kind: 'staffInvitation' }, { kind: 'staffInvitation' }]);
    await expect(run('invite', 'first.owner@example.com')).rejects.toThrow('has joined already');
  });

  it('ask for the role of every further member', async () => {
    await joined();
    await expect(run('invite', 'second@example.com')).rejects.toThrow('--role is needed');
    expect(await run('invite', 'second@example.com', '--role', 'editor')).toContain('second@example.com');
    expect(await run('list')).toMatch(/editor +second@example\.com {2}second {2}invited until 2026-/);
    // The name is taken from the part before the @.
    await run('invite', 'second@example.org', '--role', 'editor');
    expect(await run('list')).toContain('second@example.org  second@example.org  invited');
    const named = run('invite', 'third@example.com', '--role', 'editor', '--name', 'Ｓecond');
    await expect(named).rejects.toThrow('name: another member of the staff has this name');
  });

  it('recover a member without anybody’s approval, and record it in the audit trail', async () => {
    const { id, email, browser } = await joined('owner');
    const renewed = new DeskBrowser(app);
    expect((await renewed.join(printedToken(await run('recover', email)))).body.id).toBe(id);
    expect(await browser.isSignedIn()).toBe(false);
    expect(await audit(id)).toEqual([
      'staff invited',
      'staff joined',
      'operator recoveryApproved',
      'staff recovered',
    ]);
    await expect(run('recover', 'nobody@example.com')).rejects.toThrow('is not on the staff');
  });
});

describe('the desk: the operator’s commands where no process runs', () => {
  afterEach(killRunning);
  it('DESIGN 11: open the database themselves', { timeout: 120_000 }, async () => {
    const { dataDir, dispose } = await freshDataFolder(migrated);
    const run = async (...words: string[]) => {
      const variables = { DATA_DIR: dataDir, PUBLIC_ORIGIN: 'http://guide.test:3000' };
      const command = startCommand(process.execPath, ['server/app/deskMain.ts', ...words], { variables });
      expect(await command.ended, command.err()).toBe(0);
      return command.out();
    };
    expect(await run('invite', 'kim@example.com')).toMatch(/^http:\/\/guide\.test:3000\/desk\/join#[\w-]+\n/);
    expect(await run('list')).toMatch(/^owner +kim@example\.com/);
    await dispose();
  });
});
