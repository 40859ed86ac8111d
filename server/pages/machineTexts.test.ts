import { describe, expect, it } from 'vitest';
import { languages } from '../../domain/languages.ts';
import { describeWithGuide } from '../testing/describeWithGuide.ts';
import { useApplication, usePlainApplication } from '../testing/testApplication.ts';

describe('security.txt', () => {
  const variables = { PUBLIC_ORIGIN: 'https://guide.example', COMPANY_EMAIL: 'safe@guide.example' };
  const { app, clock } = usePlainApplication({
    variables: { ...variables, LIVE: '0', SMTP_URL: 'smtps://mail.example' },
  });
  const get = async () =>
    app().inject({ url: '/.well-known/security.txt', headers: { host: 'evil.example' } });

  it('has the fields of RFC 9116, each in its form, on the own origin', async () => {
    const response = await get();
    expect(response.statusCode).toBe(200);
    // Section 3: text/plain, UTF-8.
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
    const lines = response.body.split('\n');
    expect(lines.pop()).toBe('');
    const fields = lines.map((line) => /^([A-Z][A-Za-z-]*): (\S.*)$/.exec(line)?.slice(1) ?? [line]);
    // Section 2.5: at least one Contact, exactly one Expires, at most one Preferred-Languages.
    expect(fields.map(([name]) => name)).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
    const [contact, expires, preferred, canonical] = fields.map(([, value = '']) => value);
    expect(contact).toBe('mailto:safe@guide.example');
    expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
    expect(preferred).toMatch(/^[a-z]{2,3}(, [a-z]{2,3})*$/);
    expect(canonical).toBe('https://guide.example/.well-known/security.txt');
  });

  it.each([
    '2026-11-21T12:00:00+09:00',
    '2026-12-31T23:59:59Z',
    '2027-01-01T00:00:00Z',
    '2028-02-29T12:00:00Z',
  ])('expires at %s in more than half a year and less than a year', async (moment) => {
    clock.moveTo(moment);
    const expires = Date.parse(/^Expires: (.*)$/m.exec((await get()).body)?.[1] ?? '');
    const days = (expires - Date.parse(moment)) / 86_400_000;
    expect(days).toBeGreaterThan(180);
    expect(days).toBeLessThan(365);
  });
});

describeWithGuide('llms.txt', (database) => {
  const { app } = useApplication(database);

  it('has a title, a summary and sections of links, in the form of llmstxt.org', async () => {
    const { body, headers } = await app().inject({ url: '/llms.txt', headers: { host: 'guide.example' } });
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const [title, blank, summary] = body.split('\n');
    expect([title, blank]).toEqual(['# Solbada', '']);
    expect(summary).toMatch(/^> \S/);
    expect(body.match(/^# /gm)).toHaveLength(1);
    expect(body).not.toMatch(/^###/m);
    const [, ...sections] = body.split(/^## /m);
    for (const section of sections) {
      const [name, empty, ...lines] = section.trimEnd().split('\n');
      expect([name, empty]).toEqual([expect.stringMatching(/^\S/), '']);
      for (const line of lines) expect(line).toMatch(/^- \[[^\]]+\]\(https?:\/\/[^)\s]+\): \S/);
    }
    for (const language of languages) expect(body).toContain(`?lang=${language}`);
    expect(body).toContain('https://creativecommons.org/licenses/by/4.0/');
  });

  it('links only to what is there', async () => {
    const { body } = await app().inject({ url: '/llms.txt', headers: { host: 'guide.example' } });
    const paths = [...body.matchAll(/\(http:\/\/guide\.example(\/[^)]*)\)/g)].map(([, path = '']) => path);
    // Answers POST alone.
    for (const path of paths.filter((one) => one !== '/mcp'))
      expect((await app().inject({ url: path })).statusCode, path).toBe(200);
    expect(paths).toContain('/guide.geojson');
  });
});
