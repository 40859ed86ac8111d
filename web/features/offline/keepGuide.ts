import { offlineFormat } from '../../../contract/offlineGuide.ts';
import type { Language } from '../../../domain/languages.ts';
import { cacheNames } from '../../shared/client/cacheNames.ts';
import { type Download, downloadFiles } from './downloadFiles.ts';
import { fetchContents } from './guideContents.ts';
import { readGuideRecord, readSavedProgram, writeGuideRecord, writeSavedProgram } from './guideRecord.ts';
import { persistStorage } from './installation.ts';
import { openOfflineWorker } from './offlineWorker.ts';
import { programFiles } from './programFiles.ts';
import { deleteUnnamed, filesToFetch, missingFiles, totalBytes } from './storedFiles.ts';
import { markGuideSaved, unmarkGuideSaved } from './wasKept.ts';

/** Only one tab at a time changes the guide on this device. */
const lock = 'keptGuide';

/**
 * Stores the server's current guide in these languages. Until the new record is written, the previous one and everything
 * that it lists stay as they are.
 */
async function storeGuide(languages: readonly Language[], download: Download): Promise<void> {
  const contents = await fetchContents(languages, download.signal);
  await downloadFiles(await missingFiles(contents), download);
  const { program, parts } = contents;
  await writeSavedProgram(program);
  await writeGuideRecord({
    format: offlineFormat,
    languages,
    parts: parts.map(({ name, hash }) => ({ name, hash })),
    keptAt: new Date().toISOString(),
    bytes: totalBytes(filesToFetch(contents)),
  });
  markGuideSaved();
  // After writing the record, from which the worker knows which of the program's files to keep.
  if (!(await openOfflineWorker())) throw new Error('the worker could not be installed');
  // If this fails, the next update deletes what is left over.
  await deleteUnnamed(parts).catch(() => undefined);
}

/**
 * Saves the guide in a language, in addition to those saved before. Rejects if that fails or is aborted; the
 * next attempt fetches only what is still missing.
 */
export async function keepGuide(language: Language, download: Download): Promise<void> {
  // Another tab may be downloading: what it has stored is not fetched again.
  await navigator.locks.request(lock, { signal: download.signal }, async () => {
    const languages = (await readGuideRecord())?.languages ?? [];
    await storeGuide([...new Set([...languages, language])], download);
  });
  // Not awaited: Firefox asks the visitor.
  void persistStorage();
}

/** Updates the guide on this device, unless another tab is changing it. */
export async function updateOfflineGuide(): Promise<void> {
  await navigator.locks.request(lock, { ifAvailable: true }, async (taken) => {
    const kept = taken && (await readGuideRecord());
    if (!kept) return;
    await storeGuide(kept.languages, { onProgress: () => undefined, signal: new AbortController().signal });
  });
}

/** Deletes the guide, and those of the program's files that cards and tickets do not need. */
export async function removeOfflineGuide(): Promise<void> {
  await navigator.locks.request(lock, async () => {
    const [kept, program] = await Promise.all([readGuideRecord(), readSavedProgram()]);
    await caches.delete(cacheNames.guide);
    unmarkGuideSaved();
    if (!kept || !program) return;
    const { cards, cardMessages } = program;
    const needed = new Set([...cards, ...Object.values(cardMessages).flat()].map(({ address }) => address));
    const cache = await caches.open(cacheNames.program);
    for (const { address } of programFiles(program, kept.languages)) {
      if (!needed.has(address)) await cache.delete(address);
    }
  });
}

/** Bytes still to download for the guide in a language. */
export async function offlineDownloadSize(language: Language, signal: AbortSignal): Promise<number> {
  const languages = (await readGuideRecord())?.languages ?? [];
  const contents = await fetchContents([...new Set([...languages, language])], signal);
  return totalBytes(await missingFiles(contents));
}
