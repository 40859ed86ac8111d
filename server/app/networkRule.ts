import { ConfigurationError } from '../platform/configurationError.ts';
import { readPostgresqlAddress } from '../platform/database/postgresql/hosts.ts';
import { postgresqlTransport } from '../platform/database/postgresql/postgresqlTransport.ts';
import { redisTransport } from '../platform/redis.ts';
import { isSafe, type Transport } from '../platform/transport.ts';
import type { Environment } from './environment.ts';

const postgresqlRemedy =
  'add ?sslmode=verify-full, and &sslrootcert=FILE for a certificate authority of your own';

const remedies = {
  DATABASE_URL: postgresqlRemedy,
  READ_DATABASE_URL: postgresqlRemedy,
  REDIS_URL: 'use rediss://',
  ROUTING_URL: 'use https://',
} as const;

/** How each server of an address is reached. */
function networkTransports(name: keyof typeof remedies, address: string): Transport[] {
  if (name === 'REDIS_URL') return [redisTransport(address)];
  if (name === 'ROUTING_URL') {
    const { protocol, hostname } = new URL(address);
    return [{ host: hostname.replace(/^\[|\]$/g, ''), isEncrypted: protocol === 'https:' }];
  }
  return (readPostgresqlAddress(address)?.hosts ?? []).map(postgresqlTransport);
}

/** Whether nobody on a network can read what is sent. What the driver refuses to use isn't safe. */
function isSafeAddress(name: keyof typeof remedies, address: string): boolean {
  try {
    return networkTransports(name, address).every(isSafe);
  } catch {
    return false;
  }
}

/**
 * Personal data leaves a live product's machine only encrypted, unless the operator says that the network is private.
 * @throws ConfigurationError
 */
export function checkNetwork(environment: Environment): void {
  if (environment.PRIVATE_NETWORK) return;
  for (const name of ['DATABASE_URL', 'READ_DATABASE_URL', 'REDIS_URL', 'ROUTING_URL'] as const) {
    const address = environment[name];
    if (address === undefined || isSafeAddress(name, address)) continue;
    throw new ConfigurationError(
      `${name} must be encrypted when the product is live: ${remedies[name]}. If nobody else is on the network, set PRIVATE_NETWORK=1.`,
    );
  }
}
