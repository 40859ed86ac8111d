import { expect, it } from 'vitest';
import { z } from 'zod';
import { openSandboxes } from '../../sandbox/openSandboxes.ts';
import { describeWithGuide } from '../../testing/describeWithGuide.ts';
import { useApplication } from '../../testing/testApplication.ts';
import { goodPassword } from '../../testing/testPassword.ts';
import { TestVisitor } from '../../testing/testVisitor.ts';

describeWithGuide('sign-up by e-mail', (database) => {
  const { app, clock } = useApplication(database, { openSandboxes, variables: { RATE_LIMITS: 'off' } });
  const visitor = (headers?: Record<string, string>) => new TestVisitor(app, headers);
  const proof = z.object({ emailVerifyToken: z.string() });

  const accounts = async () =>
    (await database().sql.selectFrom('account').select(['email', 'nickname']).orderBy('email').execute())
      .length;

  it('SPEC 4: mails a code, exchanges it for a token, and creates an account that is signed in', async () => {
    const sora = visitor();
    const sent = await sora.call('POST', '/auth/email/send', { email: 'Sora@Example.com' });
    expect(sent.status).toBe(204);
    const code = await sora.codeFor('sora@example.com');
    const verified = await sora.call('POST', '/auth/email/verify', { email: 'sora@example.com', code });
    expect(verified.status).toBe(200);
    const { emailVerifyToken } = proof.parse(verified.body);
    const made = await sora.call('POST', '/auth/signup/email', {
      emailVerifyToken,
      nickname: ' 소라 ',
      password: ` ${goodPassword} `,
      firstName: 'Sora',
      lastName: 'Kim',
    });
    expect(made.status).toBe(200);
    expect(made.body).toEqual({ accessToken: expect.any(String), nickname: '소라' });
    expect((await sora.call('GET', '/user/me')).body).toEqual({
      email: 'sora@example.com',
      nickname: '소라',
      firstName: 'Sora',
      lastName: 'Kim',
      hasPassword: true,
      googleLinkedAt: null,
      interestThemeIds: [],
    });
  });

  it('DESIGN 3: sets three cookies with the right paths and HttpOnly', async () => {
    const cookieVisitor = visitor();
    const emailVerifyToken = await cookieVisitor.verifyEmail('cookies@example.com');
    const { cookies } = await cookieVisitor.call('POST', '/auth/signup/email', {
      emailVerifyToken,
      nickname: '쿠키 one',
      password: goodPassword,
      firstName: 'A',
      lastName: 'B',
    });
    const named = Object.fromEntries(cookies.map((cookie) => [cookie.name, cookie]));
    const fortnight = 14 * 24 * 3600;
    expect(named.access_token).toMatchObject({ path: '/', sameSite: 'Lax', maxAge: fortnight });
    expect(named.access_token).not.toHaveProperty('httpOnly');
    expect(named.nickname).toMatchObject({ path: '/', sameSite: 'Lax', value: '쿠키 one' });
    expect(named.refresh_token).toMatchObject({
      path: '/api/v1/auth',
      sameSite: 'Strict',
      httpOnly: true,
      maxAge: fortnight,
    });
    for (const cookie of cookies) expect(cookie).not.toHaveProperty('secure');
  });

  it('SPEC 8: refuses an address that has an account, and sends no mail', async () => {
    const known = visitor();
    await known.signUp('known@example.com', 'known');
    const before = await known.mails('known@example.com');
    const again = await visitor().call('POST', '/auth/email/send', { email: ' KNOWN@example.com ' });
    expect([again.status, again.code]).toEqual([409, 'existingAccount']);
    expect(await known.mails('known@example.com')).toHaveLength(before.length);
  });

  it('SPEC 5: requires an ending of 2 to 6 letters and enforces the other rules of an address', async () => {
    const wrong = [
      '',
      'a',
      'a@b',
      'a@b.c',
      'a@b.toolong',
      '@b.com',
      'a b@c.com',
      'a@b.c0m',
      'a@@b.com',
      'a@b..com',
    ];
    wrong.push(`${'a'.repeat(320)}@b.com`, 'a@b.com\nBcc: c@d.com', '.a@b.com', 'a..b@c.com');
    for (const email of wrong) {
      const response = await visitor().call('POST', '/auth/email/send', { email });
      expect([response.status, response.code, response.fields], email).toEqual([
        400,
        'invalidEmail',
        { email: 'invalidEmail' },
      ]);
    }
    expect((await visitor().call('POST', '/auth/email/send', {})).code).toBe('invalidEmail');
    for (const email of ['a@b.co', 'first.last+tag@sub.example.travel', "o'neil@example.museum"]) {
      expect((await visitor().call('POST', '/auth/email/send', { email })).status, email).toBe(204);
    }
  });

  it('SPEC 8: reports a wrong code as a mismatch, and still accepts the right one', async () => {
    const one = visitor();
    await one.call('POST', '/auth/email/send', { email: 'typo@example.com' });
    const code = await one.codeFor('typo@example.com');
    const wrong = code === '000000' ? '000001' : '000000';
    const missed = await one.call('POST', '/auth/email/verify', { email: 'typo@example.com', code: wrong });
    expect([missed.status, missed.code]).toEqual([400, 'codeMismatch']);
    for (const bad of ['12345', '1234567', '12345a', '１２３４５６', '']) {
      const response = await one.call('POST', '/auth/email/verify', { email: 'typo@example.com', code: bad });
      expect([response.status, response.code], bad).toEqual([400, 'codeMismatch']);
    }
    const right = await one.call('POST', '/auth/email/verify', { email: 'typo@example.com', code });
    expect(right.status).toBe(200);
    const twice = await one.call('POST', '/auth/email/verify', { email: 'typo@example.com', code });
    expect([twice.status, twice.code]).toEqual([400, 'codeMismatch']);
  });

  it('DESIGN 3: voids a code after five wrong attempts', async () => {
    const one = visitor();
    await one.call('POST', '/auth/email/send', { email: 'guess@example.com' });
    const code = await one.codeFor('guess@example.com');
    const wrong = code === '111111' ? '222222' : '111111';
    const guess = (typed: string) =>
      one.call('POST', '/auth/email/verify', { email: 'guess@example.com', code: typed });
    const responses = await Promise.all(Array.from({ length: 5 }, () => guess(wrong)));
    expect(responses.map(({ code: said }) => said)).toEqual(Array(5).fill('codeMismatch'));
    const late = await guess(code);
    expect([late.status, late.code]).toEqual([410, 'expiredCode']);
  });

  it('DESIGN 3: accepts a code for 190 s on the server, and a new code replaces it', async () => {
    const one = visitor();
    const email = 'slow@example.com';
    clock.moveTo('2026-11-21T13:00:00+09:00');
    await one.call('POST', '/auth/email/send', { email });
    const first = await one.codeFor(email);
    clock.moveTo('2026-11-21T13:03:11+09:00');
    const late = await one.call('POST', '/auth/email/verify', { email, code: first });
    expect([late.status, late.code]).toEqual([410, 'expiredCode']);
    await one.call('POST', '/auth/email/send', { email });
    const second = await one.codeFor(email, 2);
    clock.moveTo('2026-11-21T13:06:19+09:00');
    if (first !== second) {
      expect((await one.call('POST', '/auth/email/verify', { email, code: first })).status).toBe(400);
    }
    expect((await one.call('POST', '/auth/email/verify', { email, code: second })).status).toBe(200);
  });

  it('DESIGN 3: keeps the token valid after a failed sign-up, for 30 minutes', async () => {
    await visitor().signUp('first@example.com', 'Taken');
    const one = visitor();
    clock.moveTo('2026-11-21T14:00:00+09:00');
    const emailVerifyToken = await one.verifyEmail('second@example.com');
    const input = { emailVerifyToken, password: goodPassword, firstName: 'A', lastName: 'B' };
    const before = await accounts();
    const taken = await one.call('POST', '/auth/signup/email', { ...input, nickname: 'ｔＡken' });
    expect([taken.status, taken.code, taken.fields]).toEqual([
      409,
      'existingNickname',
      { nickname: 'existingNickname' },
    ]);
    const weak = await one.call('POST', '/auth/signup/email', { ...input, nickname: 'b', password: 'short' });
    expect([weak.status, weak.code]).toEqual([400, 'passwordTooShort']);
    expect(await accounts()).toBe(before);
    clock.moveTo('2026-11-21T14:29:59+09:00');
    const made = await one.call('POST', '/auth/signup/email', { ...input, nickname: 'second' });
    expect(made.status).toBe(200);
    const spent = await one.call('POST', '/auth/signup/email', { ...input, nickname: 'third' });
    expect([spent.status, spent.code]).toEqual([410, 'expiredProof']);
    const late = await one.verifyEmail('late@example.com');
    clock.moveTo('2026-11-21T15:00:00+09:00');
    const tooLate = await one.call('POST', '/auth/signup/email', {
      ...input,
      emailVerifyToken: late,
      nickname: 'late',
    });
    expect([tooLate.status, tooLate.code]).toEqual([410, 'expiredProof']);
  });

  it('refuses one of two concurrent sign-ups with the same nickname', async () => {
    const [a, b] = [visitor(), visitor()];
    const tokens = [await a.verifyEmail('twin-a@example.com'), await b.verifyEmail('twin-b@example.com')];
    const responses = await Promise.all(
      [a, b].map((one, index) =>
        one.call('POST', '/auth/signup/email', {
          emailVerifyToken: tokens[index],
          nickname: 'twins',
          password: goodPassword,
          firstName: 'A',
          lastName: 'B',
        }),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('SPEC 5: reports each invalid field by its own key, and creates nothing', async () => {
    const one = visitor();
    const emailVerifyToken = await one.verifyEmail('fields@example.com');
    const good = {
      emailVerifyToken,
      nickname: 'fields',
      password: goodPassword,
      firstName: 'A',
      lastName: 'B',
    };
    const before = await accounts();
    const cases: [object, string, string][] = [
      [{ password: 'Ab1!' }, 'password', 'passwordTooShort'],
      [{ password: 'abcdefgh1' }, 'password', 'passwordValidationWarning'],
      [{ password: 'abcdefgh!' }, 'password', 'passwordValidationWarning'],
      [{ password: '12345678!' }, 'password', 'passwordValidationWarning'],
      [{ password: 'Abcdef1!^' }, 'password', 'passwordValidationWarning'],
      [{ password: 'Abcdefghij1234567890!' }, 'password', 'passwordValidationWarning'],
      [{ password: undefined }, 'password', 'passwordTooShort'],
      [{ firstName: ' ' }, 'firstName', 'nameError'],
      [{ lastName: 'x'.repeat(21) }, 'lastName', 'nameError'],
      [{ nickname: '' }, 'nickname', 'nicknameError'],
      [{ nickname: 'x'.repeat(16) }, 'nickname', 'nicknameError'],
      [{ nickname: 'a\u202eb' }, 'nickname', 'nicknameError'],
    ];
    for (const [change, field, key] of cases) {
      const response = await one.call('POST', '/auth/signup/email', { ...good, ...change });
      expect([response.status, response.code, response.fields], JSON.stringify(change)).toEqual([
        400,
        key,
        { [field]: key },
      ]);
    }
    expect(await accounts()).toBe(before);
    expect(
      (await one.call('POST', '/auth/signup/email', { ...good, nickname: '😀'.repeat(15) })).status,
    ).toBe(200);
  });

  it('SPEC 7: checks the availability of a nickname regardless of case and width', async () => {
    await visitor().signUp('nick@example.com', 'Pine');
    const ask = async (nickname: string) =>
      (await visitor().call('POST', '/auth/validate/nickname', { nickname })).body;
    expect(await ask('Pine')).toEqual({ available: false });
    expect(await ask(' pINE ')).toEqual({ available: false });
    expect(await ask('Ｐｉｎｅ')).toEqual({ available: false });
    expect(await ask('Pines')).toEqual({ available: true });
  });

  it('writes each mail in the language of the page', async () => {
    const subjects = new Set<string>();
    for (const [language, header] of [
      ['ko', 'ko'],
      ['en', 'en-US,en;q=0.9'],
      ['cn', 'zh-Hans'],
      ['tw', 'zh-Hant'],
      ['ja', 'ja'],
    ]) {
      const address = `mail-${language}@example.com`;
      const one = visitor({ 'accept-language': String(header) });
      await one.call('POST', '/auth/email/send', { email: address });
      const [mail] = await one.mails(address);
      subjects.add(mail?.subject.replace(/\d{6}/, '') ?? '');
      expect(mail?.html).toContain(
        `lang="${{ ko: 'ko', en: 'en', cn: 'zh-Hans', tw: 'zh-Hant', ja: 'ja' }[String(language)]}"`,
      );
    }
    expect(subjects.size).toBe(5);
  });

  it('stores codes, tokens and passwords only as hashes', async () => {
    const one = visitor();
    const email = 'secret@example.com';
    await one.call('POST', '/auth/email/send', { email });
    const code = await one.codeFor(email);
    const row = await database()
      .sql.selectFrom('email_code')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(row.code_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const { body } = await one.call('POST', '/auth/email/verify', { email, code });
    const { emailVerifyToken } = proof.parse(body);
    await one.call('POST', '/auth/signup/email', {
      emailVerifyToken,
      nickname: 'secret',
      password: goodPassword,
      firstName: 'A',
      lastName: 'B',
    });
    const secrets = [goodPassword, emailVerifyToken, String(one.cookies.get('refresh_token'))];
    for (const table of ['account', 'session', 'refresh_token', 'sign_up_proof', 'email_code'] as const) {
      const rows = await database().sql.selectFrom(table).selectAll().execute();
      const stored = JSON.stringify(rows, (_, value: unknown) =>
        value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value,
      );
      for (const secret of secrets) expect(stored, table).not.toContain(secret);
    }
    const { password_hash: hash } = await database()
      .sql.selectFrom('account')
      .select('password_hash')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describeWithGuide('mail server down', (database) => {
  const { app } = useApplication(database, {
    variables: {
      SMTP_URL: 'smtp://127.0.0.1:9',
      PUBLIC_ORIGIN: 'http://localhost:3000',
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: 'secret',
    },
  });

  it('reports the delay to the visitor, and keeps the mail in the outbox', async () => {
    const response = await new TestVisitor(app).call('POST', '/auth/email/send', {
      email: 'down@example.com',
    });
    expect([response.status, response.code]).toEqual([503, 'mailDelayed']);
    expect(response.headers['retry-after']).toBe('5');
    const waiting = await database()
      .sql.selectFrom('mail_outbox')
      .select(['recipient', 'sent_at', 'failed_at', 'attempts'])
      .execute();
    expect(waiting).toEqual([{ recipient: 'down@example.com', sent_at: null, failed_at: null, attempts: 1 }]);
    // A password link gets the usual response, so that known addresses are not revealed.
    const forgot = await new TestVisitor(app).call('POST', '/auth/password/forgot', {
      email: 'nobody@example.com',
    });
    expect(forgot.status).toBe(204);
  });
});
