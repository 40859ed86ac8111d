import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testSecret } from '../testing/testSecret.ts';
import { readConfiguration } from './configuration.ts';

const realMail = { SMTP_URL: 'smtps://user:password@mail.example' };
const realPayments = { TOSS_CLIENT_KEY: 'live_gck_client', TOSS_SECRET_KEY: 'live_gsk_hunter2' };
const realGoogle = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'hunter2' };
const live = {
  LIVE: '1',
  PUBLIC_ORIGIN: 'https://guide.example',
  SESSION_SECRET: testSecret,
  ...realMail,
  ...realPayments,
  ...realGoogle,
};

describe('DESIGN 4: sandboxes and listen addresses', () => {
  it.each(['127.0.0.1', '127.9.8.7', 'localhost', 'LOCALHOST', '::1', '0:0:0:0:0:0:0:1', '::ffff:127.0.0.1'])(
    'serves a sandbox on %s, which only this machine reaches',
    (HOST) => {
      expect(readConfiguration({ HOST }).host).toBe(HOST);
    },
  );

  it.each([
    '0.0.0.0',
    '::',
    '192.168.0.10',
    '::ffff:10.0.0.1',
    'guide.example',
    'localhost.example',
    '128.0.0.1',
  ])('refuses a sandbox on %s unless SANDBOX=allow is set', (HOST) => {
    expect(() => readConfiguration({ HOST })).toThrow(/^HOST .*SMTP_URL, GOOGLE_CLIENT_ID, TOSS_CLIENT_KEY/);
    expect(readConfiguration({ HOST, SANDBOX: 'allow' }).host).toBe(HOST);
  });

  it('refuses it while a single sandbox is in use, and names the missing settings', () => {
    const open = { ...realMail, ...realPayments, HOST: '0.0.0.0', PUBLIC_ORIGIN: 'http://guide.example' };
    expect(() => readConfiguration(open)).toThrow(/without GOOGLE_CLIENT_ID a sandbox/);
    expect(readConfiguration({ ...open, ...realGoogle }).host).toBe('0.0.0.0');
    expect(readConfiguration({ ...live, HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
  });

  it.each([
    ['SMTP_URL', realMail],
    ['TOSS_CLIENT_KEY', realPayments],
    ['TOSS_CLIENT_KEY', { TOSS_CLIENT_KEY: 'test_gck_client', TOSS_SECRET_KEY: 'test_gsk_hunter2' }],
  ])(
    'requires PUBLIC_ORIGIN beside a real %s, so that no Host header decides the address in a mail',
    (name, real) => {
      for (const SANDBOX of ['', 'allow'])
        expect(() => readConfiguration({ ...real, SANDBOX })).toThrow(
          new RegExp(`^PUBLIC_ORIGIN must be set beside ${name}`),
        );
      expect(
        readConfiguration({ ...real, PUBLIC_ORIGIN: 'http://localhost:3000' }).publicOrigin,
      ).not.toBeNull();
    },
  );
});

describe('DESIGN 4: SESSION_SECRET', () => {
  it.each([
    'CHANGE to 32 characters or more, the same for all pods',
    'change-me-change-me-change-me-change-me',
    'my-very-secret-session-key-0123456789',
    'P-a-s-s-w-o-r-d-1-2-3-4-5-6-7-8-9-x-y-z',
    'a'.repeat(64),
    '0123456789abcdef0123456789abcdef',
    'k3J9xQ7mTz2Wk3J9xQ7mTz2Wk3J9xQ7m',
    'abcdefghijklmnopqrstuvwxyz0123456789',
    'zyxwvutsrqponmlkjihgfedcba9876543210',
    'aabbababbbaaabbababababbbaababab12',
  ])('refuses %s, and says how to make one', (SESSION_SECRET) => {
    expect(() => readConfiguration({ SESSION_SECRET })).toThrow(
      /^SESSION_SECRET is wrong: .*openssl rand -base64 48\.$/,
    );
  });

  it('holds SESSION_SECRET_PREVIOUS to the same rules', () => {
    expect(() => readConfiguration({ SESSION_SECRET_PREVIOUS: 'a'.repeat(64) })).toThrow(
      /^SESSION_SECRET_PREVIOUS is wrong: .*openssl rand -base64 48\.$/,
    );
    const { previousSessionSecret } = readConfiguration({ SESSION_SECRET_PREVIOUS: testSecret });
    expect(previousSessionSecret).toBe(testSecret);
  });

  it('accepts generated secrets in every usual notation', () => {
    for (let round = 0; round < 300; round += 1) {
      for (const [bytes, notation] of [
        [48, 'base64'],
        [32, 'base64url'],
        [32, 'hex'],
        [16, 'hex'],
      ] as const) {
        const SESSION_SECRET = randomBytes(bytes).toString(notation);
        expect(readConfiguration({ SESSION_SECRET }).sessionSecret).toBe(SESSION_SECRET);
      }
    }
  });
});

describe('DESIGN 4: outgoing connections of a live product', () => {
  it('refuses mail in plain text, and accepts smtps and required STARTTLS', () => {
    const withMail = (SMTP_URL: string) => readConfiguration({ ...live, SMTP_URL }).mail.smtpUrl;
    for (const wrong of ['smtp://u:hunter2@mail.example:587', 'smtp://mail.example/?requireTLS=false'])
      expect(() => withMail(wrong), wrong).toThrow(/^SMTP_URL must be encrypted(?!.*hunter2)/);
    for (const wrong of [
      'smtps://mail.example?tls.rejectUnauthorized=false',
      'smtp://mail.example?requireTLS=true&tls.rejectUnauthorized=0',
      'smtps://mail.example?secured=1',
    ])
      expect(() => withMail(wrong), wrong).toThrow(/^SMTP_URL must not switch/);
    for (const right of ['smtps://mail.example', 'smtp://mail.example:587?requireTLS=true'])
      expect(withMail(right)).toBe(right);
    // A public trial counts as live too: its mails are real.
    expect(() => readConfiguration({ ...live, SANDBOX: 'allow', SMTP_URL: 'smtp://mail.example' })).toThrow(
      /^SMTP_URL/,
    );
  });

  it('wants https for the desk when live, and a host of its own', () => {
    expect(() => readConfiguration({ ...live, DESK_ORIGIN: 'http://desk.example' })).toThrow(
      /^DESK_ORIGIN must be an https address/,
    );
    const PUBLIC_ORIGIN = 'http://guide.example';
    expect(() => readConfiguration({ PUBLIC_ORIGIN, DESK_ORIGIN: 'http://guide.example' })).toThrow(
      /^DESK_ORIGIN must be another host than PUBLIC_ORIGIN/,
    );
    const { deskOrigin } = readConfiguration({ PUBLIC_ORIGIN, DESK_ORIGIN: 'http://desk.example' });
    expect(deskOrigin).toBe('http://desk.example');
  });

  it('refuses an issuer that is not https', () => {
    for (const OIDC_ISSUER of ['http://accounts.example', 'HTTP://accounts.example'])
      expect(() => readConfiguration({ ...live, OIDC_ISSUER })).toThrow(
        /^OIDC_ISSUER must be an https address/,
      );
    expect(readConfiguration({ OIDC_ISSUER: 'http://accounts.example' }).google).toBeNull();
  });
});

describe('DESIGN 4: MAIL_FROM', () => {
  it.each([
    'Solbada',
    'Solbada <no-reply>',
    'no-reply@',
    '<>',
    'Solbada <a@b.example> c',
    'a@b.example, c@d.example',
  ])('refuses %s, which is not a single address', (MAIL_FROM) => {
    expect(() => readConfiguration({ MAIL_FROM })).toThrow(/^MAIL_FROM is wrong: must be an address.*\.$/);
  });

  it.each(['no-reply@guide.example', 'Solbada 솔바다 <no-reply@guide.example>', '<no-reply@guide.example>'])(
    'accepts %s',
    (MAIL_FROM) => {
      expect(readConfiguration({ MAIL_FROM }).mail.from).toBe(MAIL_FROM);
    },
  );
});
