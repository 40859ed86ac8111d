import { isOnOwnHost } from '../ownHost.ts';

/** SPEC 7: path of the product's callback page. */
const callbackPath = '/oauth2/callback';

/**
 * The accepted redirect URIs of the sandbox's client. For the sandbox only: a real provider compares with a fixed list
 * (RFC 9700, section 2.1). It accepts only the callback page on the host by which the browser reached the sandbox.
 */
export function isOwnCallback(redirectUri: string, requestHost: string): boolean {
  if (!isOnOwnHost(redirectUri, requestHost)) return false;
  // Compared as a whole, so that no query, fragment or user name can hide in it.
  return redirectUri === `${new URL(redirectUri).origin}${callbackPath}`;
}
