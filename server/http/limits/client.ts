import { isIP, SocketAddress } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** An address as proxies write it: alone, in brackets, or with a port. */
const spellings = [/^\[([^\]]+)\](?::\d{1,5})?$/, /^([\d.]+):\d{1,5}$/, /^(.+)$/];

/** The rate-limit key of an address; null for any other text. Every spelling of an address has the same key. */
export function addressKey(text: string): string | null {
  const bare = spellings.map((spelling) => spelling.exec(text)?.[1]).find((part) => part !== undefined) ?? '';
  const [address = ''] = bare.split('%', 1);
  const family = isIP(address);
  if (family === 0) return null;
  if (family === 4) return address;
  const { address: written } = new SocketAddress({ address, family: 'ipv6' });
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(written)?.[1] ?? ipv6Network(written);
}

/** An IPv6 client owns a whole /64 network and could change its address for every request. */
function ipv6Network(address: string): string {
  const [head = '', tail] = address.split('::');
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean));
  const groups = [...(before ?? [])];
  if (tail !== undefined) {
    groups.push(...Array<string>(Math.max(0, 8 - groups.length - (after?.length ?? 0))).fill('0'));
    groups.push(...(after ?? []));
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/**
 * Rate-limit key of the client. X-Forwarded-For may hold any text that a proxy passes on: an entry that is not an
 * address counts for its sender, the peer of the connection.
 */
export function clientKey({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  return addressKey(ip ?? '') ?? addressKey(socket.remoteAddress ?? '') ?? 'unknown';
}
