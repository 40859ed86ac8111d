import { isOnOwnHost } from '../ownHost.ts';

/** SPEC 7: where the product awaits the browser. */
const callbackPath = '/oauth2/callback';

/**
 * Which redirect URIs the stand-in's client has. For the sandbox only: a real provider compares with a fixed list
 * (RFC 9700, section 2.1). It takes the callback page on the host that the browser reached the stand-in by, and nothing
 * else.
 */
export function isOwnCallback(redirectUri: string, requestHost: string): boolean {
  if (!isOnOwnHost(redirectUri, requestHost)) return false;
  // Compared whole, so that neither a query, a fragment nor a user name hides in it.
  return redirectUri === `${new URL(redirectUri).origin}${callbackPath}`;
}
