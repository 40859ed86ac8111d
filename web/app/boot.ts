import { sessionCookieIn } from '../shared/client/cookies.ts';

/**
 * Runs inline, before any other script and before the first paint. A guide page is the same for everyone: for a
 * logged-in visitor the script shows the greeting in place of the login (shell/Header.tsx). It loads the page's scripts
 * at the `load` event, 2.5 s after DOMContentLoaded or at the first input, whichever is first
 * (docs/product/screens.md#the-rendered-page). It records the last button press or form submission before hydration, to
 * replay it afterwards. If the scripts cannot be loaded, or the visitor goes back or forward before hydration, it
 * reloads the page. It first hides a sandbox banner that was closed earlier. Its text is fixed: the content security
 * policy contains its hash.
 */
const scripts: string[] = JSON.parse(document.getElementById('scripts')?.textContent ?? '[]');
try {
  // Closed for this session (shell/SandboxBanner.tsx).
  if (sessionStorage.getItem('sandboxClosed')) document.getElementById('sandbox')?.setAttribute('hidden', '');
} catch {
  // Storage is blocked: the banner was never closed.
}
// Logged in only if both cookies exist (docs/product/accounts.md#sign-in).
const { cookie } = document;
const nickname = sessionCookieIn(cookie, 'access_token') && sessionCookieIn(cookie, 'nickname');
if (nickname) {
  document.documentElement.setAttribute('data-visitor', '');
  for (const place of document.querySelectorAll('[data-nickname]')) place.textContent = nickname;
}
let started = false;
let replay: (() => void) | null = null;
const untilHydrated = new AbortController();
const { signal } = untilHydrated;

/**
 * During a rollout, a process of the other version may have received the request for a script that it lacks. A browser
 * remembers a failed module until the page is reloaded (HTML issue 6768), so the page reloads: only when the server can
 * be reached, after increasing pauses, at most four times.
 */
function reloadAfterPause() {
  document.getElementById('broken')?.removeAttribute('hidden');
  const tries = Number(sessionStorage.getItem('tries')) + 1;
  if (tries > 4) return;
  setTimeout(async () => {
    if (!(await fetch('/healthz').catch(() => null))?.ok) return reloadAfterPause();
    // Another script failed, not one of this build.
    if (signal.aborted) return;
    sessionStorage.setItem('tries', `${tries}`);
    location.reload();
  }, 2000 * tries);
}

function start() {
  if (started) return;
  started = true;
  scripts.forEach((address, index) => {
    if (index > 0) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = address;
      document.head.append(link);
      return;
    }
    const script = document.createElement('script');
    script.type = 'module';
    script.src = address;
    script.onerror = reloadAfterPause;
    document.head.append(script);
  });
}

function recordTap({ target }: Event) {
  const button = target instanceof Element && target.closest<HTMLElement>('button[type=button]');
  if (button && !button.hasAttribute('data-native')) replay = () => button.isConnected && button.click();
}

/**
 * Only the script can send a form with `method=post` and no action, so it waits; one with an action submits natively.
 */
function recordSubmit(event: Event) {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.method !== 'post' || form.hasAttribute('action')) return;
  event.preventDefault();
  replay = () => form.isConnected && form.requestSubmit();
}

const { pathname, search } = location;
/** After a reload, Back changes the address alone until the router listens; a jump within the page keeps path and query. */
function reloadAtOtherAddress() {
  if (location.pathname !== pathname || location.search !== search) location.reload();
}

addEventListener('popstate', reloadAtOtherAddress, { signal });
document.addEventListener('click', recordTap, { capture: true, signal });
document.addEventListener('submit', recordSubmit, { capture: true, signal });
// The entry's imports failed, or the server could not be reached.
addEventListener('unhandledrejection', reloadAfterPause, { signal });
document.addEventListener('solbada:alive', () => {
  untilHydrated.abort();
  replay?.();
});
for (const kind of ['pointerdown', 'keydown', 'input', 'wheel']) {
  document.addEventListener(kind, start, { once: true, passive: true, capture: true });
}
// The browser's offer to install; features/offline/installation.ts takes it.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.installPrompt = event;
});
addEventListener('load', start);
// This script is at the end of the document: DOMContentLoaded follows at once.
setTimeout(start, 2500);
