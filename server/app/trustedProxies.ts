import { isIP } from 'node:net';
import { z } from 'zod';

/** Proxies whose X-Forwarded-* headers are trusted: a number of hops, or addresses and ranges. */
export type TrustedProxies = number | readonly string[];

/** Ranges that proxy-addr knows by name. */
const namedRanges = ['loopback', 'linklocal', 'uniquelocal'];

function isRange(text: string): boolean {
  if (namedRanges.includes(text)) return true;
  const [, address = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const family = isIP(address);
  if (family === 0) return false;
  const bits = family === 4 ? 32 : 128;
  return prefix === undefined || (Number(prefix) >= 1 && Number(prefix) <= bits);
}

/** TRUST_PROXY: a number of proxies, or addresses and CIDR ranges between commas. */
export const trustedProxies = z
  .string()
  .transform((text): TrustedProxies => {
    const trimmed = text.trim();
    return /^\d{1,2}$/.test(trimmed) ? Number(trimmed) : trimmed.split(',').map((part) => part.trim());
  })
  .refine(
    (proxies) => typeof proxies === 'number' || proxies.every(isRange),
    'must be the number of proxies in front, such as 1, or their addresses and ranges, such as 10.0.0.0/8,fd00::/8',
  );

/** Fastify (5.12) trusts no proxy when given a number, so the hops are counted here. */
export function trustProxyOption(proxies: TrustedProxies) {
  if (typeof proxies !== 'number') return [...proxies];
  return proxies > 0 && ((_address: string, hop: number) => hop < proxies);
}
