import type { FastifyInstance, InjectOptions } from 'fastify';
import { z } from 'zod';
import { apiBase } from '../../contract/addresses.ts';
import { parseAcceptLanguage } from '../../contract/negotiateLanguage.ts';
import { problemSchema } from '../../contract/problems.ts';
import { Sessions } from '../features/accounts/sessions.ts';
import { insertAccount } from '../features/accounts/signUp.ts';
import { AccessTokens } from '../features/accounts/tokens.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { deriveSecrets } from '../platform/secrets/secrets.ts';
import { goodPassword, goodPasswordHash } from './testPassword.ts';
import { testSecret } from './testSecret.ts';
import { waitUntil } from './waitUntil.ts';

interface VisitorResponse {
  status: number;
  headers: Record<string, number | string | string[] | undefined>;
  body: unknown;
  /** The problem's code, or null. */
  code: string | null;
  /** The fields that a problem names, with their codes. */
  fields: Record<string, string>;
  /** The cookies that the response sets, with their attributes. */
  cookies: { name: string; value: string; [attribute: string]: unknown }[];
}

const signedInSchema = z.object({ accessToken: z.string(), nickname: z.string() });
const mailsSchema = z.array(
  z.object({ id: z.string(), to: z.string(), subject: z.string(), text: z.string(), html: z.string() }),
);

const secrets = deriveSecrets(testSecret);

/**
 * A browser as an API client: it keeps its cookies, and sends the access token as a bearer header
 * (docs/product/api.md#shared-rules).
 */
export class TestVisitor {
  readonly cookies = new Map<string, string>();
  readonly #app: () => FastifyInstance;
  readonly #headers: Record<string, string>;

  constructor(app: () => FastifyInstance, headers: Record<string, string> = {}) {
    this.#app = app;
    this.#headers = headers;
  }

  get accessToken(): string | undefined {
    return this.cookies.get('access_token');
  }

  async call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<VisitorResponse> {
    const options: InjectOptions = {
      method,
      url: `${apiBase}${path}`,
      cookies: Object.fromEntries(this.cookies),
      headers: {
        ...(this.accessToken ? { authorization: `Bearer ${this.accessToken}` } : {}),
        ...this.#headers,
        ...headers,
      },
    };
    if (body !== undefined) Object.assign(options, { payload: body });
    const response = await this.#app().inject(options);
    for (const cookie of response.cookies) {
      if (cookie.value === '') this.cookies.delete(cookie.name);
      else this.cookies.set(cookie.name, cookie.value);
    }
    const content: unknown = response.body === '' ? null : JSON.parse(response.body);
    const problem = problemSchema.safeParse(content);
    return {
      status: response.statusCode,
      headers: response.headers,
      body: content,
      code: problem.success ? problem.data.code : null,
      fields: Object.fromEntries(
        (problem.success ? (problem.data.errors ?? []) : []).map(({ field, code }) => [field, code]),
      ),
      cookies: response.cookies.map((cookie) => ({ ...cookie })),
    };
  }

  /** The mails to an address, newest first, once there are as many as requested. */
  async mails(address: string, min = 1) {
    let subjects: string[] = [];
    const arrived = async () => {
      const response = await this.#app().inject({
        url: '/sandbox/mailbox',
        query: { to: address },
        headers: { accept: 'application/json' },
      });
      const mails = mailsSchema.parse(response.json());
      subjects = mails.map(({ subject }) => subject);
      return mails.length >= min && mails;
    };
    const details = () => `There are: ${subjects.join(', ')}`;
    return waitUntil(`${min} mails to ${address}`, arrived, { details });
  }

  async codeFor(address: string, mailCount = 1): Promise<string> {
    const [mail] = await this.mails(address, mailCount);
    const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
    if (!code) throw new Error(`no code came to ${address}`);
    return code;
  }

  /** Steps 1 and 2 of the sign-up. */
  async verifyEmail(email: string): Promise<string> {
    await this.call('POST', '/auth/email/send', { email });
    const code = await this.codeFor(email);
    const { body } = await this.call('POST', '/auth/email/verify', { email, code });
    return z.object({ emailVerifyToken: z.string() }).parse(body).emailVerifyToken;
  }

  /** A whole sign-up by e-mail, for tests of it; afterwards this visitor is signed in. */
  async signUp(email: string, nickname: string): Promise<string> {
    const emailVerifyToken = await this.verifyEmail(email);
    const { body } = await this.call('POST', '/auth/signup/email', {
      emailVerifyToken,
      nickname,
      password: goodPassword,
      firstName: 'Sora',
      lastName: 'Kim',
    });
    return signedInSchema.parse(body).accessToken;
  }

  /**
   * Creates the same account as a sign-up, but without sending a mail, checking a code or hashing a password
   * (testVisitor.test.ts compares the two). Afterwards this visitor is signed in.
   */
  async createAccount(
    { database, clock }: { readonly database: () => Database; readonly clock: Clock },
    email: string,
    nickname: string,
  ): Promise<string> {
    const deps = { database: database(), clock };
    const sessions = new Sessions({ ...deps, accessTokens: new AccessTokens(secrets.accessTokens, clock) });
    const { accessToken, refreshToken } = await deps.database.transaction(async () => {
      const accountId = await insertAccount(deps, {
        email,
        nickname,
        passwordHash: goodPasswordHash,
        firstName: 'Sora',
        lastName: 'Kim',
        language: parseAcceptLanguage(this.#headers['accept-language']) ?? 'ko',
      });
      return sessions.open(accountId, '');
    });
    this.cookies.set('access_token', accessToken);
    this.cookies.set('refresh_token', refreshToken);
    this.cookies.set('nickname', nickname);
    return accessToken;
  }
}
