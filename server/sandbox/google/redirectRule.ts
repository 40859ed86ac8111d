/** SPEC 7: where the product awaits the browser. */
const callbackPath = '/oauth2/callback';
const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Which redirect URIs the stand-in's client has. For the sandbox only: a real provider compares with a fixed list
 * (RFC 9700, section 2.1), but the stand-in lives in the product's own process, which is reached as localhost,
 * 127.0.0.1 or under a LAN address without anybody having said so. So it takes the callback page on the host that the
 * browser reached the stand-in by, where localhost and 127.0.0.1 on one port are one host, and nothing else.
 */
export function isOwnCallback(redirectUri: string, requestHost: string): boolean {
  if (!URL.canParse(redirectUri) || !URL.canParse(`http://${requestHost}`)) return false;
  const wanted = new URL(redirectUri);
  // Compared whole, so that neither a query, a fragment nor a user name hides in it.
  if (redirectUri !== `${wanted.origin}${callbackPath}`) return false;
  if (wanted.protocol !== 'http:' && wanted.protocol !== 'https:') return false;
  const own = new URL(`${wanted.protocol}//${requestHost}`);
  const isLoopback = loopbackNames.includes(wanted.hostname) && loopbackNames.includes(own.hostname);
  return own.port === wanted.port && (own.hostname === wanted.hostname || isLoopback);
}
