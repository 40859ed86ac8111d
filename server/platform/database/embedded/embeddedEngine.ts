import { setImmediate as nextTurn } from 'node:timers/promises';
import { messages } from '@electric-sql/pglite';
import { Turns } from '../../turns.ts';
import { parameterText, UnreadableValue } from '../columnTypes.ts';
import type { Engine, EngineResult, Session } from '../engine.ts';
import { unavailable } from '../failures.ts';
import { DatabaseRefusal } from '../refusal.ts';
import { prepareDataFolder } from './dataFolder.ts';
import { noRoomSentence, watchDiskRoom } from './diskRoom.ts';
import { lockDataFolder } from './folderLock.ts';
import { openPglite, type PgliteInstance } from './pgliteInstance.ts';

export interface EmbeddedEngine extends Engine {
  /** fsync calls that reached the disk since the start, for tests and metrics. */
  readonly fsyncs: () => number;
}

export interface EmbeddedOptions {
  readonly dataDir: string;
  readonly log: (line: string) => void;
  /**
   * A data folder with an empty database, which a first start copies. Without one, or with one of another version, it
   * makes a new database: that takes 800 MB more and two seconds.
   */
  readonly emptyDatabase?: string | undefined;
  /** How long a query waits for the one connection before it fails with 'unavailable' (ms). */
  readonly timeout?: number;
  /** Replaces fsync in tests in which the disk fails. */
  readonly sync?: (descriptor: number) => void;
  /** Replaces the disk's number of free bytes. */
  readonly freeBytes?: () => number;
  /**
   * Called once with a message when another process could take the folder; afterwards the engine serves nothing. Logs
   * the message by default.
   */
  readonly onLockLost?: ((sentence: string) => void) | undefined;
  /** Time between two attempts to reopen the database after a crash (ms). */
  readonly reopenPause?: number;
}

/** Opening blocks the only thread for most of a second, but visitors must get responses even while the disk fails. */
const standardReopenPause = 5_000;

/** Interval of the lock check in an idle process (ms). */
const lockCheckInterval = 500;

/**
 * PGlite with its safeguards (docs/product/data.md): exclusive use of its folder, a real fsync, one caller at a time,
 * and a pause for the event loop before every query. After a crash of the engine queries fail with 'unavailable' until
 * the database is open again; the next query reopens it, and after a failed attempt only some seconds later. While the
 * disk is full the database is read only. Once the folder's lock is lost it neither reads nor writes: another process
 * may have the files.
 * @throws DatabaseRefusal when the folder is in use, cannot be written, or was written by another version
 */
export async function openEmbeddedEngine(options: EmbeddedOptions): Promise<EmbeddedEngine> {
  const { dataDir, log } = options;
  prepareDataFolder(dataDir);
  const room = watchDiskRoom(dataDir, options.freeBytes);
  if (!room.hasRoom()) throw new DatabaseRefusal(noRoomSentence(dataDir, room));
  const lock = lockDataFolder(dataDir);
  const mutex = new Turns({
    name: 'the embedded database',
    concurrency: 1,
    timeout: options.timeout ?? 10_000,
  });
  let fsyncsBefore = 0;
  let instance: PgliteInstance | undefined;
  try {
    instance = await openPglite(options, lock);
  } catch (error) {
    lock.release();
    if (error instanceof DatabaseRefusal) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseRefusal(`The database in ${dataDir} cannot be opened (${reason}).`, error);
  }

  let isLockLost = false;
  function checkLock(): void {
    if (isLockLost || lock.isOurs()) return;
    isLockLost = true;
    clearInterval(lockChecks);
    const report = options.onLockLost ?? log;
    report(
      `The lock of the data folder ${dataDir} was deleted or replaced while this process used it: it stops, before another one writes the same database. Start it again.`,
    );
  }
  const lockChecks = setInterval(checkLock, lockCheckInterval).unref();

  /** Called before every statement, including commits, so that nothing is acknowledged that another process may overwrite. */
  function assertLocked(): void {
    checkLock();
    if (isLockLost) throw unavailable(new Error('the lock of the data folder is lost'));
  }

  function crashed(error: unknown): void {
    if (instance === undefined) return;
    fsyncsBefore += instance.files.fsyncs;
    // Not closed: its memory cannot be trusted, and committed data is in the log on disk.
    if (readOnly === instance) readOnly = undefined;
    instance = undefined;
    const reason = error instanceof Error ? error.message : String(error);
    log(`The embedded database crashed (${reason}); it is opened again with the next query.`);
  }

  /** The error of the last attempt to reopen after a crash, and the time of the next one by performance.now(). */
  let refusedOpening: { readonly error: unknown; readonly until: number } | undefined;
  async function openAgain(): Promise<PgliteInstance> {
    if (refusedOpening && performance.now() < refusedOpening.until) throw unavailable(refusedOpening.error);
    try {
      const opened = await openPglite(options, lock);
      if (refusedOpening) log('The embedded database is open again.');
      refusedOpening = undefined;
      return opened;
    } catch (error) {
      const pause = options.reopenPause ?? standardReopenPause;
      if (!refusedOpening) {
        const reason = error instanceof Error ? error.message : String(error);
        log(`The embedded database cannot be opened again (${reason}); it is tried every ${pause / 1000} s.`);
      }
      refusedOpening = { error, until: performance.now() + pause };
      throw unavailable(error);
    }
  }

  /** The instance that is set to read only. */
  let readOnly: PgliteInstance | undefined;
  let isFull = false;
  /** Makes PostgreSQL itself reject writes (25006) while the disk is full, so that no statement is left half done. */
  async function followRoom(opened: PgliteInstance): Promise<void> {
    const hasRoom = room.hasRoom();
    if (hasRoom === (readOnly === opened)) {
      await opened.pglite.exec(`set default_transaction_read_only = ${hasRoom ? 'off' : 'on'}`);
      readOnly = hasRoom ? undefined : opened;
    }
    if (hasRoom !== isFull) return;
    isFull = !hasRoom;
    log(
      hasRoom
        ? 'The disk of the data folder has room again: the database takes everything.'
        : `The disk of the data folder is full (${room.free} MB are free): the database is only read.`,
    );
  }

  async function currentInstance(): Promise<PgliteInstance> {
    if (closing !== undefined) throw unavailable(new Error('the database is closed'));
    assertLocked();
    instance ??= await openAgain();
    const opened = instance;
    try {
      await followRoom(opened);
    } catch (error) {
      crashed(error);
      throw unavailable(error);
    }
    return opened;
  }

  async function closeNow(): Promise<void> {
    const release = await mutex.take();
    try {
      clearInterval(lockChecks);
      // Closing writes a checkpoint.
      if (!isLockLost) await instance?.pglite.close();
    } finally {
      instance = undefined;
      lock.release();
      release();
    }
  }

  let closing: Promise<void> | undefined;
  return {
    kind: 'embedded',
    connect: async () => {
      const release = await mutex.take();
      try {
        return new EmbeddedSession(await currentInstance(), { assertLocked, crashed, release });
      } catch (error) {
        release();
        throw error;
      }
    },
    // A crashed engine does not count as read only: its queries fail with their own error.
    takesWrites: () => instance === undefined || readOnly !== instance,
    fsyncs: () => fsyncsBefore + (instance?.files.fsyncs ?? 0),
    close: () => {
      closing ??= closeNow();
      return closing;
    },
  };
}

interface SessionDeps {
  readonly assertLocked: () => void;
  readonly crashed: (error: unknown) => void;
  readonly release: () => void;
}

class EmbeddedSession implements Session {
  readonly #instance: PgliteInstance;
  readonly #deps: SessionDeps;
  #usable = true;

  constructor(instance: PgliteInstance, deps: SessionDeps) {
    this.#instance = instance;
    this.#deps = deps;
  }

  async query(sql: string, parameters: readonly unknown[]): Promise<EngineResult> {
    const texts = parameters.map(parameterText);
    const result = await this.#run(() => this.#instance.pglite.query(sql, texts));
    const command = result.command ?? '';
    const writes = /^(INSERT|UPDATE|DELETE|MERGE)$/.test(command);
    return { rows: result.rows, affected: writes ? (result.affectedRows ?? 0) : undefined, command };
  }

  async script(sql: string): Promise<void> {
    await this.#run(() => this.#instance.pglite.exec(sql));
  }

  async #run<T>(query: () => Promise<T>): Promise<T> {
    // PGlite computes on this thread and resolves through microtasks alone, which would starve timers and sockets.
    await nextTurn();
    if (!this.#usable) throw unavailable(new Error('the embedded database crashed under this transaction'));
    this.#deps.assertLocked();
    try {
      return await query();
    } catch (error) {
      if (this.#instance.crashes.seen === undefined && !isCrash(error)) throw error;
      this.#usable = false;
      this.#deps.crashed(error);
      throw unavailable(error);
    }
  }

  release(): void {
    this.#deps.release();
  }
}

/** Whether the error is not PostgreSQL's own, or one after which PostgreSQL ends. */
function isCrash(error: unknown): boolean {
  if (error instanceof messages.DatabaseError)
    return error.severity === 'FATAL' || error.severity === 'PANIC';
  return !(error instanceof UnreadableValue);
}
