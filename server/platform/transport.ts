import { BlockList } from 'node:net';

/** How a driver reaches a server, according to the driver's own reading of the address. */
export interface Transport {
  /** Null for a Unix socket. */
  readonly host: string | null;
  /** Whether the connection uses TLS and checks the server's certificate. */
  readonly isEncrypted: boolean;
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether a host is this machine. A name other than localhost may resolve to anything. */
export function isLoopback(host: string): boolean {
  const family = host.includes(':') ? 'ipv6' : 'ipv4';
  return host.toLowerCase() === 'localhost' || loopback.check(host, family);
}

/** Whether nobody on a network can read what is sent. */
export function isSafe({ host, isEncrypted }: Transport): boolean {
  return isEncrypted || host === null || isLoopback(host);
}
