import type { PocketPictures } from '../../../contract/pocketGuide.ts';
import { cacheNames } from './caches.ts';
import { fetchFile, WrongResponse } from './guideContents.ts';
import { hasHash } from './partHash.ts';
import { type GuideFile, isOfPictures, lastEntryOf } from './storedFiles.ts';

export interface Download {
  /** In bytes, as transferred. */
  readonly onProgress: (progress: { done: number; total: number }) => void;
  readonly signal: AbortSignal;
}

/** How many files are fetched at a time. */
const parallel = 4;

async function storeFile({ address, part }: GuideFile, signal: AbortSignal): Promise<void> {
  const response = await fetchFile(address, { signal });
  if (!part) {
    await (await caches.open(cacheNames.program)).put(address, response);
    return;
  }
  const body = await response.arrayBuffer();
  if (!(await hasHash(body, part.hash))) throw new WrongResponse(address, response.status);
  const cache = await caches.open(cacheNames.guide);
  if (!isOfPictures(part)) {
    const headers = { 'content-type': 'application/json' };
    await cache.put(lastEntryOf(part), new Response(body, { headers }));
    return;
  }
  const pictures: PocketPictures = JSON.parse(new TextDecoder().decode(body));
  const headers = { 'content-type': 'image/svg+xml' };
  for (const [picture, svg] of Object.entries(pictures)) {
    await cache.put(picture, new Response(svg, { headers }));
  }
  await cache.put(lastEntryOf(part), Response.json(Object.keys(pictures)));
}

/** Stores all files, or rejects with the first failure; what is stored by then stays. */
export async function downloadFiles(
  files: readonly GuideFile[],
  { onProgress, signal }: Download,
): Promise<void> {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
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
