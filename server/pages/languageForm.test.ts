import { describe, expect, it } from 'vitest';
import { languages } from '../../domain/languages.ts';
import { usePlainApplication } from '../testing/testApplication.ts';

const form = 'application/x-www-form-urlencoded';

describe('POST /language', () => {
  const { app } = usePlainApplication();
  const secure = usePlainApplication({ variables: { PUBLIC_ORIGIN: 'https://guide.example' } });
  const choose = (fields: Record<string, string>, where = app) =>
    where().inject({
      method: 'POST',
      url: '/language',
      headers: { 'content-type': form },
      payload: new URLSearchParams(fields).toString(),
    });

  it.each(languages)(
    'DESIGN 8: remembers %s for a year, and redirects back without ?lang=',
    async (language) => {
      const answer = await choose({ language, to: '/list?theme=1&lang=ko&query=경포' });
      expect([answer.statusCode, answer.headers.location]).toEqual([
        303,
        '/list?theme=1&query=%EA%B2%BD%ED%8F%AC',
      ]);
      expect(answer.headers['set-cookie']).toBe(
        `language=${language}; Max-Age=31536000; Path=/; SameSite=Lax`,
      );
    },
  );

  it('DESIGN 3: sets a Secure cookie exactly when PUBLIC_ORIGIN is https', async () => {
    const answer = await choose({ language: 'en', to: '/' }, secure.app);
    expect(answer.headers['set-cookie']).toBe(
      '__Host-language=en; Max-Age=31536000; Path=/; Secure; SameSite=Lax',
    );
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/..//evil.example',
    'javascript:alert(1)',
    '/\r\nset-cookie: a=b',
    '@evil.example',
    '',
  ])('never redirects to another host: %j', async (to) => {
    const answer = await choose({ language: 'en', to });
    expect(answer.statusCode).toBe(303);
    const location = String(answer.headers.location);
    expect(new URL(location, 'http://here.example').host).toBe('here.example');
    expect(location).toMatch(/^\/(?![/\\])/);
    expect(String(answer.headers['set-cookie'])).toMatch(/^language=en;/);
  });

  it.each(['xx', '', 'en; Domain=evil.example', '__proto__'])(
    'ignores a language of %j',
    async (language) => {
      const answer = await choose({ language, to: '/list' });
      expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([303, undefined]);
    },
  );

  it('redirects to the home page when the return address is too long, and keeps the choice', async () => {
    const answer = await choose({ language: 'ja', to: `/list?query=${'a'.repeat(3000)}` });
    expect(answer.headers.location).toBe('/');
    expect(String(answer.headers['set-cookie'])).toMatch(/^language=ja;/);
  });

  it('sets no cookie without fields', async () => {
    const answer = await app().inject({ method: 'POST', url: '/language' });
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([303, undefined]);
  });
});
