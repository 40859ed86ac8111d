import pg from 'pg';
import type { Transport } from '../../transport.ts';
import type { PostgresqlHost } from './hosts.ts';

/**
 * How the driver would reach a host. We ask the driver itself, which reads `sslmode` in its own way, and also the variables
 * PGHOST and PGSSLMODE.
 * @throws an error of the driver, such as for a certificate file that cannot be read
 */
export function postgresqlTransport({ url }: PostgresqlHost): Transport {
  // The type of `ssl` is boolean, but the driver keeps TLS options there too.
  const { host, ssl }: { host: string; ssl: unknown } = new pg.Client({ connectionString: url });
  const checksCertificate =
    typeof ssl === 'object' && ssl !== null && !('rejectUnauthorized' in ssl && !ssl.rejectUnauthorized);
  return { host: host.startsWith('/') ? null : host, isEncrypted: ssl === true || checksCertificate };
}
