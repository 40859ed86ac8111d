import { connection } from '../client/connection.ts';

/** Minimum time between two automatic reloads (ms). */
const pause = 15_000;
const storageKey = 'loadedAnew';

const failedImports = new WeakSet<Error>();

// Vite reports each import() that fails (vite.dev/guide/build, "Load Error Handling"); there is no window on the
// server.
if (typeof window !== 'undefined') {
  addEventListener('vite:preloadError', ({ payload }) => failedImports.add(payload));
}

/**
 * Whether a part of the page failed to load, usually because a newer release has replaced this page's build. Retrying
 * on the same page cannot help, since browsers remember a failed import.
 */
export function isPartMissing(error: unknown): boolean {
  return error instanceof Error && failedImports.has(error);
}

/** Without storage the page counts as already reloaded, to avoid a loop. */
function wasReloaded(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(storageKey)) < pause;
  } catch {
    return true;
  }
}

/**
 * Reloads the page, keeping its history entry and navigation state, if the server can be reached; at most once per
 * `pause`, whatever is missing. Resolves or rejects only if the page is not reloaded.
 */
export async function reloadPage(): Promise<void> {
  const { pathname } = location;
  if (wasReloaded()) return;
  const response = await fetch('/healthz').catch(() => null);
  connection.note(response !== null);
  if (!response?.ok) return;
  // The visitor has navigated meanwhile, perhaps to a form.
  if (location.pathname !== pathname) return;
  sessionStorage.setItem(storageKey, `${Date.now()}`);
  location.reload();
  await new Promise(() => undefined);
}

/**
 * Loads a part that a press has asked for. If that fails, a newer release may have replaced the files of this page, so
 * the page is reloaded. Returns null where it is not.
 */
export async function loadOnPress<T>(load: () => Promise<T>): Promise<T | null> {
  try {
    return await load();
  } catch {
    await reloadPage().catch(() => undefined);
    return null;
  }
}

/** Guide pages of one kind are equivalent here, and have no state that a reload would lose. */
const pageKind = () => location.pathname.split('/')[1];

/** Waits until the network is back, or for the pause. */
function waitToRetry(): Promise<void> {
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
 * Loads an optional part of a guide page. If that fails, its space stays as it is, and the page is reloaded once the
 * server can be reached; if it fails after the reload too, no further reload follows.
 */
export async function loadOptionalPart<T>(load: () => Promise<T>): Promise<T> {
  const kind = pageKind();
  try {
    return await load();
  } catch {
    const isMissingAfterReload = wasReloaded();
    while (!isMissingAfterReload) {
      if (pageKind() === kind) await reloadPage().catch(() => undefined);
      await waitToRetry();
    }
    return new Promise(() => undefined);
  }
}
