import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { problemSchema } from '../../contract/problems.ts';
import type { Stop } from '../../contract/stops.ts';
import { showDeparture, station } from '../../domain/tour/departurePlaces.ts';
import { serverPort } from '../platform/serverPort.ts';
import { describeWithGuide } from '../testing/describeWithGuide.ts';
import { useApplication, usePlainApplication } from '../testing/testApplication.ts';
import { callTool, connectClient } from './testing/mcpClient.ts';

const accept = 'application/json, text/event-stream';
const listTools = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

describeWithGuide('Assistants: tools of the guide', (database) => {
  const { app, clock } = useApplication(database, { variables: { RATE_LIMITS: 'off' } });
  let client: Client;
  beforeAll(async () => {
    await app().listen({ port: 0, host: '127.0.0.1' });
    client = await connectClient(app());
    return () => client.close();
  });

  /** The problem that a tool's error holds. */
  const catchProblem = async (name: string, given: object) => {
    const result = await client.callTool({ name, arguments: { ...given } });
    expect(result.isError, JSON.stringify(result)).toBe(true);
    const { code, errors = [] } = problemSchema.parse(JSON.parse(resultText(result)));
    return [code, ...errors.map(({ field }) => field)];
  };

  it('lists four tools that only read, with schemas of what they take and return', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['search_places', 'get_place', 'open_at', 'check_plan']);
    for (const { annotations, inputSchema, outputSchema, description } of tools) {
      expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false });
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
      expect(outputSchema).toMatchObject({ type: 'object' });
      expect(description).toBeTruthy();
    }
    expect(client.getServerCapabilities()).toEqual({ tools: {} });
  });

  it('searches in the language asked for, limited by category, theme and opening hours', async () => {
    const found = await callTool(client, 'search_places', { q: '경포', size: 3, locale: 'ja' });
    expect(found.structured).toMatchObject({ page: 1, places: { length: 3 } });
    expect(found.text).toContain('page 1 of');
    const cafes = await callTool(client, 'search_places', { type: 'restaurant', theme: 'cafe', size: 20 });
    expect(cafes.structured).toMatchObject({ places: { length: 20 } });
    const atNight = await callTool(client, 'search_places', {
      type: 'restaurant',
      openAt: '2026-11-21T03:00',
    });
    expect(atNight.structured.open).toMatchObject({ at: '2026-11-21T03:00' });
    expect(Number(atNight.structured.totalPlaces)).toBeLessThan(Number(cafes.structured.totalPlaces));
  });

  it('gives a place with its hours now, and the address of its page', async () => {
    clock.moveTo('2026-11-21T12:00:00+09:00');
    const { structured, text } = await callTool(client, 'get_place', { id: 1, locale: 'cn' });
    expect(structured).toMatchObject({ id: 1, type: 'tour', openStatus: expect.any(String) });
    expect(structured.url).toBe(`http://127.0.0.1:${serverPort(app().server)}/content/tour/1?lang=cn`);
    expect(structured).not.toHaveProperty('child');
    expect(text).toContain(String(structured.placeName));
  });

  it('says on which days hours may differ: Seollal, and no other Sunday', async () => {
    const ask = async (name: string, question: Record<string, unknown>) =>
      (await callTool(client, name, question)).structured;
    expect(await ask('open_at', { ids: [1], minute: '2027-02-07T12:00' })).toMatchObject({
      holiday: 'seollal',
    });
    expect(await ask('open_at', { ids: [1], minute: '2027-02-14T12:00' })).toMatchObject({ holiday: null });
    const plan = { stops: [1, 2], start: '10:00' };
    expect(await ask('check_plan', { ...plan, date: '2027-02-07' })).toMatchObject({ holiday: 'seollal' });
    expect(await ask('check_plan', plan)).toMatchObject({ holiday: null });
  });

  it('rejects wrong arguments naming each, as the API names its fields', async () => {
    for (const [name, given, ...expected] of [
      ['search_places', {}, 'invalidRequest', 'q'],
      ['search_places', { q: 'sea', size: 21 }, 'invalidRequest', 'size'],
      ['search_places', { q: 'x'.repeat(101) }, 'invalidRequest', 'q'],
      ['search_places', { q: 'sea', openAt: 'noon', theme: 'moon' }, 'invalidRequest', 'theme', 'openAt'],
      ['search_places', { q: 'sea', language: 'ja' }, 'invalidRequest', 'arguments'],
      ['get_place', { id: '1; drop' }, 'invalidRequest', 'id'],
      ['get_place', { id: 999_999 }, 'notFound', 'id'],
      ['get_place', { id: 1, locale: 'de' }, 'invalidRequest', 'locale'],
      ['open_at', {}, 'invalidRequest', 'ids'],
      ['open_at', { ids: [1], q: 'sea' }, 'invalidRequest', 'ids'],
      ['open_at', { ids: [1], minute: '2026-02-30T10:00' }, 'invalidRequest', 'minute'],
      ['open_at', { ids: [1, 999_999] }, 'invalidRequest', 'ids.1'],
      ['check_plan', { stops: [1, 1] }, 'invalidRequest', 'stops'],
      ['check_plan', { stops: [] }, 'invalidRequest', 'stops'],
      ['check_plan', { stops: [1, 0] }, 'invalidRequest', 'stops.1'],
      ['check_plan', { stops: [999_998, 1, 999_999] }, 'invalidRequest', 'stops.0', 'stops.2'],
      ['check_plan', { stops: [1], date: '2026-02-30' }, 'invalidRequest', 'date'],
      ['check_plan', { stops: [1], start: '09:10' }, 'invalidRequest', 'start'],
      ['check_plan', { stops: [1], departure: 'NOWHERE' }, 'invalidRequest', 'departure'],
    ] as const) {
      expect(await catchProblem(name, given), `${name} ${JSON.stringify(given)}`).toEqual(expected);
    }
  });

  it('rejects an unknown tool and an unknown method as errors of the protocol', async () => {
    await expect(client.callTool({ name: 'buy_ticket', arguments: {} })).rejects.toMatchObject({
      code: -32602,
    });
    const response = await post({ jsonrpc: '2.0', id: 7, method: 'resources/list' });
    expect(response.json()).toMatchObject({ id: 7, error: { code: -32601 } });
  });

  it('takes a place that left the guide for none', async () => {
    await database().sql.updateTable('place').set({ listed: false }).where('id', '=', 9).execute();
    expect(await catchProblem('get_place', { id: 9 })).toEqual(['notFound', 'id']);
    expect(await catchProblem('check_plan', { stops: [9] })).toEqual(['invalidRequest', 'stops.0']);
    await database().sql.updateTable('place').set({ listed: true }).where('id', '=', 9).execute();
  });

  it('serves 50 calls at once, each with its own result', async () => {
    const clients = await Promise.all(Array.from({ length: 5 }, () => connectClient(app())));
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        callTool(clients[index % 5] ?? client, 'open_at', { ids: [index + 1], minute: '2026-11-24T10:00' }),
      ),
    );
    expect(responses.map(({ structured }) => structured.places)).toEqual(
      responses.map((_, index) => [expect.objectContaining({ id: index + 1 })]),
    );
    for (const one of clients) await one.close();
  });

  const post = (payload: unknown, headers: Record<string, string> = {}, remoteAddress = '192.0.2.9') =>
    app().inject({
      method: 'POST',
      url: '/mcp',
      remoteAddress,
      headers: { accept, 'content-type': 'application/json', ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });

  it('has no session, sets no cookie, is stored by no cache, and carries the security headers', async () => {
    const { statusCode, headers } = await post(listTools);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.any(String),
    });
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers).not.toHaveProperty('mcp-session-id');
  });

  it('rejects other methods, types, batches, broken and large bodies', async () => {
    for (const method of ['GET', 'DELETE', 'PUT', 'PATCH'] as const) {
      const response = await app().inject({ method, url: '/mcp', headers: { accept } });
      expect([response.statusCode, response.headers.allow], method).toEqual([405, 'POST']);
    }
    expect((await post(listTools, { 'content-type': 'text/plain' })).statusCode).toBe(415);
    expect((await post(listTools, { accept: 'text/html' })).statusCode).toBe(406);
    expect((await post([listTools, listTools])).statusCode).toBe(400);
    for (const body of ['{', '"text"', '{}', 'null', '{"jsonrpc":"2.0","id":{},"method":"tools/list"}'])
      expect((await post(body)).statusCode, body).toBe(400);
    expect((await post({ ...listTools, params: { text: 'x'.repeat(70_000) } })).statusCode).toBe(413);
    expect((await post(listTools, { 'mcp-protocol-version': '1999-01-01' })).statusCode).toBe(400);
    expect((await post({ jsonrpc: '2.0', method: 'notifications/initialized' })).statusCode).toBe(202);
  });

  it('rejects a page of any other origin, whatever host it was reached by (DNS rebinding)', async () => {
    for (const origin of ['https://evil.example', 'null', 'http://localhost.evil.example']) {
      const response = await post(listTools, { origin, host: 'evil.example' });
      expect([response.statusCode, response.json().code], origin).toEqual([403, 'wrongOrigin']);
    }
    expect((await post(listTools, { origin: 'http://localhost:3000' })).statusCode).toBe(200);
  });
});

const resultText = (result: Awaited<ReturnType<Client['callTool']>>): string => {
  const [first] = Array.isArray(result.content) ? result.content : [];
  return typeof first?.text === 'string' ? first.text : '';
};

describeWithGuide('Assistants: limits', (database) => {
  const { app } = useApplication(database, { variables: { PUBLIC_ORIGIN: 'https://guide.example' } });
  const post = (remoteAddress: string, headers: Record<string, string> = {}) =>
    app().inject({
      method: 'POST',
      url: '/mcp',
      remoteAddress,
      headers: { accept, 'content-type': 'application/json', ...headers },
      payload: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' }),
    });

  it('allows a client 600 messages a minute, and no other client fewer', async () => {
    const statuses = new Map<number, number>();
    for (let count = 0; count < 605; count += 1) {
      const { statusCode } = await post('192.0.2.1');
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    }
    expect(Object.fromEntries(statuses)).toEqual({ 200: 600, 429: 5 });
    expect(Number((await post('192.0.2.1')).headers['retry-after'])).toBeGreaterThan(0);
    expect((await post('192.0.2.2')).statusCode).toBe(200);
  });

  it('takes only PUBLIC_ORIGIN for our own pages where it is set', async () => {
    expect((await post('192.0.2.3', { origin: 'https://guide.example' })).statusCode).toBe(200);
    for (const origin of ['http://localhost:3000', 'https://guide.example.evil', 'http://guide.example'])
      expect((await post('192.0.2.3', { origin })).statusCode, origin).toBe(403);
  });
});

describe('Assistants: a fault of ours', () => {
  const { app } = usePlainApplication({
    handlers: {
      listPlaces: async () => {
        throw new Error('a secret of the inside');
      },
    },
  });

  it('is an error of the tool without details', async () => {
    await app().listen({ port: 0, host: '127.0.0.1' });
    const client = await connectClient(app());
    const result = await client.callTool({ name: 'search_places', arguments: { q: 'sea' } });
    expect(result.isError).toBe(true);
    expect(JSON.parse(resultText(result))).toMatchObject({ code: 'internal', status: 500 });
    expect(JSON.stringify(result)).not.toContain('secret');
    await client.close();
  });
});

describe('Assistants: a publication during a call', () => {
  let version = 1;
  const limited = new Set<string>();
  const { app } = usePlainApplication({
    readVersion: async () => version,
    handlers: {
      listStops: async () => [testStop(`Beach of version ${version}`)],
      listDepartures: async () => ({ content: [showDeparture(station, 'en')] }),
      getDrivingTimes: async (_, { client }) => {
        limited.add(client);
        if (version === 1) version = 2;
        return { source: 'estimate', ids: [1], minutes: null };
      },
    },
  });

  it('makes the result again, of the new version alone', async () => {
    await app().listen({ port: 0, host: '127.0.0.1' });
    const client = await connectClient(app());
    const { structured } = await callTool(client, 'check_plan', { stops: [1] });
    expect(structured.stops).toMatchObject([{ name: 'Beach of version 2' }]);
    // The limit of driving times counts for this assistant's address, not for all assistants together.
    expect([...limited]).toEqual(['127.0.0.1']);
    await client.close();
  });
});

const testStop = (name: string): Stop => ({
  id: 1,
  type: 'tour',
  name,
  address: null,
  korean: { name, address: null },
  phone: null,
  lat: 37.8,
  lng: 128.9,
  thumbnailUrl: '/p.svg',
  visitMinutes: 40,
  weekDays: null,
  openingHours: { periods: [], note: null },
  isSeaside: true,
  isListed: true,
});
