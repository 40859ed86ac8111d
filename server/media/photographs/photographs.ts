import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { maxPhotographBytes } from '../../../domain/places/photographRules.ts';
import { knownPhotographs } from '../../guide/photographRows.ts';
import { cacheControl, sendTagged } from '../../http/caching.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/problem.ts';
import { type EncodedPhotograph, encodePhotograph } from './encodePhotograph.ts';

interface PhotographsDeps {
  readonly database: Database;
  readonly clock: Clock;
}

/** The uploader, as in the audit trail; without an id for a photograph that came with the content. */
export interface Uploader {
  readonly id: string | null;
  readonly name: string;
}

export interface StoredPhotograph {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
}

export interface Photographs {
  /**
   * Reads an upload and stores its sizes. Uploading the same bytes again does not create a second photograph.
   * `inTransaction` runs in the transaction that inserts a new one.
   * @throws ProblemError 'invalidRequest' naming the fault, 'payloadTooLarge', 'unavailable' while others are read
   */
  add(
    upload: AsyncIterable<Uint8Array>,
    by: Uploader,
    inTransaction?: (photograph: StoredPhotograph) => Promise<void>,
  ): Promise<StoredPhotograph>;
}

/** Maximum photographs that wait or are decoded. An upload counts only once it has arrived, so a slow one blocks nobody. */
const maxDecoding = 3;
/** Bytes up to which an oversized upload is read, so that browsers get the refusal; then the connection ends. */
const maxDropped = 3 * maxPhotographBytes;

/** The photographs of the guide, in the database. */
export function createPhotographs({ database, clock }: PhotographsDeps): Photographs {
  let decoding = 0;
  let last: Promise<unknown> = Promise.resolve();

  /** Decoding takes up to 400 MB, so one photograph after the other. */
  function encodeNext(bytes: Buffer): Promise<EncodedPhotograph> {
    const encoded = last.then(() => encodePhotograph(bytes));
    last = encoded.catch(() => undefined);
    return encoded;
  }

  async function store(
    bytes: Buffer,
    by: Uploader,
    inTransaction: (photograph: StoredPhotograph) => Promise<void>,
  ): Promise<StoredPhotograph> {
    const hash = createHash('sha256').update(bytes).digest('hex');
    const known = await renewPhotograph(database, hash, clock.now());
    if (known) return known;
    return insertPhotograph(database, clock, { hash, by, encoded: await encodeNext(bytes), inTransaction });
  }

  return {
    async add(upload, by, inTransaction = async () => undefined) {
      const bytes = await readUpload(upload);
      if (decoding >= maxDecoding)
        throw new ProblemError('unavailable', 'other photographs are being decoded');
      decoding += 1;
      try {
        return await store(bytes, by, inTransaction);
      } finally {
        decoding -= 1;
      }
    },
  };
}

/** @throws ProblemError 'payloadTooLarge', and 'invalidRequest' where the connection ends early */
async function readUpload(upload: AsyncIterable<Uint8Array>): Promise<Buffer> {
  let chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of upload) {
      length += chunk.length;
      if (length > maxDropped) break;
      if (length > maxPhotographBytes) chunks = [];
      else chunks.push(chunk);
    }
  } catch {
    throw new ProblemError('invalidRequest', 'the upload has ended early');
  }
  if (length > maxPhotographBytes) {
    const message = `is larger than ${maxPhotographBytes / 1024 / 1024} MB`;
    throw new ProblemError('payloadTooLarge', `photograph: ${message}`, [
      { field: 'photograph', code: 'tooLarge', message },
    ]);
  }
  return Buffer.concat(chunks);
}

/** Returns a stored photograph, and restarts the days after which an unused one is removed. */
function renewPhotograph({ sql }: Database, hash: string, now: Date): Promise<StoredPhotograph | undefined> {
  return sql
    .updateTable('photograph')
    .set({ uploaded_at: now })
    .where('hash', '=', hash)
    .returning(['hash', 'width', 'height'])
    .executeTakeFirst();
}

interface NewPhotograph {
  readonly hash: string;
  readonly by: Uploader;
  readonly encoded: EncodedPhotograph;
  readonly inTransaction: (photograph: StoredPhotograph) => Promise<void>;
}

/** Stores a photograph. If two requests store the same upload at once, only the first one inserts it. */
function insertPhotograph(
  database: Database,
  clock: Clock,
  { hash, by, encoded: { width, height, sizes }, inTransaction }: NewPhotograph,
): Promise<StoredPhotograph> {
  const photograph = { hash, width, height };
  return database.transaction(async () => {
    const added = await database.sql
      .insertInto('photograph')
      .values({ ...photograph, uploaded_at: clock.now(), staff_id: by.id, who: by.name })
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .returning('hash')
      .executeTakeFirst();
    if (!added) return photograph;
    for (const size of sizes)
      await database.sql
        .insertInto('photograph_size')
        .values({ hash, ...size })
        .execute();
    await inTransaction(photograph);
    return photograph;
  });
}

const fileShape = /^([0-9a-f]{64})\.(jpe?g|png|webp|avif)$/;

/**
 * Imports the photographs of content/photographs that the database lacks. A file's name is the hash by which pictures refer
 * to it. It may differ from the hash of the file's bytes, since an export contains the largest size instead of the upload.
 */
export async function importPhotographs({ database, clock }: PhotographsDeps, folder: string): Promise<void> {
  const files = (await readdir(folder).catch(() => [])).flatMap((file) => {
    const [, hash] = fileShape.exec(file) ?? [];
    return hash === undefined ? [] : [{ file, hash }];
  });
  const known = await knownPhotographs(
    database,
    files.map(({ hash }) => hash),
  );
  for (const { file, hash } of files) {
    if (known.has(hash)) continue;
    const encoded = await encodePhotograph(await readFile(path.join(folder, file)));
    const by = { id: null, name: 'content' };
    await insertPhotograph(database, clock, { hash, by, encoded, inTransaction: async () => undefined });
  }
}

const addressShape = /^([0-9a-f]{64})-(\d{1,4})\.(webp|jpg)$/;

/** Serves the sizes of photographs. Their bytes never change, so that the address is their tag. */
export function registerPhotographs(app: FastifyInstance, { sql }: Database): void {
  app.get<{ Params: { file: string } }>('/photographs/:file', async (request, reply) => {
    const [, hash = '', width = '', format] = addressShape.exec(request.params.file) ?? [];
    if (format !== 'webp' && format !== 'jpg') throw new ProblemError('notFound');
    const size = sql
      .selectFrom('photograph_size')
      .where('hash', '=', hash)
      .where('width', '=', Number(width))
      .where('format', '=', format);
    const tag = `W/"${hash.slice(0, 16)}-${width}"`;
    const row = await size.select('bytes').executeTakeFirst();
    if (!row) throw new ProblemError('notFound');
    reply.header('cache-control', cacheControl.forever).type(format === 'jpg' ? 'image/jpeg' : 'image/webp');
    return sendTagged(request, reply, Buffer.from(row.bytes), tag);
  });
}
