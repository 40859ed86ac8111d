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
      const response = await choose({ language, to: '/list?theme=1&lang=ko&query=경포' });
      expect([response.statusCode, response.headers.location]).toEqual([
        303,
        '/list?theme=1&query=%EA%B2%BD%ED%8F%AC',
      ]);
      expect(response.headers['set-cookie']).toBe(
        `language=${language}; Max-Age=31536000; Path=/; SameSite=Lax`,
      );
    },
  );

  it('DESIGN 3: sets a Secure cookie exactly when PUBLIC_ORIGIN is https', async () => {
    const response = await choose({ language: 'en', to: '/' }, secure.app);
    expect(response.headers['set-cookie']).toBe(
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
    const response = await choose({ language: 'en', to });
    expect(response.statusCode).toBe(303);
    const location = String(response.headers.location);
    expect(new URL(location, 'http://here.example').host).toBe('here.example');
    expect(location).toMatch(/^\/(?![/\\])/);
    expect(String(response.headers['set-cookie'])).toMatch(/^language=en;/);
  });

  it.each(['xx', '', 'en; Domain=evil.example', '__proto__'])(
    'ignores a language of %j',
    async (language) => {
      const response = await choose({ language, to: '/list' });
      expect([response.statusCode, response.headers['set-cookie']]).toEqual([303, undefined]);
    },
  );

  it('redirects to the home page when the return address is too long, and keeps the choice', async () => {
    const response = await choose({ language: 'ja', to: `/list?query=${'a'.repeat(3000)}` });
    expect(response.headers.location).toBe('/');
    expect(String(response.headers['set-cookie'])).toMatch(/^language=ja;/);
  });

  it('sets no cookie without fields', async () => {
    const response = await app().inject({ method: 'POST', url: '/language' });
    expect([response.statusCode, response.headers['set-cookie']]).toEqual([303, undefined]);
  });
});
