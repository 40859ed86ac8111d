import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { apiBase } from '../../contract/addresses.ts';
import { type ApiCall, api } from '../../contract/api.ts';
import type { RouteContract } from '../../contract/route.ts';
import { cacheHeaders } from '../testing/cacheRules.ts';
import { cachedPages, callKeyParts, type PageRule, pageKeyParts, pageQuery } from './cacheTable.ts';

const documentation = readFileSync('docs/caching.md', 'utf8');

const code = (text: string) => `\`${text}\``;
const named = (names: readonly string[]) => names.map(code).join(', ');

interface Row {
  what: string;
  cacheControl: string;
  freshFor: number;
  parts: object;
  notWith?: readonly string[];
}

/** A row of the table in docs/caching.md. */
function ruleRow({ what, cacheControl, freshFor, parts, notWith = [] }: Row): string {
  const keys = Object.keys(parts);
  const dropped = keys.includes('day') ? 'changed guide, midnight in Seoul' : 'changed guide';
  const kept =
    freshFor === 0
      ? ['never', '', '', '']
      : [`${freshFor / 1000} s`, keys.join(', '), named(notWith), dropped];
  return `| ${[what, cacheControl, ...kept].join(' | ')} |`.replaceAll(/ {2,}/g, ' ');
}

const isCall = (name: string): name is ApiCall => name in api;

const routes: [string, RouteContract][] = Object.entries(api);
const callRows = routes.flatMap(([name, { method, path, sharedCache }]) => {
  if (!sharedCache || !isCall(name)) return [];
  const parts = callKeyParts(name, { params: {}, query: {} });
  return ruleRow({ what: code(`${method} ${apiBase}${path}`), cacheControl: 'guide', parts, ...sharedCache });
});

function cachePolicyText({ freshFor, renderedFor }: PageRule): string {
  if (freshFor === 0) return 'never';
  return renderedFor === 'everyone'
    ? 'guide with `?lang=`, else revalidated by the browser'
    : 'revalidated by the browser; never for a user';
}

const pageRows = cachedPages.map((rule) =>
  ruleRow({
    what: rule.paths.includes('*') ? 'every other page' : `pages ${named(rule.paths)}`,
    cacheControl: cachePolicyText(rule),
    parts: pageKeyParts(new URL('http://localhost/'), 'ko', new Date(0)),
    ...rule,
  }),
);

describe('docs/caching.md', () => {
  it('lists what the process caches as the table in code does', () => {
    const header = documentation.indexOf('| what | Cache-Control | fresh in the process |');
    const [, , ...rows] = documentation.slice(header).split('\n\n', 1)[0]?.split('\n') ?? [];
    expect(rows).toEqual([...callRows, ...pageRows]);
    expect(documentation.replaceAll(/\s+/g, ' ')).toContain(
      `other than ${named(pageQuery.slice(0, -1))} and ${named(pageQuery.slice(-1))} is rendered for each request`,
    );
  });

  it('has every value of Cache-Control', () => {
    const rows = documentation.split('\n').filter((line) => line.startsWith('| '));
    for (const value of Object.values(cacheHeaders))
      expect(
        rows.filter((row) => row.split(' | ')[1]?.includes(code(value))),
        value,
      ).toHaveLength(1);
  });

  it('makes a CDN pass on the pages that are rendered for their visitor', () => {
    const [, list = ''] =
      /except below (.*?), which are rendered for their visitor/s.exec(documentation) ?? [];
    const passed = new RegExp(/\^\/\(myplan[^"]*/.exec(documentation)?.[0] ?? '');
    const paths = cachedPages.filter((rule) => rule.renderedFor === 'visitor').flatMap((rule) => rule.paths);
    expect([...list.matchAll(/`(.*?)`/g)].map(([, path]) => path).sort()).toEqual([...paths].sort());
    for (const path of paths) expect(path).toMatch(passed);
  });
});
