import { expect, it } from 'vitest';
import { sessionCookieIn } from './cookies.ts';

it.each(['logout_pending=1', '__Host-logout_pending=1'])('acts as logged out while %s is set', (pending) => {
  const cookies = 'access_token=a.b.c; nickname=sol';
  expect([sessionCookieIn(cookies, 'access_token'), sessionCookieIn(cookies, 'nickname')]).toEqual([
    'a.b.c',
    'sol',
  ]);
  const after = `${cookies}; ${pending}`;
  expect([sessionCookieIn(after, 'access_token'), sessionCookieIn(after, 'nickname')]).toEqual([null, null]);
});
