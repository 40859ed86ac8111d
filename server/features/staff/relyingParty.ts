import { isIP } from 'node:net';
import { ProblemError } from '../../platform/problem.ts';

/** The site to which passkeys are bound (WebAuthn, section 4: relying party). */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/**
 * The relying party at an origin.
 * @throws ProblemError 'notPossibleNow' where browsers allow no passkeys: they need a domain in a secure context
 */
export function relyingParty(origin: string): RelyingParty {
  const { protocol, hostname } = new URL(origin);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) {
    throw new ProblemError(
      'notPossibleNow',
      'Passkeys need a host name; open the desk by its name, on this machine at http://localhost',
    );
  }
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  if (protocol !== 'https:' && !isLocal) {
    throw new ProblemError('notPossibleNow', 'Passkeys need https, except at http://localhost');
  }
  return { id: hostname, origin };
}
