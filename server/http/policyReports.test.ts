import fastify from 'fastify';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { ProblemError } from '../platform/problem.ts';
import { noLimits } from './limits/rateLimits.ts';
import { registerPolicyReports } from './policyReports.ts';
import { createSecurityEvents } from './securityEvents.ts';

describe('reports of blocked content', () => {
  const lines: unknown[] = [];
  const counted: string[] = [];
  const securityEvents = createSecurityEvents({
    keys: [Buffer.alloc(32, 7)],
    log: { warn: (fields: unknown) => void lines.push(fields) },
    count: (kind, route) => void counted.push(`${kind} ${route}`),
  });
  const app = fastify();
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof ProblemError ? error.status : 400).send(),
  );
  app.register(async (scope) => registerPolicyReports(scope, { limits: noLimits, securityEvents }));
  afterAll(() => app.close());
  beforeEach(() => {
    lines.length = 0;
    counted.length = 0;
  });
  const send = (type: string, body: unknown) =>
    app.inject({
      method: 'POST',
      url: '/csp-report',
      headers: { 'content-type': type },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    });

  it('are logged with the directive, the origin of what was blocked and the path of the page', async () => {
    const { statusCode } = await send('application/reports+json', [
      {
        type: 'csp-violation',
        url: 'https://guide.example/ticket/order_1.0.secret?lang=en',
        body: {
          effectiveDirective: 'img-src',
          blockedURL: 'https://pictures.example/kim@example.com.png?user=1',
          documentURL: 'https://guide.example/ticket/order_1.0.secret?lang=en',
        },
      },
      { type: 'deprecation', body: { id: 'x' } },
    ]);
    expect(statusCode).toBe(204);
    expect(counted).toEqual(['policyViolation /csp-report']);
    expect(lines).toEqual([
      {
        event: 'policyViolation',
        client: expect.stringMatching(/^[\w-]{22}$/),
        directive: 'img-src',
        blocked: 'https://pictures.example',
        page: '/ticket/…',
      },
    ]);
  });

  it('are also taken from browsers that know report-uri alone', async () => {
    const report = {
      'violated-directive': 'script-src',
      'blocked-uri': 'inline',
      'document-uri': 'https://guide.example/list?query=kim',
    };
    expect((await send('application/csp-report', { 'csp-report': report })).statusCode).toBe(204);
    expect(lines).toMatchObject([{ directive: 'script-src', blocked: 'inline', page: '/list' }]);
    const data = { ...report, 'blocked-uri': 'data:text/html,kim' };
    await send('application/csp-report', { 'csp-report': data });
    expect(lines).toMatchObject([{}, { blocked: 'data:' }]);
  });

  it.each([
    ['application/csp-report', '{'],
    ['application/csp-report', '{}'],
    ['application/csp-report', '"report"'],
    ['application/reports+json', '[1]'],
    ['application/reports+json', '{"csp-report":1}'],
    ['application/json', 'null'],
    ['application/csp-report', JSON.stringify({ 'csp-report': {}, padding: 'x'.repeat(20_000) })],
  ])('are refused if they are malformed: %s %s', async (type, body) => {
    expect((await send(type, body)).statusCode).toBe(400);
    expect(lines).toEqual([]);
  });

  it('can’t fill the log: a report of sixty violations with long texts has at most ten short lines', async () => {
    const body = { effectiveDirective: 'x'.repeat(150), blockedURL: 'https://a.example/', documentURL: '' };
    await send('application/reports+json', Array(60).fill({ type: 'csp-violation', body }));
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.length).toBeLessThanOrEqual(10);
    expect(JSON.stringify(lines[0]).length).toBeLessThan(400);
  });
});
