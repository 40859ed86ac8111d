import { expect, it } from 'vitest';
import { clearOwnCookie, setOwnCookie } from './ownCookies.ts';

/** The cookies that a response sets or clears, as `name path`. */
function response() {
  const set: string[] = [];
  const add = (name: string, path: string | undefined) => void set.push(`${name} ${path}`);
  return {
    set,
    context: {
      setCookie: (name: string, _value: string, { path }: { path?: string }) => add(name, path),
      clearCookie: (name: string, { path }: { path?: string }) => add(name, path),
    },
  };
}

const options = (secure: boolean) => ({ path: '/api/v1/desk', secure });

it('sets a cookie for its path over http, and as a __Host- cookie over https', () => {
  const { set, context } = response();
  setOwnCookie(context, 'desk_session', 'token', options(false));
  setOwnCookie(context, 'desk_session', 'token', options(true));
  expect(set).toEqual(['desk_session /api/v1/desk', '__Host-desk_session /']);
});

it('clears the cookie of the previous release too', () => {
  const { set, context } = response();
  clearOwnCookie(context, 'desk_session', options(true));
  expect(set).toEqual(['desk_session /api/v1/desk', '__Host-desk_session /']);
});
