import { Socket } from 'node:net';
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { startFaultySocketServer } from '../../../testing/faultySocketServer.ts';
import { databaseOver } from '../open.ts';
import { startPostgresqlProxy } from '../testing/postgresqlProxy.ts';
import { describeOnPostgresql } from '../testing/testDatabases.ts';
import { readPostgresqlAddress } from './hosts.ts';
import { createPostgresqlEngine, standardLimits } from './postgresqlEngine.ts';

const unavailable = { name: 'ProblemError', code: 'unavailable', status: 503 };

describe('DESIGN 4: DATABASE_URL', () => {
  test.for([
    [
      'postgresql://me:p%40w@one:5432,two:5433/guide?target_session_attrs=read-write',
      ['one:5432', 'two:5433'],
      true,
    ],
    ['postgres://one,[::1]:5433,three/guide?target_session_attrs=any', ['one', '[::1]:5433', 'three'], false],
    ['postgresql://one/guide', ['one'], false],
    ['postgresql://one/guide?target_session_attrs=read-write', ['one'], true],
    ['postgresql://me@localhost/guide?host=%2Ftmp', ['/tmp'], false],
  ] as const)('reads the hosts of %s', ([address, names, mustTakeWrites]) => {
    const read = readPostgresqlAddress(address);
    expect(read?.hosts.map(({ name }) => name)).toEqual(names);
    expect(read?.mustTakeWrites).toBe(mustTakeWrites);
  });

  test('gives each host the user, the password and the parameters', () => {
    const { hosts } =
      readPostgresqlAddress('postgresql://me:p%2Cw@one,two:6/x?sslmode=disable&target_session_attrs=any') ??
      {};
    expect(hosts?.map(({ url }) => url)).toEqual([
      'postgresql://me:p%2Cw@one/x?sslmode=disable&target_session_attrs=any',
      'postgresql://me:p%2Cw@two:6/x?sslmode=disable&target_session_attrs=any',
    ]);
  });

  test.for([
    'mysql://one/guide',
    'one,two',
    'postgresql://one,two/guide',
    'postgresql://one,two/guide?target_session_attrs=standby',
    'postgresql://one:port,two/guide?target_session_attrs=any',
  ])('refuses %s', (address) => {
    expect(readPostgresqlAddress(address)).toBeUndefined();
  });
});

describeOnPostgresql('several hosts', (url) => {
  /** An address whose host is replaced by these ports of 127.0.0.1. */
  const withPorts = (ports: readonly (number | string)[]) => {
    const { username, pathname } = new URL(url());
    const hosts = ports.map((port) => `127.0.0.1:${port}`).join(',');
    return `postgresql://${username}:secret@${hosts}${pathname}?target_session_attrs=read-write`;
  };
  const open = (address: string) => {
    const lines: string[] = [];
    const log = (line: string) => void lines.push(line);
    const limits = { ...standardLimits, connect: 500 };
    const database = databaseOver(createPostgresqlEngine(address, log, limits), log);
    return { database, lines, one: () => sql`select 1 as one`.execute(database.sql) };
  };
  const twoProxies = async () => {
    const proxies = [await startPostgresqlProxy(url()), await startPostgresqlProxy(url())] as const;
    return { proxies, ports: proxies.map((proxy) => new URL(proxy.url).port) };
  };

  test('follows the host that answers, and stays with it', async () => {
    const { proxies, ports } = await twoProxies();
    const { database, lines, one } = open(withPorts(ports));
    const moves = () => lines.filter((line) => line.startsWith('PostgreSQL is used at'));
    const connections = () => expect.poll(() => database.pool()?.total);
    await one();
    await proxies[0].comeAndGo(false);
    await connections().toBe(0);
    await Promise.all([one(), one(), database.transaction(one)]);
    expect(moves()).toEqual([expect.stringMatching(`at 127.0.0.1:${ports[1]} from now on .*ECONNREFUSED`)]);
    await proxies[0].comeAndGo(true);
    await one();
    expect(moves()).toHaveLength(1);
    await proxies[1].comeAndGo(false);
    await connections().toBe(0);
    await one();
    expect(moves()).toHaveLength(2);
    await database.close();
    await proxies[0].comeAndGo(false);
  });

  test('passes a host that does not respond', async () => {
    const silent = await startFaultySocketServer(() => undefined);
    const proxy = await startPostgresqlProxy(url());
    const { database, one } = open(withPorts([silent.port, new URL(proxy.url).port]));
    expect((await one()).rows).toEqual([{ one: 1 }]);
    silent.close();
    await database.close();
    await proxy.comeAndGo(false);
  });

  test('names all hosts and no password when none can be used', async () => {
    const { database } = open(withPorts([1, 2]));
    const failure: unknown = await database.ping().catch((error: unknown) => error);
    expect(failure).toMatchObject(unavailable);
    expect(failure).toMatchObject({
      cause: {
        message: expect.stringMatching(/^127.0.0.1:1: .*ECONNREFUSED.*; 127.0.0.1:2: .*ECONNREFUSED/),
      },
    });
    expect(JSON.stringify(failure)).not.toContain('secret');
    await database.close();
  });

  test('rejects a server that is read only, as a standby is', async () => {
    const address = `${url()}${url().includes('?') ? '&' : '?'}target_session_attrs=read-write`;
    const { database, one } = open(address);
    await one();
    const setReadOnly = (value: string) =>
      sql`alter database ${sql.id(new URL(url()).pathname.slice(1))} set default_transaction_read_only = ${sql.raw(value)}`;
    await setReadOnly('on').execute(database.sql);
    const later = open(address);
    await expect(later.one()).rejects.toMatchObject(unavailable);
    await expect(later.database.ping()).rejects.toMatchObject({ cause: { message: 'it is read only' } });
    await setReadOnly('off').execute(database.sql);
    expect((await later.one()).rows).toEqual([{ one: 1 }]);
    await later.database.close();
    await database.close();
  });

  test('discards a connection whose server has become read only', async () => {
    const { database, one } = open(url());
    await sql`create table written (n int)`.execute(database.sql);
    const write = () => sql`insert into written values (1)`.execute(database.sql);
    await sql`set default_transaction_read_only = on`.execute(database.sql);
    await expect(write()).rejects.toMatchObject(unavailable);
    await write();
    expect((await one()).rows).toEqual([{ one: 1 }]);
    await database.close();
  });

  test('probes idle connections after ten seconds', async () => {
    const probed = vi.spyOn(Socket.prototype, 'setKeepAlive');
    const proxy = await startPostgresqlProxy(url());
    const { database, one } = open(proxy.url);
    await one();
    expect(probed).toHaveBeenCalledWith(true, 10_000);
    probed.mockRestore();
    await database.close();
    await proxy.comeAndGo(false);
  });
});
