import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';
const iPad = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15';

class FakeStorage {
  readonly #entries = new Map<string, string>();
  getItem(key: string): string | null {
    return this.#entries.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#entries.set(key, value);
  }
  removeItem(key: string): void {
    this.#entries.delete(key);
  }
}

let page: EventTarget;
let isInstalled: boolean;

/** Chromium's event, as far as the page uses it. */
const installPrompt = (prompt = vi.fn(async () => undefined)) =>
  Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });

beforeEach(() => {
  isInstalled = false;
  vi.stubGlobal('localStorage', new FakeStorage());
  vi.stubGlobal('navigator', { userAgent: 'Chromium', maxTouchPoints: 0 });
  vi.stubGlobal('matchMedia', () => ({ matches: isInstalled }));
  openSession();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A new tab: what it stores for its session is its own. */
function openSession(): void {
  vi.stubGlobal('sessionStorage', new FakeStorage());
}

/** Loads a page of the product. @param early the browser's offer, if it came before the script */
async function load(early?: Event) {
  page = new EventTarget();
  vi.stubGlobal('window', { installPrompt: early });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.resetModules();
  const installation = await import('./installation.ts');
  installation.watchInstallation();
  return installation;
}

/** Loads a page; then the browser offers to install. */
async function loadWithOffer() {
  const installation = await load();
  page.dispatchEvent(installPrompt());
  return installation;
}

/** A visit in a new session. */
function visit() {
  openSession();
  return loadWithOffer();
}

describe('the hint to install', () => {
  it('is due at the second visit, and not at a second page of the first one', async () => {
    expect((await visit()).installMethodToShow()).toBeNull();
    expect((await loadWithOffer()).installMethodToShow()).toBeNull();
    expect((await visit()).installMethodToShow()).toBe('press');
  });

  it('is due after the first plan', async () => {
    const installation = await visit();
    installation.noteFirstPlan();
    expect(installation.installMethodToShow()).toBe('press');
  });

  it('stays in the session in which it is shown, and never comes again', async () => {
    await visit();
    (await visit()).markHintShown();
    const later = await loadWithOffer();
    expect(later.installMethodToShow()).toBe('press');
    later.noteFirstPlan();
    expect((await visit()).installMethodToShow()).toBeNull();
  });

  it.each(['answerInstallHint', 'install'] as const)('is gone for good after %s', async (choice) => {
    await visit();
    const installation = await visit();
    installation.markHintShown();
    await installation[choice]();
    expect(installation.installMethodToShow()).toBeNull();
    expect((await loadWithOffer()).installMethodToShow()).toBeNull();
    expect((await visit()).installMethodToShow()).toBeNull();
  });

  it('opens the browser’s dialog by an offer that came before the script, once', async () => {
    await visit();
    openSession();
    const prompt = vi.fn(async () => undefined);
    const installation = await load(installPrompt(prompt));
    expect(installation.installMethodToShow()).toBe('press');
    await installation.install();
    await installation.install();
    expect(prompt).toHaveBeenCalledOnce();
  });

  it('is not shown in a browser that cannot install, or where the product is installed', async () => {
    await visit();
    openSession();
    expect((await load()).installMethodToShow()).toBeNull();
    isInstalled = true;
    expect((await loadWithOffer()).installMethodToShow()).toBeNull();
  });

  it.each([
    ['an iPhone', { userAgent: iPhone, maxTouchPoints: 5 }, 'steps'],
    ['an iPad, which calls itself a Mac', { userAgent: iPad, maxTouchPoints: 5 }, 'steps'],
    ['a Mac', { userAgent: iPad, maxTouchPoints: 0 }, null],
  ])('has the steps for %s', async (_, device, way) => {
    vi.stubGlobal('navigator', device);
    await load();
    openSession();
    expect((await load()).installMethodToShow()).toBe(way);
  });

  it('is never shown where storage is blocked', async () => {
    for (const name of ['localStorage', 'sessionStorage'])
      vi.stubGlobal(name, {
        getItem: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    await loadWithOffer();
    expect((await loadWithOffer()).installMethodToShow()).toBeNull();
  });
});
