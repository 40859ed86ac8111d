import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { alertBeat } from '../../../domain/staff/alertRules.ts';
import { type AlertListener, listenForAlerts } from './listenForAlerts.ts';

type Listener = (event: { data: string }) => void;

/** A stream that a test drives. */
class FakeSource {
  static readonly opened: FakeSource[] = [];
  readonly #listeners = new Map<string, Listener>();
  onerror: (() => void) | null = null;
  isClosed = false;
  constructor() {
    FakeSource.opened.push(this);
  }
  addEventListener(event: string, listener: Listener): void {
    this.#listeners.set(event, listener);
  }
  send(event: 'beat' | 'alerts', data = '1'): void {
    this.#listeners.get(event)?.({ data });
  }
  close(): void {
    this.isClosed = true;
  }
}

/** The tabs of one browser: a message reaches all but its sender. */
class FakeChannel {
  static readonly tabs = new Set<FakeChannel>();
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor() {
    FakeChannel.tabs.add(this);
  }
  postMessage(data: unknown): void {
    for (const tab of FakeChannel.tabs) if (tab !== this) tab.onmessage?.({ data });
  }
  close(): void {
    FakeChannel.tabs.delete(this);
  }
}

/** Fakes a single Web Lock: each request gets it once the previous holder has released it. */
function fakeLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request(_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) {
      const result = last.then(() => (signal.aborted ? undefined : work()));
      last = result;
      return result;
    },
  };
}

const listeners: AlertListener[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeSource);
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  vi.stubGlobal('navigator', { locks: fakeLocks() });
});
afterEach(() => {
  for (const listener of listeners.splice(0)) listener.stop();
  FakeSource.opened.length = 0;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Opens a tab. @returns the members whose alerts were announced to it, and whether it receives announcements at all */
async function openTab() {
  const news: string[] = [];
  const lives: boolean[] = [];
  const listener = listenForAlerts({
    onNews: (staffId) => news.push(staffId),
    onLive: (isLive) => lives.push(isLive),
  });
  listeners.push(listener);
  await vi.advanceTimersByTimeAsync(0);
  return { listener, news, isLive: () => lives.at(-1) ?? false };
}
const source = () => FakeSource.opened.at(-1);

it('opens one stream for all tabs, and tells each of them', async () => {
  const [first, second] = [await openTab(), await openTab()];
  expect(FakeSource.opened).toHaveLength(1);
  source()?.send('alerts', '{"staffId":"dana","version":"7.1"}');
  for (const tab of [first, second]) {
    expect(tab.news).toEqual(['dana']);
    expect(tab.isLive()).toBe(true);
  }
  expect([first.listener.isFirst(), second.listener.isFirst()]).toEqual([true, false]);
});

it('lets another tab take the place of one that is closed', async () => {
  const [first, second] = [await openTab(), await openTab()];
  first.listener.stop();
  await vi.advanceTimersByTimeAsync(0);
  expect(FakeSource.opened).toHaveLength(2);
  expect(FakeSource.opened[0]?.isClosed).toBe(true);
  source()?.send('beat');
  expect([second.listener.isFirst(), second.isLive()]).toEqual([true, true]);
});

it('is not live until the stream says something, as behind a proxy that holds it back', async () => {
  const tab = await openTab();
  await vi.advanceTimersByTimeAsync(2 * alertBeat);
  expect(tab.isLive()).toBe(false);
  await vi.advanceTimersByTimeAsync(alertBeat);
  // The tab tries again, since the proxy may have been unavailable only briefly.
  expect(FakeSource.opened.length).toBeGreaterThan(1);
});

it('stays live by the signs of life, and notices when they stop', async () => {
  const tab = await openTab();
  for (let beats = 0; beats < 5; beats += 1) {
    source()?.send('beat');
    await vi.advanceTimersByTimeAsync(alertBeat);
    expect(tab.isLive()).toBe(true);
  }
  await vi.advanceTimersByTimeAsync(2 * alertBeat);
  expect(tab.isLive()).toBe(false);
});

it('opens the stream again after an error, with growing pauses of up to a minute', async () => {
  const tab = await openTab();
  source()?.send('beat');
  const pauses = [1, 2, 4, 8, 16, 32, 60, 60];
  for (const [index, seconds] of pauses.entries()) {
    source()?.onerror?.();
    expect(tab.isLive()).toBe(false);
    await vi.advanceTimersByTimeAsync(seconds * 1_000 - 1);
    expect(FakeSource.opened, `after ${index} failures`).toHaveLength(index + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(FakeSource.opened).toHaveLength(index + 2);
  }
});

it('takes what it cannot read as a sign of life alone', async () => {
  const tab = await openTab();
  source()?.send('alerts', '<html>');
  expect([tab.news, tab.isLive()]).toEqual([[], true]);
});
