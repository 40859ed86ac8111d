import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBrowserClient } from './browserClient.ts';

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const renew = vi.fn<(refused: string | null) => Promise<boolean>>();
const cookies = { text: '' };

beforeEach(() => {
  cookies.text = 'access_token=old; nickname=sol';
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', {
    get cookie() {
      return cookies.text;
    },
  });
  renew.mockResolvedValue(false);
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
  renew.mockReset();
});

const client = createBrowserClient({ language: () => 'cn', renew: (refused) => renew(refused) });
const nothing = { params: {}, query: {} };

function respond(status: number, body?: unknown, headers: Record<string, string> = {}) {
  return new Response(body === undefined ? null : JSON.stringify(body), { status, headers });
}

/** Headers of the nth request, by their lower-case names. */
function readHeaders(index: number): Headers {
  return new Headers(fetched.mock.calls[index]?.[1].headers);
}

describe('API client in the browser', () => {
  it("SPEC 7: sends the bearer token of the cookie, and the page's language", async () => {
    fetched.mockResolvedValue(respond(200, []));
    await client.call('getMe', nothing);
    expect(readHeaders(0).get('authorization')).toBe('Bearer old');
    expect(readHeaders(0).get('accept-language')).toBe('zh-Hans');
    expect(readHeaders(0).has('content-type')).toBe(false);
  });

  it('sends an empty POST without content type, and a body as JSON', async () => {
    fetched.mockImplementation(async () => respond(200, { liked: true, likeCount: 1 }));
    await client.call('addLike', { params: { id: '1' }, query: {} });
    expect(fetched.mock.calls[0]?.[1].body).toBeUndefined();
    expect(readHeaders(0).has('content-type')).toBe(false);
    await client.call('validateNickname', { ...nothing, body: { nickname: '솔' } });
    expect(fetched.mock.calls[1]?.[1].body).toBe('{"nickname":"솔"}');
    expect(readHeaders(1).get('content-type')).toBe('application/json');
  });

  it('returns nothing for a 204, and accepts a 303 without a Location', async () => {
    fetched.mockResolvedValueOnce(respond(204));
    expect(await client.call('logOut', nothing)).toBeUndefined();
    fetched.mockResolvedValueOnce(respond(303, { socialSignUpToken: 't' }));
    const body = { code: 'c', socialType: 'GOOGLE' } as const;
    expect(await client.call('logInByOauth2', { ...nothing, body })).toEqual({ socialSignUpToken: 't' });
  });

  it('reports from a failure when to retry, and which field was invalid', async () => {
    const errors = [{ field: 'nickname', code: 'nicknameError', message: 'x' }];
    const problem = { code: 'tooManyRequests', requestId: 'r', errors };
    fetched.mockResolvedValue(respond(429, problem, { 'retry-after': '90' }));
    await expect(client.call('getMe', nothing)).rejects.toMatchObject({
      status: 429,
      code: 'tooManyRequests',
      requestId: 'r',
      retryAfter: 90,
      fields: errors,
    });
  });

  it('SPEC 4: retries once with the new token after a 401', async () => {
    fetched.mockImplementation(async () => respond(401, { code: 'unauthorized' }));
    renew.mockImplementation(async () => {
      cookies.text = 'access_token=new; nickname=sol';
      return true;
    });
    await expect(client.call('getMe', nothing)).rejects.toMatchObject({ status: 401 });
    expect(renew.mock.calls).toEqual([['old']]);
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(readHeaders(1).get('authorization')).toBe('Bearer new');
  });

  it('fails with the 401 when there is no new token', async () => {
    fetched.mockImplementation(async () => respond(401, { code: 'unauthorized' }));
    await expect(client.call('getMe', nothing)).rejects.toMatchObject({ code: 'unauthorized' });
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('SPEC 4: requests no new token after a 401 of the login, or of the refresh itself', async () => {
    fetched.mockImplementation(async () => respond(401, { code: 'wrongEmailAndPassword' }));
    const body = { email: 'a@b.kr', password: 'x' };
    await expect(client.call('logInByEmail', { ...nothing, body })).rejects.toMatchObject({ status: 401 });
    await expect(client.call('refreshSession', nothing)).rejects.toMatchObject({ status: 401 });
    expect(renew).not.toHaveBeenCalled();
    expect(readHeaders(0).has('authorization')).toBe(false);
  });

  it('SPEC 7: sends the bearer token with a logout too, and requests no new one after its 401', async () => {
    fetched.mockImplementation(async () => respond(401, { code: 'unauthorized' }));
    await expect(client.call('logOut', nothing)).rejects.toMatchObject({ status: 401 });
    expect(readHeaders(0).get('authorization')).toBe('Bearer old');
    expect(renew).not.toHaveBeenCalled();
  });

  it('distinguishes a timeout from a lost connection', async () => {
    const timeOut = new DOMException('The operation timed out.', 'TimeoutError');
    fetched.mockRejectedValueOnce(timeOut);
    await expect(client.call('getMe', nothing)).rejects.toMatchObject({ status: 0, code: 'timedOut' });
  });

  it('reports a missing or aborted response as unreachable', async () => {
    fetched.mockRejectedValueOnce(new TypeError('failed'));
    await expect(client.call('getMe', nothing)).rejects.toMatchObject({ status: 0, code: 'unreachable' });
    fetched.mockResolvedValueOnce(new Response('{"half', { status: 200 }));
    await expect(client.call('getMe', nothing)).rejects.toMatchObject({ status: 0, code: 'unreachable' });
  });
});
