import { describe, expect, it } from 'vitest';
import { htmlLang, languages } from '../../domain/languages.ts';
import { plainWeb } from '../testing/testWeb.ts';
import { type DocumentInput, writeDocument } from './document.ts';

function inputWith(changes: Partial<DocumentInput> = {}): DocumentInput {
  return {
    status: 200,
    html: '<h1>경포해변</h1>',
    head: { title: 'Gyeongpo Beach', description: 'A beach', canonical: '/content/tour/1' },
    state: {
      language: 'en',
      site: {
        origin: 'https://guide.example',
        company: { name: { ko: '', en: '' }, email: '' },
        nickname: null,
        sandbox: false,
        routing: false,
        google: true,
        priceFigures: {},
        map: {},
      },
      router: { loaderData: {}, errors: null },
      queries: [],
    },
    assets: plainWeb.assets,
    routeIds: [],
    parts: [],
    isLanguageInAddress: true,
    ...changes,
  };
}

function jsonBlock(html: string, attributes: string): unknown {
  const [, text = ''] = new RegExp(`<script ${attributes}>(.*?)</script>`).exec(html) ?? [];
  return JSON.parse(text);
}

describe('the document', () => {
  it.each(languages)('DESIGN 3: sets <html lang> for %s', (language) => {
    const { state } = inputWith();
    const html = writeDocument(inputWith({ state: { ...state, language } }));
    expect(html).toMatch(new RegExp(`^<!doctype html>\\n<html lang="${htmlLang[language]}">`));
    expect(html).toContain(`href="/manifest.webmanifest?lang=${language}"`);
  });

  it('DESIGN 8: makes a page with ?lang= its own canonical, and the bare address x-default', () => {
    const html = writeDocument(inputWith());
    const bare = 'https://guide.example/content/tour/1';
    expect(html).toContain(`<link rel="canonical" href="${bare}?lang=en">`);
    expect(html).toContain(`<link rel="alternate" hreflang="x-default" href="${bare}">`);
    for (const language of languages)
      expect(html).toContain(
        `<link rel="alternate" hreflang="${htmlLang[language]}" href="${bare}?lang=${language}">`,
      );
    expect(writeDocument(inputWith({ isLanguageInAddress: false }))).toContain(
      `<link rel="canonical" href="${bare}">`,
    );
  });

  it('marks a page without an address of its own as noindex', () => {
    const html = writeDocument(inputWith({ head: { title: 'a', description: 'b' } }));
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toMatch(/rel="(canonical|alternate)"/);
  });

  it('blocks the first paint until the body is there and the boot script has run, so that the layout does not shift', () => {
    const { assets } = inputWith();
    const [head = '', body = ''] = writeDocument(inputWith()).split('<body>');
    const [, awaited = ''] = /<link rel="expect" href="#([a-z-]+)" blocking="render">/.exec(head) ?? [];
    expect(body.indexOf(`<script>${assets.boot}</script>`)).toBeGreaterThan(body.indexOf('<h1>'));
    expect(body.indexOf(`id="${awaited}"`)).toBeGreaterThan(body.indexOf(`<script>${assets.boot}</script>`));
  });

  it('gives link previews absolute addresses', () => {
    const { head } = inputWith();
    const html = writeDocument(inputWith({ head: { ...head, picture: '/pictures/sea-1.png' } }));
    expect(html).toContain('<meta property="og:image" content="https://guide.example/pictures/sea-1.png">');
    const described = writeDocument(
      inputWith({
        head: {
          ...head,
          jsonLd: [{ '@type': 'TouristAttraction', image: ['/a.svg'], url: '/content/tour/1' }],
        },
      }),
    );
    expect(jsonBlock(described, 'type="application/ld\\+json"')).toMatchObject({
      '@type': 'TouristAttraction',
      url: 'https://guide.example/content/tour/1',
    });
  });

  it.each(['</script><script>alert(1)</script>', '<!--<script>', '"><img src=x onerror=alert(1)>', '&lt;'])(
    'escapes hostile text %j in the head, in JSON-LD and in the state',
    (text) => {
      const { state, head } = inputWith();
      const html = writeDocument(
        inputWith({
          head: { ...head, title: text, description: text, jsonLd: [{ name: text }] },
          state: { ...state, site: { ...state.site, nickname: text } },
        }),
      );
      expect(html.match(/<script/g)).toHaveLength(4);
      expect(html).not.toMatch(/<img|<!--/);
      expect(jsonBlock(html, 'type="application/ld\\+json"')).toEqual({ name: text });
      expect(jsonBlock(html, 'type="application/json" id="page-state"')).toHaveProperty(
        'site.nickname',
        text,
      );
    },
  );

  it('SPEC 8: makes the browser retry an outage page where there is no script', () => {
    expect(writeDocument(inputWith({ status: 503 }))).toContain('<noscript><meta http-equiv="refresh"');
    expect(writeDocument(inputWith())).not.toContain('http-equiv="refresh"');
  });
});
