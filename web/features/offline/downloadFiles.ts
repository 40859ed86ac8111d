import { type AllOfflinePictures, isVerified, type OfflinePictures } from '../../../contract/offlineGuide.ts';
import { cacheNames } from '../../shared/client/cacheNames.ts';
import { fetchFile, WrongResponse } from './guideContents.ts';
import { hasHash } from './partHash.ts';
import { type GuideFile, isPicturePart, lastEntry, type PartName, totalBytes } from './storedFiles.ts';

export interface Download {
  /** In bytes, as transferred. */
  readonly onProgress: (progress: { done: number; total: number }) => void;
  readonly signal: AbortSignal;
}

/** How many files are fetched at a time. */
const parallel = 4;

/** Stores the pictures of a part, and their list last. */
async function storePictures(cache: Cache, part: PartName, pictures: OfflinePictures): Promise<void> {
  const headers = { 'content-type': 'image/svg+xml' };
  for (const [address, svg] of Object.entries(pictures)) {
    await cache.put(address, new Response(svg, { headers }));
  }
  await cache.put(lastEntry(part), Response.json(Object.keys(pictures)));
}

async function storeFile({ address, part, contains }: GuideFile, signal: AbortSignal): Promise<void> {
  const response = await fetchFile(address, { signal });
  if (!part) {
    await (await caches.open(cacheNames.program)).put(address, response);
    return;
  }
  const body = await response.arrayBuffer();
  if (isVerified(part) && !(await hasHash(body, part.hash)))
    throw new WrongResponse(address, response.status);
  const cache = await caches.open(cacheNames.guide);
  if (contains) {
    const all: AllOfflinePictures = JSON.parse(new TextDecoder().decode(body));
    for (const one of contains) {
      const pictures = all[one.name];
      if (!pictures) throw new WrongResponse(address, response.status);
      await storePictures(cache, one, pictures);
    }
  } else if (isPicturePart(part)) {
    await storePictures(cache, part, JSON.parse(new TextDecoder().decode(body)));
  } else {
    const headers = { 'content-type': 'application/json' };
    await cache.put(address, new Response(body, { headers }));
  }
}

/** Stores all files, or rejects with the first failure; files stored by then stay. */
export async function downloadFiles(
  files: readonly GuideFile[],
  { onProgress, signal }: Download,
): Promise<void> {
  const total = totalBytes(files);
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
  // Waits until all workers have ended, so that nothing is stored after a failure was reported.
  await Promise.all(Array.from({ length: parallel }, () => work().catch((error) => failed.abort(error))));
  stopped.throwIfAborted();
}
