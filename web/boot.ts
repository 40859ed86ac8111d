/**
 * Runs inline, before anything else is loaded: fetches the page's scripts at the `load` event, 2.5 s after
 * DOMContentLoaded or at the first input, whichever is first (DESIGN 8), and keeps the last tap on a button, or
 * the last form sent, that was not alive yet, to press or send it once the page is. Its text is fixed: the content
 * security policy holds its hash.
 */
const scripts: string[] = JSON.parse(document.getElementById('scripts')?.textContent ?? '[]');
let started = false;
let replay: (() => void) | null = null;

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
    replay?.();
  },
  { once: true },
);
for (const kind of ['pointerdown', 'keydown', 'touchstart', 'input', 'wheel']) {
  document.addEventListener(kind, start, { once: true, passive: true, capture: true });
}
addEventListener('load', start);
document.addEventListener('DOMContentLoaded', () => setTimeout(start, 2500));
