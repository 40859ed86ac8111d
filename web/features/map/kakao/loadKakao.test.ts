import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadKakao } from './loadKakao.ts';

const key = '0123456789abcdef0123456789abcdef';

/** A script element that loads when a test decides. */
class FakeScript extends EventTarget {
  src = '';
  async = false;
  isRemoved = false;
  remove(): void {
    this.isRemoved = true;
  }
}

/** A document that creates such scripts, in the order of this list, and a window with Kakao's namespace or without one. */
function fakeDocument(kakao?: object): FakeScript[] {
  const scripts: FakeScript[] = [];
  vi.stubGlobal('window', kakao === undefined ? {} : { kakao });
  vi.stubGlobal('document', {
    createElement: () => new FakeScript(),
    head: { append: (script: FakeScript) => scripts.push(script) },
  });
  return scripts;
}

const fire = (scripts: readonly FakeScript[], type: 'load' | 'error') =>
  scripts.at(-1)?.dispatchEvent(new Event(type));

class Any {}
const wholeMaps = {
  load: (ready: () => void) => ready(),
  ...{ LatLng: Any, LatLngBounds: Any, Map: Any, CustomOverlay: Any, Polyline: Any },
  event: { addListener: () => undefined },
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("DESIGN 4: Kakao's script", () => {
  it.each([
    ['cannot be reached', undefined, 'error', 'could not be loaded'],
    ['is another script', undefined, 'load', 'has no loader'],
    ['has something else in its place', { maps: { load: true } }, 'load', 'has no loader'],
    ['lacks what it had', { maps: { ...wholeMaps, Polyline: undefined } }, 'load', 'lacks something'],
  ] as const)('fails where it %s, and is removed', async (_, kakao, event, reason) => {
    const scripts = fakeDocument(kakao);
    const loading = loadKakao(key);
    fire(scripts, event);
    await expect(loading).rejects.toThrow(reason);
    expect(scripts.map(({ isRemoved }) => isRemoved)).toEqual([true]);
  });

  it('fails where it never calls back, after 6 seconds', async () => {
    vi.useFakeTimers();
    const scripts = fakeDocument({ maps: { load: () => undefined } });
    const failed = vi.fn();
    const loading = loadKakao(key).catch(failed);
    fire(scripts, 'load');
    await vi.advanceTimersByTimeAsync(5_999);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await loading;
    expect(String(failed.mock.lastCall)).toContain('took too long');
  });

  it('is requested again after a failure, and once for several maps', async () => {
    const failing = fakeDocument();
    const failed = loadKakao(key);
    fire(failing, 'error');
    await expect(failed).rejects.toThrow();
    const scripts = fakeDocument({ maps: wholeMaps });
    const maps = Promise.all([loadKakao(key), loadKakao(key)]);
    fire(scripts, 'load');
    expect(await maps).toEqual([wholeMaps, wholeMaps]);
    expect(await loadKakao(key)).toBe(wholeMaps);
    expect(scripts.map(({ src }) => src)).toEqual([
      `https://dapi.kakao.com/v2/maps/sdk.js?appkey=${key}&autoload=false`,
    ]);
  });
});
