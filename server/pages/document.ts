import { htmlLang, type Language, languages } from '../../domain/languages.ts';
import type { PageHead, PageState } from '../../web/app/entryServer.tsx';
import { escapedHtml } from '../http/escapedHtml.ts';

/** Files of the build that a page needs. */
export interface PageAssets {
  /** Inlined into the head, so that the first paint needs no further request. */
  css: string;
  /** Inlined at the end; its hash is in the content security policy. */
  boot: string;
  /** Addresses of the scripts for the routes shown and the language: the entry first, then its imports. */
  scripts(routeIds: readonly string[], parts: readonly string[], language: Language): string[];
  /** Address of this build's app shell, the document of every page without network; missing in development. */
  appShell?: string;
  /** Tags of the development server, which replace the inlined CSS. */
  headExtra?: string;
}

export interface DocumentInput {
  status: number;
  html: string;
  head: PageHead;
  state: PageState;
  assets: PageAssets;
  routeIds: readonly string[];
  /** The messages that the page uses, by group. */
  parts: readonly string[];
  /**
   * True when the address carries `?lang=`: then the page is its own canonical
   * (docs/product/languages.md#choosing-the-language).
   */
  isLanguageInAddress: boolean;
  /** False: no script in the document, so that it stays as it was rendered. */
  hasScripts?: boolean;
}

/** JSON that cannot close its script element. */
function json(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

function withLanguage(address: string, language: Language): string {
  const url = new URL(address);
  url.searchParams.set('lang', language);
  return url.href;
}

const ogLocale: Record<Language, string> = {
  ko: 'ko_KR',
  en: 'en_US',
  cn: 'zh_CN',
  tw: 'zh_TW',
  ja: 'ja_JP',
};

/** Properties of schema.org descriptions whose values are addresses. */
const addresses = ['url', 'image', '@id'];

/** Makes addresses in schema.org descriptions absolute. */
function absolute(value: unknown, origin: string): unknown {
  if (Array.isArray(value)) return value.map((one) => absolute(one, origin));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [
        key,
        addresses.includes(key) && typeof one === 'string'
          ? new URL(one, origin).href
          : absolute(one, origin),
      ]),
    );
  }
  return value;
}

function indexingTags({ head, state, isLanguageInAddress }: DocumentInput): string[] {
  if (!head.canonical) return ['<meta name="robots" content="noindex">'];
  const bare = new URL(head.canonical, state.site.origin).href;
  const canonical = isLanguageInAddress ? withLanguage(bare, state.language) : bare;
  return [
    `<link rel="canonical" href="${escapedHtml(canonical)}">`,
    ...languages.map(
      (language) =>
        `<link rel="alternate" hreflang="${htmlLang[language]}" href="${escapedHtml(withLanguage(bare, language))}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${escapedHtml(bare)}">`,
    `<meta property="og:url" content="${escapedHtml(canonical)}">`,
  ];
}

function headTags(input: DocumentInput): string {
  const { head, state, assets } = input;
  const { origin } = state.site;
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapedHtml(head.title)}</title>`,
    `<meta name="description" content="${escapedHtml(head.description)}">`,
    ...indexingTags(input),
    '<meta property="og:type" content="website">',
    '<meta property="og:site_name" content="Solbada">',
    `<meta property="og:title" content="${escapedHtml(head.title)}">`,
    `<meta property="og:description" content="${escapedHtml(head.description)}">`,
    `<meta property="og:locale" content="${ogLocale[state.language]}">`,
    ...(head.picture
      ? [
          `<meta property="og:image" content="${escapedHtml(new URL(head.picture, origin).href)}">`,
          '<meta property="og:image:width" content="1200">',
          '<meta property="og:image:height" content="630">',
          '<meta name="twitter:card" content="summary_large_image">',
        ]
      : []),
    '<meta name="theme-color" content="#fbfaf6" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#0d1719" media="(prefers-color-scheme: dark)">',
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<link rel="manifest" href="/manifest.webmanifest?lang=${state.language}">`,
    // A slow phone paints between two parts of the document, and what follows then shifts the layout: later parts, or the
    // boot script, which hides a closed banner. So nothing is painted before an element at the end of the body (HTML
    // standard, link type "expect").
    ...(input.hasScripts === false ? [] : ['<link rel="expect" href="#end" blocking="render">']),
    assets.headExtra ?? `<style>${assets.css}</style>`,
    // With script the page retries by itself; without, the browser does.
    ...(input.status === 503 ? ['<noscript><meta http-equiv="refresh" content="5"></noscript>'] : []),
    ...(head.jsonLd ?? []).map(
      (description) => `<script type="application/ld+json">${json(absolute(description, origin))}</script>`,
    ),
  ].join('\n');
}

/** The whole document. Data travels in JSON blocks; the only script that runs from it is the boot script. */
export function writeDocument(input: DocumentInput): string {
  const { html, state, assets, routeIds, parts, hasScripts = true } = input;
  const scripts = hasScripts
    ? `<script type="application/json" id="page-state">${json(state)}</script>
<script type="application/json" id="scripts">${json(assets.scripts(routeIds, parts, state.language))}</script>
<script>${assets.boot}</script>
<template id="end"></template>
`
    : '';
  return `<!doctype html>
<html lang="${htmlLang[state.language]}"${state.site.nickname === null ? '' : ' data-visitor'}>
<head>
${headTags(input)}
</head>
<body>
<div id="app">${html}</div>
${scripts}</body>
</html>
`;
}
