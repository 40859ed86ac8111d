import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Caller } from '../../http/requestContext.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Keys } from '../../platform/secrets/secrets.ts';

/** An access token is valid for 15 minutes (docs/product/accounts.md#api-sign-in-and-sessions). */
export const accessTokenLife = 15 * 60_000;
const type = 'at+jwt';
const issuer = 'solbada';

const claimsSchema = z.object({ sub: z.uuid(), sid: z.uuid() });

/** Signs and verifies access tokens (RFC 9068's type; HS256, since the same server does both). */
export class AccessTokens {
  readonly #keys: Keys;
  readonly #clock: Clock;

  constructor(keys: Keys, clock: Clock) {
    this.#keys = keys;
    this.#clock = clock;
  }

  async sign({ accountId, sessionId }: Caller): Promise<string> {
    const now = this.#clock.now().getTime();
    return new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: 'HS256', typ: type })
      .setSubject(accountId)
      .setIssuer(issuer)
      .setAudience(issuer)
      .setIssuedAt(Math.floor(now / 1000))
      .setExpirationTime(Math.floor((now + accessTokenLife) / 1000))
      .sign(this.#keys[0]);
  }

  /** The caller that a token names, or null if it is not ours, tampered with or expired. */
  async read(token: string): Promise<Caller | null> {
    for (const key of this.#keys) {
      const caller = await this.#readWith(key, token);
      if (caller) return caller;
    }
    return null;
  }

  async #readWith(key: Buffer, token: string): Promise<Caller | null> {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: ['HS256'],
        typ: type,
        issuer,
        audience: issuer,
        requiredClaims: ['exp', 'sub', 'sid'],
        currentDate: this.#clock.now(),
      });
      const claims = claimsSchema.safeParse(payload);
      return claims.success ? { accountId: claims.data.sub, sessionId: claims.data.sid } : null;
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }
}
