import { beforeAll, describe, expect, it } from 'vitest';
import { apiBase } from '../../contract/addresses.ts';
import { htmlLang, languages } from '../../domain/languages.ts';
import { describeWithGuide } from '../testing/describeWithGuide.ts';
import { useApplication } from '../testing/testApplication.ts';
import { TestStaff } from '../testing/testStaff.ts';
import { TestVisitor } from '../testing/testVisitor.ts';
import { isBuilt, needsBuild, readBuiltWeb } from '../testing/testWeb.ts';

const drafted = {
  ko: '초안에만 있는 소개',
  en: 'A summary of the draft',
  cn: '只在草稿里的简介',
  tw: '只在草稿裡的簡介',
  ja: '下書きだけの紹介文',
};

describe.skipIf(!isBuilt)(`the preview of a draft${needsBuild}`, async () => {
  if (!isBuilt) return;
  const web = await readBuiltWeb();

  describeWithGuide('Desk: preview', (database) => {
    const { app, clock } = useApplication(database, {
      web,
      variables: { RATE_LIMITS: 'off' },
    });
    let editor: TestStaff;
    const preview = (id: number | string, query = '?locale=en', headers: Record<string, string> = {}) =>
      app().inject({
        url: `${apiBase}/desk/guide/${id}/preview${query}`,
        headers: { cookie: editor.cookie, ...headers },
      });
    const save = async (id: number, fields: Record<string, unknown>) => {
      const { body } = await editor.call('GET', `/desk/guide/${id}`);
      const present = { ...body.published, ...body.draft.fields };
      const changes = Object.entries(fields).map(([field, after]) => ({
        field,
        before: present[field],
        after,
      }));
      expect((await editor.call('PATCH', `/desk/guide/${id}/draft`, { changes })).status).toBe(200);
    };
    beforeAll(async () => {
      editor = await TestStaff.signIn({ app, database, clock }, 'editor');
      await save(1, Object.fromEntries(languages.map((one) => [`summary.${one}`, drafted[one]])));
    });

    it.each(languages)(
      'shows the draft in %s as visitors would see it, never stored, without scripts',
      async (locale) => {
        const page = await preview(1, `?locale=${locale}`);
        expect([page.statusCode, page.headers['cache-control'], page.headers['x-robots-tag']]).toEqual([
          200,
          'no-store',
          'noindex, nofollow',
        ]);
        expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
        expect(page.body).toContain(`<html lang="${htmlLang[locale]}">`);
        expect(page.body).toContain(drafted[locale]);
        expect(page.body).not.toMatch(/<script|rel="expect"|rel="canonical"/);
        expect(page.body).toContain('<meta name="robots" content="noindex">');
        const visitors = await app().inject({ url: `/content/tour/1?lang=${locale}` });
        expect(visitors.body).not.toContain(drafted[locale]);
        // But for the draft's text it is the visitors' page.
        const heading = /<h1[^>]*>.*?<\/h1>/s;
        expect(heading.exec(page.body)?.[0]).toBe(heading.exec(visitors.body)?.[0]);
      },
    );

    it('shows a draft with faults, and a new place that has hardly anything', async () => {
      await save(2, {
        'name.ja': '',
        position: null,
        phone: 'ask inside',
        themes: [],
        pictures: [],
        'hours.weekDays': [],
        'hours.periods': [{ days: [], opens: '18:00', closes: '09:00' }],
        'hours.note.ko': ' ',
      });
      const { body } = await editor.call('GET', '/desk/guide/2');
      const faulty = await preview(2, '?locale=ja');
      expect(faulty.statusCode).toBe(200);
      expect(faulty.body).toContain(body.published['name.ko']);
      const made = await editor.call('POST', '/desk/guide', {
        type: 'restaurant',
        nameKo: '새 식당',
        nameEn: 'A new kitchen',
      });
      for (const locale of languages) {
        const page = await preview(made.body.id, `?locale=${locale}`);
        expect([page.statusCode, locale]).toEqual([200, locale]);
        expect(page.body).toContain(locale === 'en' ? 'A new kitchen' : '새 식당');
      }
      expect((await app().inject({ url: `/content/restaurant/${made.body.id}` })).statusCode).toBe(404);
    });

    it('shows a text that is not translated in English with a note, and in Korean while that is missing', async () => {
      const summary = async () => {
        const { body } = await preview(6, '?locale=ja');
        const [, lang, text] = /<p(?: lang="(\w+)")? class="mt-3 text-lg">([^<]*)</.exec(body) ?? [];
        return { lang, text, hasNote: body.includes('英語で掲載しています。</p>') };
      };
      expect(await summary()).toMatchObject({ lang: undefined, hasNote: false });
      await save(6, { 'summary.ja': '', 'summary.en': drafted.en, 'summary.ko': drafted.ko });
      expect(await summary()).toEqual({ lang: 'en', text: drafted.en, hasNote: true });
      await save(6, { 'summary.en': ' ' });
      expect(await summary()).toEqual({ lang: 'ko', text: drafted.ko, hasNote: false });
      await save(6, { 'summary.ja': drafted.ja });
      expect(await summary()).toEqual({ lang: undefined, text: drafted.ja, hasNote: false });
    });

    it('shows the map of the drafted position', async () => {
      const map = (id: number, cookie = editor.cookie) =>
        app().inject({ url: `${apiBase}/desk/guide/${id}/preview/map.svg`, headers: { cookie } });
      const before = await map(4);
      expect([before.statusCode, before.headers['content-type'], before.headers['cache-control']]).toEqual([
        200,
        'image/svg+xml',
        'no-store',
      ]);
      await save(4, { position: { lat: 37.7, lng: 129.01 } });
      expect((await map(4)).body).not.toBe(before.body);
      expect((await preview(4)).body).toContain(`src="${apiBase}/desk/guide/4/preview/map.svg"`);
      expect((await map(4, '')).statusCode).toBe(401);
      expect((await map(99_999)).statusCode).toBe(404);
    });

    it('shows the pictures in the drafted order, with their drafted texts', async () => {
      const { body } = await editor.call('GET', '/desk/guide/5');
      const [first, ...others] = body.published.pictures;
      const alt = { ...first.alt, en: 'Only the draft says so', ja: '' };
      await save(5, { pictures: [...others, { ...first, alt }] });
      const alts = async (locale: string) =>
        [...(await preview(5, `?locale=${locale}`)).body.matchAll(/<img [^>]*alt="([^"]+)"/g)].map(
          ([, text]) => text,
        );
      const shown = await alts('en');
      expect(shown.indexOf('Only the draft says so')).toBe(others.length);
      expect(shown[0]).toBe(others[0].alt.en);
      expect(await alts('ja')).toContain('Only the draft says so');
    });

    it('escapes what was typed', async () => {
      await save(3, { 'summary.en': '</p><script>alert(1)</script><img src=x onerror=alert(1)>' });
      const page = await preview(3);
      expect(page.body).not.toMatch(/<script|<img src=x/);
      expect(page.body).toContain('&lt;script&gt;');
    });

    it('is for editors alone, and says what is wrong with an address', async () => {
      const visitor = new TestVisitor(app);
      const token = await visitor.createAccount({ database, clock }, 'preview@example.com', 'preview');
      const dispatcher = await TestStaff.signIn({ app, database, clock }, 'dispatcher');
      const owner = await TestStaff.signIn({ app, database, clock }, 'owner');
      for (const [cookie, status] of [
        ['', 401],
        [`access_token=${token}`, 401],
        ['desk_session=AAAA', 401],
        [dispatcher.cookie, 403],
        [owner.cookie, 200],
      ] as const) {
        const page = await preview(1, '?locale=en', { cookie, authorization: `Bearer ${token}` });
        expect([page.statusCode, page.headers['cache-control']], cookie).toEqual([status, 'no-store']);
        if (status !== 200) expect(page.body).not.toContain(drafted.en);
      }
      expect((await preview(99_999)).statusCode).toBe(404);
      expect((await preview('x')).statusCode).toBe(404);
      expect((await preview(1, '?locale=de')).statusCode).toBe(400);
    });
  });

  describeWithGuide('Desk: preview at a desk with an origin of its own', (database) => {
    const { app, clock } = useApplication(database, {
      web,
      variables: { PUBLIC_ORIGIN: 'http://guide.example', DESK_ORIGIN: 'http://desk.example' },
    });

    it('links to the visitors’ pages, which are not found there', async () => {
      const { cookie } = await TestStaff.signIn({ app, database, clock }, 'editor');
      const page = await app().inject({
        url: `${apiBase}/desk/guide/1/preview?locale=en`,
        headers: { host: 'desk.example', cookie },
      });
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain('<a href="http://guide.example/');
      expect(page.body).not.toMatch(/<a [^>]*href="\//);
    });
  });
});
