import type { LoaderFunctionArgs } from 'react-router';
import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { LoaderCache } from './LoaderCache.ts';

function argsFor(address: string): LoaderFunctionArgs {
  const url = new URL(address, 'http://x');
  return { request: new Request(url), url, params: {}, pattern: '', context: new RouterContextProvider() };
}

describe('loader cache', () => {
  it('serves cached data for five minutes, by route, URL and language', async () => {
    let now = 0;
    let language = 'en';
    let calls = 0;
    const memory = new LoaderCache({ variant: () => language, now: () => now });
    const loader = memory.wrap('list', async () => ({ calls: ++calls }));
    await loader(argsFor('/list'), undefined);
    expect(await loader(argsFor('/list'), undefined)).toEqual({ calls: 1 });
    expect(await loader(argsFor('/list?tab=tour'), undefined)).toEqual({ calls: 2 });
    language = 'ja';
    expect(await loader(argsFor('/list'), undefined)).toEqual({ calls: 3 });
    now = 5 * 60_000;
    expect(await loader(argsFor('/list'), undefined)).toEqual({ calls: 4 });
  });

  it('caches a list of open places only for its minute', async () => {
    let now = 59_999;
    let calls = 0;
    const memory = new LoaderCache({ variant: () => 'en', now: () => now });
    const loader = memory.wrap('list', async () => ({ calls: ++calls }));
    await loader(argsFor('/list?open=now'), undefined);
    expect(await loader(argsFor('/list?open=now'), undefined)).toEqual({ calls: 1 });
    now = 60_000;
    expect(await loader(argsFor('/list?open=now'), undefined)).toEqual({ calls: 2 });
  });

  it('contains the server-rendered data from the start', async () => {
    const memory = new LoaderCache({ variant: () => 'en' });
    memory.keep('list', '/list', { from: 'server' });
    const loader = memory.wrap('list', async () => ({ from: 'browser' }));
    expect(await loader(argsFor('/list'), undefined)).toEqual({ from: 'server' });
  });

  it('evicts failures, so that a retry sends a request', async () => {
    const memory = new LoaderCache({ variant: () => 'en' });
    let calls = 0;
    const loader = memory.wrap('list', async () => {
      calls += 1;
      const first = calls === 1 ? Promise.reject(new Error('gone')) : 'here';
      if (first instanceof Promise) first.catch(() => undefined);
      return { nested: { first } };
    });
    await loader(argsFor('/list'), undefined);
    await new Promise((resolve) => setTimeout(resolve));
    expect(await loader(argsFor('/list'), undefined)).toEqual({ nested: { first: 'here' } });
  });

  it('SPEC 4: serves data cached for a visit at any age, but to no other visit of the URL', async () => {
    let now = 0;
    let visit = 'a';
    let calls = 0;
    const memory = new LoaderCache({ variant: () => 'en', visit: () => visit, now: () => now });
    const loader = memory.wrap('list', async () => ({ calls: ++calls }));
    await loader(argsFor('/list'), undefined);
    visit = 'b';
    expect(await loader(argsFor('/list'), undefined)).toEqual({ calls: 2 });
    visit = 'a';
    now = 60 * 60_000;
    expect(await loader(argsFor('/list'), undefined)).toEqual({ calls: 1 });
  });

  it('SPEC 4: starts afresh when the visitor returns to a language', async () => {
    let language = 'en';
    let calls = 0;
    const memory = new LoaderCache({ variant: () => language });
    const loader = memory.wrap('list', async () => ({ calls: ++calls }));
    await loader(argsFor('/list'), undefined);
    language = 'ja';
    await loader(argsFor('/list'), undefined);
    language = 'en';
    expect(await loader(argsFor('/list'), undefined)).toEqual({ calls: 3 });
  });
});
