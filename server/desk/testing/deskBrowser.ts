import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { z } from 'zod';
import { apiBase } from '../../../contract/addresses.ts';
import { deskCookie } from '../../http/requestContext.ts';
import { type Deviation, SoftAuthenticator } from './softAuthenticator.ts';

const challengeSchema = z.object({ challengeId: z.string(), options: z.record(z.string(), z.unknown()) });

export const testHost = 'localhost:3000';

/** People who have joined, for their names. */
let people = 0;

/** A browser of a member of the staff, with an authenticator and the desk's cookie. */
export class DeskBrowser {
  readonly #app: () => FastifyInstance;
  authenticator = new SoftAuthenticator(`http://${testHost}`);
  cookie: string | null = null;

  constructor(app: () => FastifyInstance) {
    this.#app = app;
  }

  async call(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    payload?: object,
    headers: Record<string, string> = {},
    remoteAddress = '127.0.0.1',
  ) {
    const response = await this.#app().inject({
      method,
      url: `${apiBase}${path}`,
      remoteAddress,
      headers: {
        host: testHost,
        'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140 Safari/537',
        ...headers,
      },
      cookies: this.cookie === null ? {} : { [deskCookie]: this.cookie },
      ...(payload === undefined ? {} : { payload }),
    });
    const set = response.cookies.find(({ name }) => name === deskCookie);
    if (set) this.cookie = set.value === '' ? null : set.value;
    const body = response.body === '' ? null : response.json();
    return { status: response.statusCode, body, code: body?.code ?? null, set };
  }

  async #challenge(path: string, payload?: object) {
    const { status, body } = await this.call('POST', path, payload);
    expect(status, JSON.stringify(body)).toBe(200);
    return challengeSchema.parse(body);
  }

  /** The request that registers a passkey by a link; by default under a name that nobody else has. */
  async joinRequest(token: string, wrong: Deviation = {}, name = `김솔 ${++people}`) {
    const { challengeId, options } = await this.#challenge('/desk/join/options', { token });
    const response = this.authenticator.register(options, wrong);
    return { token, challengeId, response, name, language: 'ko' };
  }

  async join(...options: Parameters<DeskBrowser['joinRequest']>) {
    return this.call('POST', '/desk/join', await this.joinRequest(...options));
  }

  /** The request that signs in. */
  async signInRequest(wrong: Deviation = {}) {
    const { challengeId, options } = await this.#challenge('/desk/session/options');
    return { challengeId, response: this.authenticator.signIn(options, wrong) };
  }

  async signIn(wrong: Deviation = {}) {
    return this.call('POST', '/desk/session', await this.signInRequest(wrong));
  }

  /** Options for one more passkey, confirmed by the authenticator of this browser. */
  async startAddingPasskey() {
    return this.#challenge('/desk/me/passkeys/options', await this.signInRequest());
  }

  /** Adds a passkey of another authenticator, which this browser does not keep. */
  async addPasskey(authenticator: SoftAuthenticator, wrong: Deviation = {}, endOtherSessions = false) {
    const { challengeId, options } = await this.startAddingPasskey();
    return this.call('POST', '/desk/me/passkeys', {
      challengeId,
      response: authenticator.register(options, wrong),
      endOtherSessions,
    });
  }

  /** Removes a passkey, confirmed by the authenticator of this browser. */
  async removePasskey(id: string, endOtherSessions = false) {
    const assertion = await this.signInRequest();
    return this.call('DELETE', `/desk/me/passkeys/${id}`, { ...assertion, endOtherSessions });
  }

  /** Ends a session of the same member, confirmed by the authenticator of this browser. */
  async endSession(id: string) {
    return this.call('DELETE', `/desk/me/sessions/${id}`, await this.signInRequest());
  }

  async endOtherSessions() {
    return this.call('DELETE', '/desk/me/sessions', await this.signInRequest());
  }

  async isSignedIn(): Promise<boolean> {
    return (await this.call('GET', '/desk/session')).status === 200;
  }
}
