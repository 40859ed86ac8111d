import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Engine, EngineResult } from './engine.ts';
import { unavailable } from './failures.ts';
import { engineWithFallback, openGuideReads } from './guideReads.ts';
import { databaseOver } from './open.ts';
import { createPostgresqlEngine } from './postgresql/postgresqlEngine.ts';
import { describeOnPostgresql, freshPostgresql } from './testing/testDatabases.ts';

const logged: string[] = [];
const log = (line: string) => logged.push(line);
const lines = { away: 'away', back: 'back' };
beforeEach(() => void logged.splice(0));

describeOnPostgresql('a read replica', (url) => {
  let primary: Engine;
  let replicaUrl = '';
  let dispose = async () => undefined as unknown;
  const readName = async (engine: Engine) => {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
      databaseOver(engine, log).sql,
    );
    return rows[0]?.name;
  };
  const withPrimary = (first: Engine) => engineWithFallback({ first, second: primary, lines, log });

  beforeAll(async () => {
    primary = createPostgresqlEngine(url(), log);
    ({ databaseUrl: replicaUrl, dispose } = await freshPostgresql());
  });
  afterAll(async () => {
    await primary.close();
    await dispose();
  });

  it('serves reads', async () => {
    const replica = createPostgresqlEngine(replicaUrl, log);
    expect(await readName(withPrimary(replica))).toBe(await readName(replica));
    await replica.close();
  });

  it('is replaced by the primary when it does not respond, with one log line', async () => {
    const engine = withPrimary(createPostgresqlEngine('postgresql://nobody@127.0.0.1:1/none', log));
    for (let turn = 0; turn < 3; turn += 1) expect(await readName(engine)).toBe(await readName(primary));
    expect(logged).toEqual([lines.away]);
    await engine.close();
    // Closing this engine leaves the primary's open.
    expect(await readName(primary)).toBeDefined();
  });
});

describe('reads of the guide', () => {
  const rowsOf = (name: string): EngineResult => ({ rows: [name], affected: undefined, command: 'SELECT' });
  const createEngine = (query: () => Promise<EngineResult>): Engine => ({
    kind: 'postgresql',
    connect: async () => ({ query, script: async () => undefined, release: () => undefined }),
    close: async () => undefined,
  });
  const lost = () => Promise.reject(unavailable(new Error('Connection terminated')));
  const first = vi.fn<() => Promise<EngineResult>>();
  const second = vi.fn<() => Promise<EngineResult>>();
  const openSession = () =>
    engineWithFallback({ first: createEngine(first), second: createEngine(second), lines, log }).connect();

  beforeEach(() => {
    vi.resetAllMocks();
    second.mockResolvedValue(rowsOf('second'));
  });

  it('repeats the statement that was interrupted, on the other server', async () => {
    first.mockImplementation(lost);
    const session = await openSession();
    expect(await session.query('select 1', [])).toEqual(rowsOf('second'));
    expect(logged).toEqual([lines.away]);
  });

  it('asks the other server when one stays silent for two seconds', async () => {
    vi.useFakeTimers();
    first.mockImplementation(() => new Promise(() => undefined));
    const reading = (await openSession()).query('select 1', []);
    await vi.advanceTimersByTimeAsync(2_000);
    vi.useRealTimers();
    expect(await reading).toEqual(rowsOf('second'));
  });

  it('are sent three times at most', async () => {
    first.mockImplementation(lost);
    second.mockImplementation(lost);
    const session = await openSession();
    await expect(session.query('select 1', [])).rejects.toMatchObject({ code: 'unavailable' });
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([2, 1]);
  });

  it('return to the first server when the second one fails too', async () => {
    first.mockImplementationOnce(lost).mockResolvedValue(rowsOf('first'));
    second.mockImplementation(lost);
    const engine = engineWithFallback({
      first: createEngine(first),
      second: { ...createEngine(second), connect: lost },
      lines,
      log,
    });
    for (let turn = 0; turn < 2; turn += 1)
      expect(await (await engine.connect()).query('select 1', [])).toEqual(rowsOf('first'));
  });

  it('repeats no later statement, which may belong to a transaction', async () => {
    first.mockResolvedValueOnce(rowsOf('first')).mockImplementation(lost);
    const session = await openSession();
    await session.query('begin', []);
    await expect(session.query('select 1', [])).rejects.toMatchObject({ code: 'unavailable' });
    expect(second).not.toHaveBeenCalled();
  });

  it('repeats no statement that is wrong', async () => {
    first.mockRejectedValue(Object.assign(new Error('syntax error'), { code: '42601' }));
    await expect((await openSession()).query('selec', [])).rejects.toThrow('syntax error');
    expect(second).not.toHaveBeenCalled();
  });

  it('have a connection pool of their own only where there is another server', async () => {
    const meter = { statementDone: () => undefined, connectionWaited: () => undefined };
    const open = (primaryUrl: string, url?: string) =>
      openGuideReads({ url, primaryUrl, log, meter, wrap: (engine) => engine });
    expect(open('postgresql://one/x')).toBeUndefined();
    expect(open('postgresql://one/x?target_session_attrs=read-write')).toBeUndefined();
    expect(open('postgresql://one,two/x?target_session_attrs=read-write')).toBeDefined();
    expect(open('postgresql://one/x', 'postgresql://two/x')).toBeDefined();
  });
});
