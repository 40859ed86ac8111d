import { isUnavailable, poolIsFull, translateFailure, unavailable } from '../failures.ts';

/** One server of a PostgreSQL address. */
export interface PostgresqlHost {
  /** The address with this host alone, as the driver reads it. */
  readonly url: string;
  /** Host and port, for the log: the address contains a password. */
  readonly name: string;
}

export interface PostgresqlAddress {
  readonly hosts: readonly PostgresqlHost[];
  /** Whether read-only servers, such as standbys, are skipped. */
  readonly mustTakeWrites: boolean;
}

/**
 * Reads an address with one or several hosts in libpq's format (its manual, "Specifying Multiple Hosts"); the driver accepts
 * only one host. Supports `any` and `read-write` for `target_session_attrs`. Addresses with several hosts must set it: with
 * libpq's default, `any`, writes would fail as long as the first host is a standby.
 * @returns undefined for an address that cannot be used
 */
export function readPostgresqlAddress(address: string): PostgresqlAddress | undefined {
  const [, start, list, rest] = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]*)(.*)$/.exec(address) ?? [];
  if (start === undefined || list === undefined || rest === undefined) return undefined;
  const urls = list.split(',').map((host) => `${start}${host}${rest}`);
  if (!urls.every((url) => URL.canParse(url))) return undefined;
  const hosts = urls.map((url) => {
    const { host, searchParams } = new URL(url);
    return { url, name: searchParams.get('host') ?? host };
  });
  const wanted = new URLSearchParams(/\?([^#]*)/.exec(rest)?.[1]).get('target_session_attrs');
  if (wanted === null) return hosts.length === 1 ? { hosts, mustTakeWrites: false } : undefined;
  if (wanted !== 'any' && wanted !== 'read-write') return undefined;
  return { hosts, mustTakeWrites: wanted === 'read-write' };
}

/** Connects to one of several hosts, given by its number. */
type ConnectTo<T> = (index: number) => Promise<T>;

/**
 * Tries the hosts in turn, beginning with the one that was reached last: after a failover all calls but the first go
 * straight to the new primary.
 */
export function hostsInTurn(
  { hosts }: PostgresqlAddress,
  log: (line: string) => void,
): <T>(connect: ConnectTo<T>) => Promise<T> {
  let current = 0;
  return async (connect) => {
    const first = current;
    const failures: string[] = [];
    for (let tries = 0; ; tries += 1) {
      const index = (first + tries) % hosts.length;
      const name = hosts[index]?.name ?? '';
      try {
        const connection = await connect(index);
        if (tries > 0 && index !== current) {
          current = index;
          log(`PostgreSQL is used at ${name} from now on (${failures.join('; ')}).`);
        }
        return connection;
      } catch (error) {
        const failure = translateFailure(error);
        if (hosts.length === 1 || !isUnavailable(failure) || poolIsFull(error)) throw failure;
        failures.push(`${name}: ${failureReason(error)}`);
        if (failures.length === hosts.length) throw unavailable(new Error(failures.join('; ')));
      }
    }
  };
}

function failureReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // An AggregateError comes from a name with several addresses, such as localhost.
  if (error instanceof AggregateError) return error.errors.map(failureReason).join(', ');
  return error.cause instanceof Error ? failureReason(error.cause) : error.message || error.name;
}
