import {
  type AllPocketPictures,
  isVerified,
  type PocketPart,
  type PocketPictures,
} from '../../../contract/pocketGuide.ts';
import { cacheNames } from './caches.ts';
import { fetchFile, WrongResponse } from './guideContents.ts';
import { hasHash } from './partHash.ts';
import { type GuideFile, isOfPictures, lastEntryOf, sumOfBytes } from './storedFiles.ts';

export interface Download {
  /** In bytes, as transferred. */
  readonly onProgress: (progress: { done: number; total: number }) => void;
  readonly signal: AbortSignal;
}

/** How many files are fetched at a time. */
const parallel = 4;

type PartName = Pick<PocketPart, 'name' | 'hash'>;

/** Stores each picture of a part under its address, and last the list of them. */
async function storePictures(cache: Cache, part: PartName, pictures: PocketPictures): Promise<void> {
  const headers = { 'content-type': 'image/svg+xml' };
  for (const [picture, svg] of Object.entries(pictures)) {
    await cache.put(picture, new Response(svg, { headers }));
  }
  await cache.put(lastEntryOf(part), Response.json(Object.keys(pictures)));
}

/** Stores one part. A text is stored as the server sent it, since its hash is checked again when it is read. */
async function storePart(cache: Cache, part: PartName, body: ArrayBuffer): Promise<void> {
  if (isOfPictures(part)) {
    await storePictures(cache, part, JSON.parse(new TextDecoder().decode(body)));
    return;
  }
  const headers = { 'content-type': 'application/json' };
  await cache.put(lastEntryOf(part), new Response(body, { headers }));
}

async function storeFile(file: GuideFile, signal: AbortSignal): Promise<void> {
  const { address } = file;
  const response = await fetchFile(address, { signal });
  if (file.kind === 'program') {
    await (await caches.open(cacheNames.program)).put(address, response);
    return;
  }
  const body = await response.arrayBuffer();
  const { hash } = file.kind === 'part' ? file.part : file;
  const isChecked = file.kind === 'allPictures' || isVerified(file.part);
  if (isChecked && !(await hasHash(body, hash))) throw new WrongResponse(address, response.status);
  const cache = await caches.open(cacheNames.guide);
  if (file.kind === 'part') return storePart(cache, file.part, body);
  const pictures: AllPocketPictures = JSON.parse(new TextDecoder().decode(body));
  for (const part of file.parts) await storePictures(cache, part, pictures[part.name] ?? {});
}

/** Stores all files, or rejects with the first failure; what is stored by then stays. */
export async function downloadFiles(
  files: readonly GuideFile[],
  { onProgress, signal }: Download,
): Promise<void> {
  const total = sumOfBytes(files);
  let done = 0;
  onProgress({ done, total });
  const failed = new AbortController();
  const stopped = AbortSignal.any([signal, failed.signal]);
  const waiting = [...files];
  const work = async () => {
    for (let file = waiting.shift(); file && !stopped.aborted; file = waiting.shift()) {
      await storeFile(file, stopped);
      done += file.bytes;
      onProgress({ done, total });
    }
  };
  // All have ended before this returns, so that nothing is stored after a failure was reported.
  await Promise.all(Array.from({ length: parallel }, () => work().catch((error) => failed.abort(error))));
  stopped.throwIfAborted();
}
