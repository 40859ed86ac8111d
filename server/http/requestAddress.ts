import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** The product's origin for a request: as configured, else as the browser reached it. */
export type ReadOrigin = (request: FastifyRequest) => string;

/** The one spelling of an origin: in lower case, without a default port or a dot after the host. Null for other texts. */
export function normalizeOrigin(text: string): string | null {
  const url = URL.parse(text);
  if (!url) return null;
  url.hostname = url.hostname.replace(/\.+$/, '');
  return url.origin;
}

/**
 * The origin that the Host header names, by default with the protocol of the request. The client chooses the header, so
 * only a valid host is accepted. X-Forwarded-Host is never trusted: most proxies pass on what a client sent. A proxy
 * that changes Host needs PUBLIC_ORIGIN.
 */
export function hostOrigin(
  { headers: { host }, protocol }: Pick<FastifyRequest, 'headers' | 'protocol'>,
  scheme = protocol === 'https' ? 'https:' : 'http:',
): string | null {
  if (!host || !/^[\w.:[\]-]{1,255}$/.test(host)) return null;
  return normalizeOrigin(`${scheme}//${host}`);
}

/** The listen address, and the public origin if set. */
interface OwnAddress {
  readonly host: string;
  readonly port: number;
  readonly publicOrigin: string | null;
}

export function originSource({ publicOrigin, host, port }: OwnAddress): ReadOrigin {
  if (publicOrigin) return () => publicOrigin;
  const own = `http://${host}:${port}`;
  return (request) => hostOrigin(request) ?? own;
}

/** The requested address on the product's own origin: `//host/path` is a path here, never another host. */
export function requestUrl(request: FastifyRequest, origin: string): URL {
  return new URL(`${origin}${request.url}`);
}

/** A path as the routers read it: decoded, in lower case, without repeated or trailing slashes. */
export function pathAsRead(path: string): string {
  const single = path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  try {
    return decodeURIComponent(single).toLowerCase();
  } catch {
    return single.toLowerCase();
  }
}

/** Whether errors are problems (below /api) or pages (elsewhere; docs/product/api.md#shared-rules). */
export function isBelowApi(request: FastifyRequest): boolean {
  return /^\/api([/?]|$)/.test(request.url);
}

/** Replaces a target that is refused. No other request has it, since `normalizeTarget` resolves dots. */
export const unreadableTarget = '/.';

/**
 * The target of a raw request in its normal form, which all hooks, routes and log lines read: a path without dot segments,
 * and a query. A check could be evaded if it read another form than the router.
 */
export function normalizeTarget({ url = '' }: IncomingMessage): string {
  // A proxy may send the absolute form (RFC 9112, section 3.2.2); the host comes from the Host header.
  const target = URL.parse(url.startsWith('/') ? `http://host${url}` : url);
  if (target === null || !/^https?:$/.test(target.protocol)) return unreadableTarget;
  const { pathname, search } = target;
  // A path that is not valid UTF-8 is taken as plain text, so that it gets the usual 404, as a problem or as a page.
  return `${isDecodable(pathname) ? pathname : pathname.replaceAll('%', '%25')}${search}`;
}

function isDecodable(path: string): boolean {
  if (!path.includes('%')) return true;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** The address at which this process reaches itself, once it listens. */
export function listeningOrigin(
  address: AddressInfo | string | null,
  { host, port }: Pick<OwnAddress, 'host' | 'port'>,
): string {
  const listening = typeof address === 'object' && address ? address.port : port;
  const everywhere = ['localhost', '0.0.0.0', '::', '127.0.0.1'].includes(host);
  const own = everywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  return `http://${own}:${listening}`;
}

/**
 * The address at which a browser reaches our sandboxes: the host of its request. `localhost` becomes 127.0.0.1, which
 * is another site, so that mistakes with cross-site cookies come to light (docs/product/environment.md#providers).
 */
export function browserOrigin(page: URL): URL {
  const seen = new URL(page.origin);
  if (seen.hostname === 'localhost') seen.hostname = '127.0.0.1';
  return seen;
}

/** An address of the sign-in sandbox, as the browser reaches it. */
export function browserAddress(address: URL): URL {
  const redirect = address.searchParams.get('redirect_uri');
  if (redirect === null || !URL.canParse(redirect)) return address;
  const { protocol, hostname, port } = browserOrigin(new URL(redirect));
  return Object.assign(new URL(address), { protocol, hostname, port });
}
