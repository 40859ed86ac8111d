/** Milliseconds between two loads that nobody asked for. */
const pause = 15_000;
const storageKey = 'loadedAnew';

/**
 * Whether a part of the page could not be had: as a rule a newer release has taken the place of the one that this page
 * is of (vite.config.ts gives the error this name). The same page will never get it, since browsers remember a failed import.
 */
export function isPartMissing(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

const wasLoadedAnew = () => Date.now() - Number(sessionStorage.getItem(storageKey)) < pause;

/**
 * Loads the page anew, with its place in the history and the state of its navigation, where the server can be reached;
 * not twice within that pause, whatever is missing.
 * Resolves or rejects only where the page stays.
 */
export async function loadAnew(): Promise<void> {
  if (wasLoadedAnew()) return;
  if (!(await fetch('/healthz')).ok) return;
  sessionStorage.setItem(storageKey, `${Date.now()}`);
  location.reload();
  await new Promise(() => undefined);
}

/**
 * A part that comes by itself, and that the page can be read without: where it cannot be had, its room stays as it is, and the
 * page is loaded anew once the server can be reached; where it is missing then too, never.
 */
export async function lesserPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    while (!wasLoadedAnew()) {
      await loadAnew().catch(() => undefined);
      await new Promise((resolve) => {
        addEventListener('online', resolve, { once: true });
        setTimeout(resolve, pause);
      });
    }
    return new Promise(() => undefined);
  }
}
