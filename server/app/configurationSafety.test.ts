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

  const database = 'postgresql://u:hunter2@db.example/solbada';
  const replicas = (rest: string) => `postgresql://u:hunter2@${rest}`;
  const attributes = 'target_session_attrs=read-write';

  it.each([
    ['DATABASE_URL', database],
    ['DATABASE_URL', `${database}?sslmode=disable`],
    ['DATABASE_URL', `${database}?sslmode=no-verify`],
    ['DATABASE_URL', `${database}?sslmode=verify-full&sslmode=disable`],
    ['DATABASE_URL', `${database}?ssl=0`],
    ['DATABASE_URL', `${database}?ssl=false`],
    ['DATABASE_URL', `${database}?uselibpqcompat=true&sslmode=require`],
    ['DATABASE_URL', `${database}?uselibpqcompat=true&sslmode=prefer`],
    ['DATABASE_URL', `${database}?sslmode=verify-full&sslrootcert=/nothing/here.pem`],
    ['DATABASE_URL', 'postgresql://u:hunter2@localhost.example/solbada'],
    ['DATABASE_URL', 'postgresql://u:hunter2@localhost/solbada?host=db.example'],
    ['DATABASE_URL', replicas(`127.0.0.1,db.example/solbada?${attributes}`)],
    ['DATABASE_URL', replicas(`db.example:5432,127.0.0.1:5433/solbada?${attributes}`)],
    ['READ_DATABASE_URL', replicas('replica.example/solbada')],
    ['REDIS_URL', 'redis://:hunter2@cache.example:6379'],
    ['REDIS_URL', 'REDISS://:hunter2@cache.example:6379'],
    ['REDIS_URL', 'rediss://:hunter2@cache.example:6379?tls='],
    ['ROUTING_URL', 'http://osrm:5000'],
    ['ROUTING_URL', 'http://10.0.0.7'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector:4318'],
    ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'http://10.0.0.7:4318/v1/traces'],
  ])('refuses %s=%s, which sends in plain text or to an unknown server', (name, address) => {
    const variables = { ...live, DATABASE_URL: `${database}?sslmode=verify-full`, [name]: address };
    for (const SANDBOX of ['', 'allow']) {
      expect(() => readConfiguration({ ...variables, SANDBOX })).toThrow(
        new RegExp(`^${name} must be encrypted when the product is live: (?!.*hunter2).*PRIVATE_NETWORK=1`),
      );
    }
    expect(readConfiguration({ ...variables, PRIVATE_NETWORK: '1' }).isLive).toBe(true);
    const { LIVE, PUBLIC_ORIGIN, ...notLive } = variables;
    expect(readConfiguration({ ...notLive, PUBLIC_ORIGIN: 'http://guide.example' }).isLive).toBe(false);
  });

  it.each([
    ['DATABASE_URL', `${database}?sslmode=verify-full`],
    ['DATABASE_URL', `${database}?ssl=true`],
    ['DATABASE_URL', 'postgresql://u@127.0.0.1:5432/solbada'],
    ['DATABASE_URL', 'postgresql://u@[::1]/solbada'],
    ['DATABASE_URL', 'postgresql://u@localhost/solbada'],
    ['DATABASE_URL', 'postgresql:///solbada?host=/var/run/postgresql'],
    ['DATABASE_URL', 'postgresql://u@%2Fvar%2Frun%2Fpostgresql/solbada'],
    ['DATABASE_URL', replicas(`one.example,two.example/solbada?sslmode=verify-full&${attributes}`)],
    ['READ_DATABASE_URL', replicas('replica.example/solbada?sslmode=verify-full')],
    ['REDIS_URL', 'rediss://:hunter2@cache.example:6380'],
    ['REDIS_URL', 'redis://127.0.0.1:6379'],
    ['REDIS_URL', 'redis://[::1]:6379'],
    ['ROUTING_URL', 'https://routing.example'],
    ['ROUTING_URL', 'http://localhost:5000'],
    ['ROUTING_URL', 'http://[::1]:5000'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'https://collector.example:4318'],
    ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'http://127.0.0.1:4318/v1/traces'],
  ])('accepts %s=%s', (name, address) => {
    const variables = { ...live, DATABASE_URL: `${database}?sslmode=verify-full`, [name]: address };
    expect(readConfiguration(variables).isLive).toBe(true);
  });

  it('ignores the address of a collector that gets no traces', () => {
    const general = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };
    for (const rest of [
      { OTEL_TRACES_EXPORTER: 'none' },
      { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://collector.example/v1/traces' },
    ])
      expect(readConfiguration({ ...live, ...general, ...rest }).isLive).toBe(true);
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
