import type { CookieSerializeOptions } from '@fastify/cookie';
import { type OwnCookie, ownCookieName } from '../../contract/cookies.ts';
import type { RequestContext } from './requestContext.ts';

interface OwnCookieOptions extends CookieSerializeOptions {
  /** Over https it is `/`, which `__Host-` demands (docs/decisions/0072-cookies.md). */
  readonly path: string;
  readonly secure: boolean;
}

/** Sets a cookie of ours, over https with the name that no other host of the domain can set. */
export function setOwnCookie(
  context: Pick<RequestContext, 'setCookie'>,
  name: OwnCookie,
  value: string,
  options: OwnCookieOptions,
): void {
  const { secure, path } = options;
  context.setCookie(ownCookieName(name, secure), value, { ...options, path: secure ? '/' : path });
}

/** Clears a cookie of ours, also one that the previous release set. */
export function clearOwnCookie(
  context: Pick<RequestContext, 'clearCookie'>,
  name: OwnCookie,
  options: OwnCookieOptions,
): void {
  context.clearCookie(name, options);
  if (options.secure) context.clearCookie(ownCookieName(name, true), { ...options, path: '/' });
}
