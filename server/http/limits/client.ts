import { isIP, SocketAddress } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** An address as proxies write it: alone, in brackets, or with a port. */
const spellings = [/^\[([^\]]+)\](?::\d{1,5})?$/, /^([\d.]+):\d{1,5}$/, /^(.+)$/];

/** The rate-limit key of an address; null for a text that is no address. Every spelling of an address is one key. */
export function keyOfAddress(text: string): string | null {
  const bare = spellings.map((spelling) => spelling.exec(text)?.[1]).find((part) => part !== undefined) ?? '';
  const [address = ''] = bare.split('%', 1);
  const family = isIP(address);
  if (family === 0) return null;
  if (family === 4) return address;
  const { address: written } = new SocketAddress({ address, family: 'ipv6' });
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(written)?.[1] ?? networkOf(written);
}

/** An IPv6 visitor owns a whole /64 network; counting single addresses would count nothing. */
function networkOf(address: string): string {
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
 * Rate-limit key of the client. X-Forwarded-For may hold any text where a proxy passes it on: what is no address counts
 * for whoever sent it, the peer of the connection.
 */
export function clientOf({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  return keyOfAddress(ip ?? '') ?? keyOfAddress(socket.remoteAddress ?? '') ?? 'unknown';
}
