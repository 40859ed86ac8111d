import { describe, expect, it, vi } from 'vitest';
import { type LikeState, LikeToggle } from './LikeToggle.ts';

function heart(server: { liked: boolean; isBroken?: boolean }) {
  const shown: LikeState[] = [];
  const toggle = vi.fn(async () => {
    await Promise.resolve();
    if (server.isBroken) throw new Error('gone');
    server.liked = !server.liked;
    return server.liked;
  });
  const like = new LikeToggle({
    load: async () => server.liked,
    toggle,
    onChange: (state) => shown.push(state),
  });
  return { like, shown, toggle, now: () => shown.at(-1) };
}

describe('SPEC 4: the optimistic like', () => {
  it('shows the new state before the server responds, and keeps it', async () => {
    const server = { liked: false };
    const { like, now } = heart(server);
    await like.refresh();
    const done = like.press();
    expect(now()).toEqual({ liked: true, hasFailed: false });
    await done;
    expect([now(), server.liked]).toEqual([{ liked: true, hasFailed: false }, true]);
  });

  it('reverts the state when the request fails, and says so', async () => {
    const { like, shown, now } = heart({ liked: true, isBroken: true });
    await like.refresh();
    await like.press();
    expect(shown.map(({ liked }) => liked)).toEqual([true, false, true]);
    expect(now()).toEqual({ liked: true, hasFailed: true });
  });

  it('keeps the failure shown when a response to a request from before the press arrives', async () => {
    let answer: (liked: boolean) => void = () => undefined;
    const first = new Promise<boolean>((resolve) => {
      answer = resolve;
    });
    const loads = [first, Promise.resolve(false)];
    const shown: LikeState[] = [];
    const like = new LikeToggle({
      load: () => loads.shift() ?? Promise.resolve(false),
      toggle: () => Promise.reject(new Error('gone')),
      onChange: (state) => shown.push(state),
    });
    const refreshed = like.refresh();
    await like.press();
    answer(false);
    await refreshed;
    expect(shown.at(-1)).toEqual({ liked: false, hasFailed: true });
  });

  it('ends quick presses in the state of the last one, with no more requests than needed', async () => {
    const server = { liked: false };
    const { like, toggle, now } = heart(server);
    await like.refresh();
    await Promise.all([like.press(), like.press(), like.press()]);
    expect([now()?.liked, server.liked, toggle.mock.calls.length]).toEqual([true, true, 1]);
  });

  it('toggles the displayed state when pressed before the real one is known', async () => {
    const server = { liked: true };
    const { like, toggle, now } = heart(server);
    await like.press();
    expect([now()?.liked, toggle.mock.calls.length]).toEqual([true, 0]);
  });

  it('reaches the requested state when the place was liked elsewhere meanwhile', async () => {
    const server = { liked: false };
    const { like, now } = heart(server);
    await like.refresh();
    server.liked = true;
    await like.press();
    expect([now()?.liked, server.liked]).toEqual([true, true]);
  });

  it('follows the server when refreshed', async () => {
    const server = { liked: false };
    const { like, now } = heart(server);
    await like.refresh();
    server.liked = true;
    await like.refresh();
    expect(now()).toEqual({ liked: true, hasFailed: false });
  });
});
