/**
 * Runs inline, before anything else is loaded: fetches the page's scripts at the `load` event, 2.5 s after
 * DOMContentLoaded or at the first input, whichever is first (DESIGN 8), and keeps the last tap on a button, or
 * the last form sent, that was not alive yet, to press or send it once the page is. A page whose scripts were not to be
 * had is loaded anew. Before that it hides the closed banner of the sandboxes. Its text is fixed: the content security policy holds its hash.
 */
const scripts: string[] = JSON.parse(document.getElementById('scripts')?.textContent ?? '[]');
try {
  // Closed for this session (shell/SandboxBanner.tsx).
  if (sessionStorage.getItem('sandboxClosed')) document.getElementById('sandbox')?.setAttribute('hidden', '');
} catch {
  // A browser that keeps nothing has closed nothing.
}
let started = false;
let replay: (() => void) | null = null;
let isAlive = false;

/**
 * During a release a process of the other version may have been asked for a script that it does not have. A browser
 * remembers a failed module as long as the page (HTML issue 6768), so the page is loaded anew: where the server can be
 * reached, each time after a longer pause, and four times at most.
 */
function loadAnew() {
  const tries = Number(sessionStorage.getItem('tries')) + 1;
  if (tries > 4) return;
  setTimeout(async () => {
    if (!(await fetch('/healthz')).ok) return loadAnew();
    // It was somebody else's script that failed.
    if (isAlive) return;
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
    script.onerror = loadAnew;
    document.head.append(script);
  });
}

function keepTap({ target }: Event) {
  const button = target instanceof Element && target.closest<HTMLElement>('button[type=button]');
  if (button && !button.hasAttribute('data-native')) replay = () => button.isConnected && button.click();
}

/** A form that only the script can send (`method=post` without an address) waits for it; one that leads to an address acts natively. */
function keepSubmit(event: Event) {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.method !== 'post' || form.hasAttribute('action')) return;
  event.preventDefault();
  replay = () => form.isConnected && form.requestSubmit();
}

document.addEventListener('click', keepTap, true);
document.addEventListener('submit', keepSubmit, true);
document.addEventListener(
  'solbada:alive',
  () => {
    document.removeEventListener('click', keepTap, true);
    document.removeEventListener('submit', keepSubmit, true);
    removeEventListener('unhandledrejection', loadAnew);
    isAlive = true;
    replay?.();
    try {
      sessionStorage.removeItem('tries');
    } catch {
      // A browser that keeps nothing has not counted either.
    }
  },
  { once: true },
);
for (const kind of ['pointerdown', 'keydown', 'touchstart', 'input', 'wheel']) {
  document.addEventListener(kind, start, { once: true, passive: true, capture: true });
}
// The entry could not load its parts, or the server could not be reached.
addEventListener('unhandledrejection', loadAnew);
addEventListener('load', start);
document.addEventListener('DOMContentLoaded', () => setTimeout(start, 2500));
