import { createReadStream, createWriteStream } from 'node:fs';
import { access, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Database } from '../platform/database/database.ts';
import { exportDatabase, importDatabase } from '../platform/database/transfer.ts';
import { OperatorError } from './command.ts';
import { endSessions } from './endSessions.ts';

/** Hands the lines of an export to a reader with backpressure. */
class LinePipe implements AsyncIterable<string> {
  #waiting: string[] = [];
  #isEnded = false;
  #fault: unknown = null;
  #written: () => void = () => undefined;
  #taken: () => void = () => undefined;

  /** Resolves when there is room for another line. @throws when the reader has stopped */
  async write(line: string): Promise<void> {
    if (this.#fault !== null) throw this.#fault;
    this.#waiting.push(line);
    this.#written();
    if (this.#waiting.length < maxWaiting) return;
    await new Promise<void>((resolve) => {
      this.#taken = resolve;
    });
  }

  end(): void {
    this.#isEnded = true;
    this.#written();
  }

  /** Ends both sides; an error of one is thrown on the other. */
  break(fault: unknown): void {
    this.#fault ??= fault;
    this.#written();
    this.#taken();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<string> {
    for (;;) {
      if (this.#fault !== null) throw this.#fault;
      const lines = this.#waiting.splice(0);
      this.#taken();
      yield* lines;
      if (lines.length > 0) continue;
      if (this.#isEnded) return;
      await new Promise<void>((resolve) => {
        this.#written = resolve;
      });
    }
  }
}

/** Lines that an export may be ahead of its reader. */
const maxWaiting = 2_000;

/** Runs an export and its reader together; an error of either ends both. @returns the number of rows */
async function exported(database: Database, read: (lines: LinePipe) => Promise<unknown>): Promise<number> {
  const lines = new LinePipe();
  const breaking = (error: unknown) => {
    lines.break(error);
    throw error;
  };
  const writing = exportDatabase(database, (line) => lines.write(line)).then((rows) => {
    lines.end();
    return rows;
  });
  const [rows] = await Promise.allSettled([writing.catch(breaking), read(lines).catch(breaking)]).then(
    ([written, taken]) => {
      // The first error is the cause.
      if (taken.status === 'rejected') throw taken.reason;
      if (written.status === 'rejected') throw written.reason;
      return [written.value];
    },
  );
  return rows ?? 0;
}

/**
 * Writes a consistent snapshot of all tables into a new compressed file that only this user can read. An interrupted
 * backup leaves no file of that name.
 * @returns the number of rows.
 * @throws OperatorError when the file exists already, or cannot be written.
 */
export async function writeBackup(database: Database, file: string): Promise<number> {
  const target = path.resolve(file);
  const isThere = await access(target).then(
    () => true,
    () => false,
  );
  if (isThere) throw new OperatorError(`${target} is there already; a backup overwrites nothing.`);
  const unfinished = `${target}.unfinished`;
  try {
    const rows = await exported(database, (lines) =>
      pipeline(
        Readable.from(lines).map((line: string) => `${line}\n`),
        createGzip(),
        createWriteStream(unfinished, { mode: 0o600, flush: true }),
      ),
    );
    await rename(unfinished, target);
    const folder = await open(path.dirname(target));
    await folder.sync();
    await folder.close();
    return rows;
  } catch (error) {
    await rm(unfinished, { force: true });
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (['ENOENT', 'EACCES', 'EROFS', 'ENOSPC', 'ENOTDIR'].includes(code))
      throw new OperatorError(`${target} could not be written (${code}).`);
    throw error;
  }
}

/**
 * Reads a backup into an empty database, completely or not at all, and ends the sessions in it.
 * @returns the number of rows that were read.
 * @throws OperatorError when the file cannot be read; DatabaseRefusal when the file or the database is unsuitable.
 */
export async function readBackup(database: Database, file: string): Promise<number> {
  const source = path.resolve(file);
  await access(source).catch(() => {
    throw new OperatorError(`${source} cannot be read.`);
  });
  return database.transaction(async () => {
    const rows = await importDatabase(database, toLines(source));
    await endSessions(database);
    return rows;
  });
}

/** @throws OperatorError when the file is truncated or not a backup */
async function* toLines(source: string): AsyncGenerator<string> {
  const text = createGunzip().setEncoding('utf8');
  // An error of the stream also ends the loop below, which throws it.
  pipeline(createReadStream(source), text).catch(() => undefined);
  let begun = '';
  try {
    for await (const chunk of text) {
      const lines = (begun + String(chunk)).split('\n');
      begun = lines.pop() ?? '';
      yield* lines;
    }
  } catch {
    throw new OperatorError(`${source} is no whole backup; nothing was changed.`);
  }
  if (begun !== '') yield begun;
}

/** Copies everything from one database into another, which must be empty. @returns the number of rows. */
export function copyDatabase(from: Database, to: Database): Promise<number> {
  return exported(from, (lines) => importDatabase(to, lines));
}
