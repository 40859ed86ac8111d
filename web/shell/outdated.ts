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

/**
 * Loads the page anew, with its place in the history and the state of its navigation, where the server can be reached;
 * not twice within that pause, whatever is missing.
 * Resolves or rejects only where the page stays.
 */
export async function loadAnew(): Promise<void> {
  if (Date.now() - Number(sessionStorage.getItem(storageKey)) < pause) return;
  if (!(await fetch('/healthz')).ok) return;
  sessionStorage.setItem(storageKey, `${Date.now()}`);
  location.reload();
  await new Promise(() => undefined);
}
