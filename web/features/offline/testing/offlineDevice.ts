import { vi } from 'vitest';
import { FakeCaches } from './fakeCaches.ts';
import { FakeGuideServer } from './fakeGuideServer.ts';

/** The platform of a page: caches, storage, a network and its worker. Undone by `unstubDevice`. */
export function stubDevice() {
  const device = {
    caches: new FakeCaches(),
    server: new FakeGuideServer(),
    localStorage: new Map<string, string>(),
    connection: { saveData: false, effectiveType: '4g' },
    register: vi.fn(async (): Promise<{ active: object | null }> => ({ active: {} })),
    persist: vi.fn(async () => true),
    isOnline: true,
  };
  vi.stubEnv('PROD', true);
  device.caches.stub();
  device.server.stub();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => device.localStorage.get(key) ?? null,
    setItem: (key: string, value: string) => device.localStorage.set(key, value),
    removeItem: (key: string) => device.localStorage.delete(key),
  });
  vi.stubGlobal('navigator', {
    locks: navigator.locks,
    get onLine() {
      return device.isOnline;
    },
    connection: device.connection,
    storage: { persist: device.persist },
    serviceWorker: { register: device.register, getRegistrations: async () => [] },
  });
  return device;
}

export function unstubDevice(): void {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
}
