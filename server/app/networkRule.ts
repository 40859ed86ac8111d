import { ConfigurationError } from '../platform/configurationError.ts';
import { readPostgresqlAddress } from '../platform/database/postgresql/hosts.ts';
import { postgresqlTransport } from '../platform/database/postgresql/postgresqlTransport.ts';
import { redisTransport } from '../platform/redis.ts';
import { sendsTraces } from '../platform/telemetry/tracing/tracingVariables.ts';
import { isSafe, type Transport } from '../platform/transport.ts';
import type { Environment } from './environment.ts';

const postgresqlRemedy =
  'add ?sslmode=verify-full, and &sslrootcert=FILE for a certificate authority of your own';

const remedies = {
  DATABASE_URL: postgresqlRemedy,
  READ_DATABASE_URL: postgresqlRemedy,
  REDIS_URL: 'use rediss://',
  ROUTING_URL: 'use https://',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'use https://',
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'use https://',
} as const;

type AddressName = keyof typeof remedies;

/** How each server of an address is reached. */
function networkTransports(name: AddressName, address: string): Transport[] {
  if (name === 'REDIS_URL') return [redisTransport(address)];
  if (name === 'DATABASE_URL' || name === 'READ_DATABASE_URL')
    return (readPostgresqlAddress(address)?.hosts ?? []).map(postgresqlTransport);
  const { protocol, hostname } = new URL(address);
  return [{ host: hostname.replace(/^\[|\]$/g, ''), isEncrypted: protocol === 'https:' }];
}

/** Whether nobody on the network can read the traffic. An address that the driver rejects counts as unsafe. */
function isSafeAddress(name: AddressName, address: string): boolean {
  try {
    return networkTransports(name, address).every(isSafe);
  } catch {
    return false;
  }
}

/** The variable from which the SDK takes the collector's address. */
function tracesAddress(environment: Environment): AddressName {
  return environment.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT === undefined
    ? 'OTEL_EXPORTER_OTLP_ENDPOINT'
    : 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT';
}

/**
 * Personal data leaves a live product's machine only encrypted, unless the operator says that the network is private.
 * @throws ConfigurationError
 */
export function checkNetwork(environment: Environment): void {
  if (environment.PRIVATE_NETWORK) return;
  const names: AddressName[] = ['DATABASE_URL', 'READ_DATABASE_URL', 'REDIS_URL', 'ROUTING_URL'];
  if (sendsTraces(environment)) names.push(tracesAddress(environment));
  for (const name of names) {
    const address = environment[name];
    if (address === undefined || isSafeAddress(name, address)) continue;
    throw new ConfigurationError(
      `${name} must be encrypted when the product is live: ${remedies[name]}. If nobody else is on the network, set PRIVATE_NETWORK=1.`,
    );
  }
}
