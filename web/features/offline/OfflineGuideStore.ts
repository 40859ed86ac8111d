import { useSyncExternalStore } from 'react';
import type { Language } from '../../../domain/languages.ts';
import { cacheNames } from '../../shared/client/cacheNames.ts';
import { Store } from '../../shared/Store.ts';
import { type GuideRecord, readGuideRecord } from './guideRecord.ts';
import { keepGuide, removeOfflineGuide, updateOfflineGuide } from './keepGuide.ts';
import { openOfflineWorker } from './offlineWorker.ts';
import { dropParts, isWhole } from './storedFiles.ts';
import { wasGuideSaved } from './wasKept.ts';

/** Why the guide could not be kept: no network, no space, or a browser that does not store it. */
export type OfflineGuideFailure = 'network' | 'quota' | 'storage';

interface Kept extends Pick<GuideRecord, 'keptAt' | 'bytes' | 'languages'> {
  readonly kind: 'kept';
  /** Whether parts of the guide have disappeared from this device. */
  readonly isIncomplete: boolean;
}

interface Absent {
  readonly kind: 'absent';
  /** Whether a guide was saved here and the browser has deleted it. */
  readonly isEvicted: boolean;
}

export type OfflineGuideState =
  /** This device has not been checked yet. */
  | { readonly kind: 'unknown' }
  /** The browser blocks its caches. */
  | { readonly kind: 'unsupported' }
  | Absent
  /** `total` is 0 until the sizes are known. */
  | { readonly kind: 'keeping'; readonly done: number; readonly total: number }
  | Kept
  | { readonly kind: 'failed'; readonly reason: OfflineGuideFailure; readonly former: Kept | Absent };

const unknown: OfflineGuideState = { kind: 'unknown' };

/** The guide is compared with the server's at most once in this time (ms): 6 hours. */
const updateInterval = 6 * 3_600_000;

function toFailure(error: unknown): OfflineGuideFailure {
  if (!(error instanceof DOMException)) return 'network';
  if (error.name === 'QuotaExceededError') return 'quota';
  return error.name === 'TimeoutError' ? 'network' : 'storage';
}

/** Network Information API, which TypeScript does not know; missing in Safari and Firefox. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the guide may be downloaded without asking the visitor. */
function isDataCheap(): boolean {
  const { onLine, connection }: Navigator & { readonly connection?: Connection } = navigator;
  const isSlow = connection?.effectiveType?.endsWith('2g') ?? false;
  return onLine && !connection?.saveData && !isSlow;
}

async function lookUp(): Promise<Kept | Absent> {
  const kept = await readGuideRecord();
  if (!kept) return { kind: 'absent', isEvicted: wasGuideSaved() };
  const { keptAt, bytes, languages } = kept;
  return { kind: 'kept', keptAt, bytes, languages, isIncomplete: !(await isWhole(kept)) };
}

/** The guide on this device, for this tab's screens. */
export class OfflineGuideStore {
  readonly #state = new Store<OfflineGuideState>(unknown);
  /** Aborts the download that this tab has started. */
  #abort: AbortController | null = null;
  #channel: BroadcastChannel | null = null;

  /** Tells the other tabs to check again what is stored, after this tab has changed it. */
  #announce(): void {
    this.#openChannel().postMessage(null);
  }

  #openChannel(): BroadcastChannel {
    if (this.#channel) return this.#channel;
    this.#channel = new BroadcastChannel('keptGuide');
    this.#channel.onmessage = () => void this.#refresh();
    return this.#channel;
  }

  async #refresh(): Promise<void> {
    if (this.#abort) return;
    try {
      // Rejects if the browser blocks caches, as in some private windows.
      await caches.has(cacheNames.guide);
    } catch {
      this.#state.set({ kind: 'unsupported' });
      return;
    }
    const found = await lookUp();
    if (this.#abort) return;
    const state = this.now();
    // Stays evicted until the page is left, although the screen that shows the loss has deleted the mark.
    const staysEvicted = found.kind === 'absent' && state.kind === 'absent' && state.isEvicted;
    this.#state.set(staysEvicted ? state : found);
  }

  readonly now = this.#state.now;

  readonly subscribe = (listener: () => void): (() => void) => {
    const unsubscribe = this.#state.subscribe(listener);
    if (this.now() === unknown) {
      this.#openChannel();
      void this.#refresh();
    }
    return unsubscribe;
  };

  /** Saves the guide in a language, or updates it. */
  async keep(language: Language): Promise<void> {
    if (this.#abort) return;
    const abort = new AbortController();
    this.#abort = abort;
    this.#state.set({ kind: 'keeping', done: 0, total: 0 });
    let failure: OfflineGuideFailure | null = null;
    try {
      const onProgress = (progress: { done: number; total: number }) =>
        this.#state.set({ kind: 'keeping', ...progress });
      await keepGuide(language, { onProgress, signal: abort.signal });
      this.#announce();
    } catch (error) {
      if (!abort.signal.aborted) failure = toFailure(error);
    }
    const former = await lookUp().catch((): Absent => ({ kind: 'absent', isEvicted: false }));
    this.#abort = null;
    this.#state.set(failure ? { kind: 'failed', reason: failure, former } : former);
  }

  cancel(): void {
    this.#abort?.abort();
  }

  async remove(): Promise<void> {
    await removeOfflineGuide();
    this.#announce();
    await this.#refresh();
  }

  /** Completes and updates the guide by itself, if that is due and data is cheap. */
  async checkForUpdate(now = new Date()): Promise<void> {
    await this.#refresh();
    const state = this.now();
    if (state.kind !== 'kept') return;
    // The worker's installation may have been interrupted after the record was written.
    await openOfflineWorker();
    const age = now.getTime() - Date.parse(state.keptAt);
    // A negative age comes from a wrong clock.
    const isDue = state.isIncomplete || age < 0 || age >= updateInterval;
    if (!isDue || !isDataCheap()) return;
    await updateOfflineGuide();
    this.#announce();
    await this.#refresh();
  }

  /** Fetches parts again whose content was found to be damaged; without network the guide is incomplete. */
  async repair(damaged: readonly string[]): Promise<void> {
    const kept = await readGuideRecord();
    if (!kept) return;
    await dropParts(kept, damaged);
    await this.checkForUpdate();
  }

  close(): void {
    this.#channel?.close();
  }
}

export const offlineGuideStore = new OfflineGuideStore();

export function useOfflineGuide(): OfflineGuideState {
  return useSyncExternalStore(offlineGuideStore.subscribe, offlineGuideStore.now, () => unknown);
}
