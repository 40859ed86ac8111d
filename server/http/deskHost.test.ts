import { describe, expect, it } from 'vitest';
import { exchange, listeningPort } from '../testing/rawHttp.ts';
import { usePlainApplication } from '../testing/testApplication.ts';

const deskHost = 'desk.guide.example';

describe('the desk: a host of its own (DESK_ORIGIN)', () => {
  const { app } = usePlainApplication({
    variables: { DESK_ORIGIN: `https://${deskHost}`, PUBLIC_ORIGIN: 'http://guide.example' },
  });
  const get = (url: string, host: string) => app().inject({ url, headers: { host } });

  it.each([
    '/desk',
    '/desk/',
    '/desk/tours',
    '/DESK',
    '/%64esk',
    '//desk',
    '/desk?lang=ko',
    '/api/v1/desk/session',
    '/api/v1//desk/session',
    '/API/v1/desk/session',
  ])('finds %s on no other host', async (url) => {
    for (const host of ['guide.example', `${deskHost}.evil.example`, `${deskHost}:81`, 'localhost']) {
      const response = await get(url, host);
      expect(response.statusCode, host).toBe(404);
      expect(response.headers['cache-control'], host).toBe('no-store');
    }
  });

  /** As written: `inject` would resolve dots and drop fragments. */
  const getRaw = async (target: string, host: string) =>
    exchange(
      await listeningPort(app()),
      `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    );

  it.each([
    '/desk#x',
    '/desk/tours#x',
    '/api/v1/desk/session#x',
    '/./desk',
    '/list/../desk',
    '/list/%2E%2e/desk',
    '/\\desk',
    '/list\\..\\desk',
    'http://guide.example/desk',
    'http://guide.example/list/../desk#x',
  ])('finds the raw target %s on no other host', async (target) => {
    expect((await getRaw(target, 'guide.example')).status).toBe(404);
  });

  it.each([
    '/pictures/../../login',
    '/pictures/%2e%2e/login',
    '/assets/..\\list',
    '/maps/./../list',
    '/desk/../list',
    '/list#/desk',
    'http://guide.example/list',
  ])('does not find the raw target %s on its host', async (target) => {
    expect((await getRaw(target, deskHost)).status).toBe(404);
  });

  it.each(['DESK.Guide.Example', `${deskHost}.`, `${deskHost}:443`, 'Desk.guide.example.:443'])(
    'knows its host as %s',
    async (host) => {
      expect((await getRaw('/api/v1/desk/session', host)).status).toBe(401);
      expect((await getRaw('/list', host)).status).toBe(404);
    },
  );

  it('finds the desk’s calls on its host', async () => {
    expect((await get('/api/v1/desk/session', deskHost)).statusCode).toBe(401);
  });

  it('finds the driving times, which a tour is shown with, on its host', async () => {
    expect((await get('/api/v1/driving-times?ids=1,3', deskHost)).json().code).toBe('unavailable');
    expect((await get('/api/v1/driving-times/x', deskHost)).statusCode).toBe(404);
  });

  it('finds the pictures, which a place is edited with, on its host', async () => {
    expect((await get('/pictures/placeholder.svg', deskHost)).statusCode).toBe(200);
  });

  it.each([
    '/list',
    '/api/v1/theme?type=tour',
    '/api/v1/positions',
    '/api/v1/driver-tours/x',
    '/api/v1/deskx',
    '/deskx',
    '/driver-tours/x',
    '/sitemap.xml',
    '/desk/../list',
    '/desk/%2e%2e/list',
  ])('does not find %s on its host', async (url) => {
    expect((await get(url, deskHost)).statusCode).toBe(404);
  });

  it('leads from the root of its host to the desk', async () => {
    const response = await get('/?lang=en', deskHost);
    expect([response.statusCode, response.headers.location]).toEqual([302, '/desk']);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('is healthy on both hosts', async () => {
    for (const host of [deskHost, 'guide.example']) {
      expect((await get('/healthz', host)).statusCode).toBe(200);
    }
  });

  it('takes changes from its own origin alone', async () => {
    const signIn = (origin: string) =>
      app().inject({
        method: 'POST',
        url: '/api/v1/desk/session/options',
        headers: { host: deskHost, origin },
      });
    expect((await signIn('http://guide.example')).json().code).toBe('wrongOrigin');
    expect((await signIn('https://desk.guide.example.evil.example')).json().code).toBe('wrongOrigin');
    expect((await signIn(`https://${deskHost}`)).json().code).toBe('unavailable');
  });
});

describe('the desk: without DESK_ORIGIN', () => {
  const { app } = usePlainApplication();

  it('is found on every host', async () => {
    for (const host of ['guide.example', 'localhost:3000']) {
      const response = await app().inject({ url: '/api/v1/desk/session', headers: { host } });
      expect(response.statusCode).toBe(401);
    }
  });
});
