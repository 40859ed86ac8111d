import { z } from 'zod';
import { setOwnCookie } from '../../http/ownCookies.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { after, type Clock, isAlive } from '../../platform/clock.ts';
import { hashToken, newToken } from '../../platform/secrets/randomToken.ts';
import type { Seal } from '../../platform/secrets/seal.ts';

/** How long a browser stays known after a sign-in (ms): 180 days. */
const deviceLife = 180 * 24 * 3_600_000;
const name = 'known_device';
const path = '/api/v1/auth';

const deviceSchema = z.object({ device: z.string(), of: z.string(), until: z.number() });

interface DeviceDeps {
  readonly clock: Clock;
  readonly seal: Seal;
  readonly isSecure: boolean;
}

/**
 * Remembers in a sealed cookie that a browser has signed in to an address. Its sign-ins have their own rate limit,
 * so that failed attempts of strangers never block it (docs/decisions/0039-sign-in-limits.md). The cookie grants nothing else.
 */
export class KnownDevices {
  readonly #deps: DeviceDeps;

  constructor(deps: DeviceDeps) {
    this.#deps = deps;
  }

  /** Rate-limit key of a browser that is known for the address, else null. */
  of(context: Pick<RequestContext, 'cookies'>, email: string): string | null {
    const devices = context.cookies(name).map((cookie) => this.#deviceIn(cookie, email));
    return devices.find((device) => device !== null) ?? null;
  }

  #deviceIn(cookie: string, email: string): string | null {
    const { clock, seal } = this.#deps;
    try {
      const known = deviceSchema.parse(JSON.parse(seal.open(Buffer.from(cookie, 'base64url'))));
      const isKnown = known.of === deviceProof(known.device, email);
      return isKnown && isAlive(new Date(known.until), clock.now(), deviceLife) ? known.device : null;
    } catch {
      // Sealed with another secret, or forged.
      return null;
    }
  }

  remember(context: Pick<RequestContext, 'cookies' | 'setCookie'>, email: string): void {
    const { clock, seal, isSecure } = this.#deps;
    const device = this.of(context, email) ?? newToken();
    const until = after(clock, deviceLife).getTime();
    const content = JSON.stringify({ device, of: deviceProof(device, email), until });
    setOwnCookie(context, name, Buffer.from(seal.seal(content)).toString('base64url'), {
      path,
      httpOnly: true,
      sameSite: 'strict',
      secure: isSecure,
      maxAge: deviceLife / 1000,
    });
  }
}

/** A hash, so that the cookie does not contain the address, not even sealed. */
function deviceProof(device: string, email: string): string {
  return Buffer.from(hashToken(`${device} ${email}`)).toString('base64url');
}
