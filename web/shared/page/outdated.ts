/** Milliseconds between two loads that nobody asked for. */
const pause = 15_000;
const storageKey = 'loadedAnew';

const failedImports = new WeakSet<Error>();

// Vite reports each import() that fails (vite.dev/guide/build, "Load Error Handling"); there is no window on the server.
if (typeof window !== 'undefined') {
  addEventListener('vite:preloadError', ({ payload }) => failedImports.add(payload));
}

/**
 * Whether a part of the page could not be loaded: as a rule a newer release has replaced the one that this page is of. The same
 * page will never get it, since browsers remember a failed import.
 */
export function isPartMissing(error: unknown): boolean {
  return error instanceof Error && failedImports.has(error);
}

/** Where nothing can be kept this page is taken for one that was. */
function wasLoadedAnew(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(storageKey)) < pause;
  } catch {
    return true;
  }
}

/**
 * Loads the page anew, with its place in the history and the state of its navigation, where the server can be reached;
 * not twice within that pause, whatever is missing.
 * Resolves or rejects only where the page stays.
 */
export async function loadAnew(): Promise<void> {
  const { pathname } = location;
  if (wasLoadedAnew() || !(await fetch('/healthz')).ok) return;
  // The visitor went on meanwhile, to a form perhaps.
  if (location.pathname !== pathname) return;
  sessionStorage.setItem(storageKey, `${Date.now()}`);
  location.reload();
  await new Promise(() => undefined);
}

/** Guide pages of one kind are alike, and hold nothing that a reload would lose. */
const kindOfPage = () => location.pathname.split('/')[1];

/** Until the network is back, or for a while. */
function someTime(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, pause);
    addEventListener('online', end);
  });
}

/**
 * A part of a guide page that comes by itself, and that the page can be read without: where it cannot be had, its room stays
 * as it is, and such a page is loaded anew once the server can be reached; where it is missing then too, never.
 */
export async function lesserPart<T>(load: () => Promise<T>): Promise<T> {
  const kind = kindOfPage();
  try {
    return await load();
  } catch {
    const isMissingAnew = wasLoadedAnew();
    while (!isMissingAnew) {
      if (kindOfPage() === kind) await loadAnew().catch(() => undefined);
      await someTime();
    }
    return new Promise(() => undefined);
  }
}
