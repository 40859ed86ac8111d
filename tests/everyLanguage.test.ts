import { describe, expect, it } from 'vitest';
import { guideFiles } from '../contract/guideFiles.ts';
import { type Language, languages } from '../domain/languages.ts';
import { specTerms } from '../domain/tickets/saleTerms.ts';
import { tourOffer } from '../domain/tickets/tourOffer.ts';
import { describeOnPglite } from '../server/platform/database/testing/testDatabases.ts';
import { guide } from '../server/testing/describeWithGuide.ts';
import { useApplication } from '../server/testing/testApplication.ts';
import { isBuilt, needsBuild, readBuiltWeb } from '../server/testing/testWeb.ts';
import { driverControls, ko as koTalk } from '../web/messages/ko/talk.ts';
import { loadMessages } from '../web/messages/messages.ts';
import { readableHtml } from '../web/testing/readableHtml.ts';
import {
  accessibilityStatements,
  endedSharings,
  home,
  nationalSites,
  readings,
  unknownPlaces,
} from './pageTexts.ts';

const offer = tourOffer({});

const mapServices = [
  `https://map.naver.com/?lng=128.90744&lat=37.80573&title=${encodeURIComponent('경포해변')}`,
  `https://map.kakao.com/link/map/${encodeURIComponent('경포해변')},37.80573,128.90744`,
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent('경포해변')}%2037.80573%2C128.90744`,
];

describe.skipIf(!isBuilt)(`the built pages in every language${needsBuild}`, async () => {
  if (!isBuilt) return;
  const web = await readBuiltWeb();

  describeOnPglite(
    'with the guide',
    (database) => {
      const { app } = useApplication(database, { web });
      /** The elements of a page, as a test compares them with messages. */
      const read = async (path: string, language: Language) =>
        readableHtml((await app().inject(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`)).body);
      const findHeading = (html: string) => /<h1[^>]*>.*?<\/h1>/.exec(html)?.[0] ?? '';

      it.each(languages)('SPEC 2: shows home and list in %s', async (language) => {
        const { title, tab, top } = home[language];
        const html = await read('/', language);
        expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).toMatch(title);
        const section = html.slice(html.indexOf(`>${top}</h2>`));
        expect(section.slice(0, section.indexOf('</section>')).match(/<article/g)).toHaveLength(5);
        expect(html).toContain(`${tab}</a>`);
        const list = await read('/list', language);
        expect(list).toMatch(new RegExp(`aria-selected="true"[^>]*>${tab}</a>`));
        expect(list).toMatch(new RegExp(`<article.*?<a href="/content/tour/\\d+\\?lang=${language}"`));
      });

      it.each(languages)('SPEC 2: links to other sites in %s', async (language) => {
        const sitesOn = async (path: string) =>
          [...(await read(path, language)).matchAll(/<a [^>]*target="_blank"[^>]*>[^<]*/g)].map(
            ([link]) => link,
          );
        const linkAddress = (link: string) => /href="([^"]*)"/.exec(link)?.[1];
        expect((await sitesOn('/')).map(linkAddress)).toEqual([
          'https://www.gn.go.kr/tour/',
          `https://${nationalSites[language]}.visitkorea.or.kr/`,
          'https://www.korail.com/',
        ]);
        const maps = (await sitesOn('/content/tour/1')).filter((link) => /map/.test(linkAddress(link) ?? ''));
        expect(maps.map(linkAddress)).toEqual(mapServices);
        for (const link of maps) {
          expect(link).toContain('rel="noopener noreferrer"');
          // The accessible name begins with the visible label, for users of voice control.
          const [, name = '', seen = '-'] = /aria-label="([^"]*)".*>(.*)$/.exec(link) ?? [];
          expect(name.startsWith(seen), link).toBe(true);
        }
      });

      it.each(languages)('links to the accessibility statement in %s', async (language) => {
        expect(await read('/support', language)).toContain(`<a href="/accessibility?lang=${language}"`);
        const html = await read('/accessibility', language);
        expect(findHeading(html)).toContain(`>${accessibilityStatements[language]}<`);
        for (const text of ['<a href="mailto:', 'WCAG', '2026']) expect(html).toContain(text);
      });

      it.each(languages)('SPEC 1: says in %s what is sold, and what that is', async (language) => {
        const { shell, tourTaxi, ticket, trip } = await loadMessages(language, [
          'shell',
          'tourTaxi',
          'ticket',
          'planTrip',
        ]);
        for (const path of ['/', '/content/tour/1', '/myplan', '/myplan-detail', '/support']) {
          const html = await read(path, language);
          const link = html.slice(html.indexOf(`<a href="/tour-taxi?lang=${language}"`));
          expect(link.slice(0, link.indexOf('</a>')), path).toContain(`>${shell.tourOffer(offer)}</span>`);
        }
        const html = await read('/tour-taxi', language);
        expect(findHeading(html)).toContain(`>${tourTaxi.title}<`);
        for (const text of [
          tourTaxi.lead(offer),
          ...tourTaxi.steps(offer, trip.station),
          ...tourTaxi.included.items(offer, trip.station),
          ...tourTaxi.notIncluded.items(offer),
          ticket.taxi.overtime('₩5,000'),
          ...Object.values(ticket.refundSteps),
          ...tourTaxi
            .answers(offer, specTerms.changeHours)
            .flatMap(({ question, answer }) => [question, answer]),
        ])
          expect(html).toContain(text);
        expect(html).toContain('₩30,000');
      });

      it.each(languages)('says without script what needs it, in %s', async (language) => {
        const { trip, ticket } = await loadMessages(language, ['planTrip', 'ticket']);
        for (const [path, sentence] of [
          ['/myplan', trip.needsScript],
          ['/myplan-detail', trip.needsScript],
          ['/payment', ticket.payment.needsScript],
          ['/tickets', ticket.tickets.needsScript],
        ] as const)
          expect(await read(path, language), path).toMatch(
            new RegExp(`<noscript><p [^>]*>${RegExp.escape(sentence)}</p></noscript>`),
          );
      });

      it.each(languages)('shows a sentence and its answer, for a reader of %s', async (language) => {
        const { talk } = await loadMessages(language, ['talk']);
        const isForeign = language !== 'ko';
        const { minutes } = talk.values;

        const list = await read('/talk', language);
        expect(findHeading(list)).toContain(`>${talk.title}<`);
        expect(list).toContain(`>${talk.sentences.waitMinutes(minutes(10))}</span>`);
        expect(list.match(/href="\/talk\?say=/g)).toHaveLength(30);

        const sentence = await read('/talk?say=waitMinutes&with=25', language);
        expect(findHeading(sentence)).toMatch(/lang="ko".*여기서 25분만 기다려 주세요\./);
        expect(sentence.includes(`>${talk.sentences.waitMinutes(minutes(25))}</p>`)).toBe(isForeign);
        const reading = readings[language];
        if (reading === null) expect(sentence).not.toContain('Yeogiseo');
        else expect(sentence).toMatch(new RegExp(reading));
        for (const label of [talk.labels.more, talk.labels.less])
          expect(sentence).toContain(`aria-label="${label}"`);
        expect(sentence).toContain(`>${talk.labels.minutes}</label>`);

        // The number can't go below the first one.
        const alone = await read('/talk?say=people&with=1', language);
        expect(alone).toContain(`>${talk.sentences.people(talk.values.people(1))}</`);
        const buttons = alone.match(/<button[^>]*>/g) ?? [];
        const isDisabled = (label: string) =>
          buttons.some((tag) => tag.includes(`aria-label="${label}"`) && tag.includes('disabled=""'));
        expect([isDisabled(talk.labels.less), isDisabled(talk.labels.more)]).toEqual([true, false]);

        const answers = await read('/talk?answer=all', language);
        expect(findHeading(answers)).toContain(driverControls.choose);
        for (const [query, own, korean] of [
          ['minutes&with=15', talk.answers.minutes(minutes(15)), '15분 걸립니다.'],
          ['quicker', talk.answers.quicker, koTalk.talk.answers.quicker],
        ]) {
          const answer = await read(`/talk?answer=${query}`, language);
          expect(findHeading(answer)).toContain(`>${isForeign ? own : korean}<`);
          expect(findHeading(answer).includes('lang="ko"')).toBe(!isForeign);
          expect(answer.includes(`<p lang="ko" class="mt-4 text-xl">${korean}</p>`)).toBe(isForeign);
          expect(answer).toContain(`>${talk.next}</a>`);
        }
      });

      it.each(languages)('shows a place to the driver in Korean, for a reader of %s', async (language) => {
        const { driver } = await loadMessages(language, ['driver']);
        const html = await read('/driver/tour/1', language);
        expect(findHeading(html)).toMatch(/lang="ko".*>경포해변</);
        expect(html).toMatch(/<p lang="ko"[^>]*>이곳으로 가 주세요\.</);
        expect(html.includes(`<p class="text-muted">${driver.goHere}</p>`)).toBe(language !== 'ko');
        expect(html).toMatch(/<dd lang="ko"[^>]*>강원/);
        expect(html).toMatch(/<a href="tel:[^>]*>0\d/);
      });

      it.each([
        ['ja', 'オジュッコン・シリッパンムルグァン', null, 'オジュク ハノク', 'キョンポデ'],
        ['cn', 'Ojukheon·Siripbangmulgwan', 'ko-Latn', 'Gangneung Ojuk', 'Gyeongpodae'],
      ] as const)(
        "shows how a name is said in its title, on cards and on the driver's card, in %s",
        async (language, reading, lang, nearby, popular) => {
          const marked = (text: string) =>
            lang === null
              ? new RegExp(`(?<!lang="[^"]*"[^>]*)>[^<]*${text}`)
              : new RegExp(`lang="${lang}"[^>]*>[^<]*${text}`);
          const place = await read('/content/tour/4', language);
          expect(/<title>(.*?)<\/title>/.exec(place)?.[1]).toContain(`（${reading}）`);
          expect(findHeading(place).replace(/<[^>]*>/g, '')).toContain(`（${reading}）`);
          expect(findHeading(place)).toMatch(marked(reading));
          // For the driver, who reads no kana.
          expect(place).toContain('Ojukheon·Siripbangmulgwan');
          const findCards = (html: string) => (html.match(/<article.*?<\/article>/gs) ?? []).join('');
          expect(findCards(place)).toContain(nearby);
          const card = await read('/driver/tour/4', language);
          expect(card.replace(/<[^>]*>/g, '')).toContain(`（${reading}）`);
          const query = encodeURIComponent('オジュッコン');
          expect(findCards(await read(`/list?query=${query}`, language))).toMatch(marked(reading));
          for (const path of ['/', '/list'])
            expect(findCards(await read(path, language)), path).toMatch(new RegExp(`>${popular}<`));
        },
      );

      it.each(languages)('SPEC 8: says in %s that a place or a page does not exist', async (language) => {
        const { notFound } = await loadMessages(language, ['shell']);
        for (const [path, sentence] of [
          ['/content/tour/99999', unknownPlaces[language]],
          ['/content/restaurant/1', unknownPlaces[language]],
          ['/content/tour/abc', unknownPlaces[language]],
          ['/content/sky/1', notFound.title],
          ['/driver/tour/999999', notFound.title],
          ['/driver/sky/1', notFound.title],
          ['/nothing', notFound.title],
          ['/plan/nothing', endedSharings[language]],
        ] as const) {
          const { statusCode, body } = await app().inject(`${path}?lang=${language}`);
          expect(statusCode, path).toBe(404);
          expect(findHeading(readableHtml(body)), path).toContain(`>${sentence}<`);
        }
      });

      it.each([
        ['ja', '+82 33 640 4531'],
        ['ko', '033-640-4531'],
      ] as const)('shows the phone in %s as %s', async (language, shown) => {
        expect(await read('/content/tour/1', language)).toMatch(
          new RegExp(`<a href="tel:\\+82336404531"[^>]*>${shown.replace('+', '\\+')}</a>`),
        );
      });

      it('DESIGN 7a: sends nobody to a closed café for the sunrise, and shows no light inland', async () => {
        const { light } = (await loadMessages('en', ['place'])).place;
        const leave = 'leave Gangneung Station';
        const beach = await read('/content/tour/33', 'en');
        expect([beach.includes(`>${light.heading}</h3>`), beach.includes(leave)]).toEqual([true, true]);
        // This cafe has the theme Sea, and opens at nine.
        const cafe = await read('/content/restaurant/123', 'en');
        expect([cafe.includes(`>${light.heading}</h3>`), cafe.includes(leave)]).toEqual([true, false]);
        expect(await read('/content/tour/4', 'en')).not.toContain(light.heading);
      });

      it.each(languages)(
        'SPEC 2: shows the documents to everyone, without a button to agree, in %s',
        async (language) => {
          const { signUp } = await loadMessages(language, ['signUp']);
          for (const path of ['/signup/terms', '/signup/privacy']) {
            const html = await read(path, language);
            expect(findHeading(html), path).not.toBe('');
            expect(html, path).toContain('</h2>');
            expect(html, path).not.toContain(`${signUp.agree}</button>`);
          }
        },
      );

      it('DESIGN 7a: shows no valid ticket for an invalid code', async () => {
        const { statusCode, body } = await app().inject('/ticket-check/AAAAAAAAAAAAAAAAAAAAAAAA');
        expect(statusCode).toBe(404);
        expect(body).toContain('유효한 이용권이 아닙니다');
      });

      it('DESIGN 8: says what is open now, by the time in Korea', async () => {
        expect(await read('/list?open=now', 'en')).toMatch(/open now \(\d\d:\d\d in Korea\)/);
      });

      it('has the board with the driver indexed with its alternates, and its cards not', async () => {
        const list = await read('/talk', 'en');
        expect(list).toMatch(/<link rel="canonical" href="[^"]*\/talk\?lang=en">/);
        expect(list).toContain('hreflang="ja"');
        expect(await read('/talk?say=toilet', 'en')).toContain('content="noindex"');
      });

      it('DESIGN 4: names the button that closes the trial banner in each language', async () => {
        const names = await Promise.all(
          languages.map(async (language) => {
            const html = await read('/', language);
            return /<aside id="sandbox".*?<button[^>]*aria-label="([^"]+)"/s.exec(html)?.[1];
          }),
        );
        expect(new Set(names).size).toBe(languages.length);
        expect(names).not.toContain(undefined);
      });

      it('SPEC 8: shows a way on from an empty result, and a wider word with results where there is one', async () => {
        const empty = await read('/list?query=zzzzqqq', 'en');
        for (const text of ['No search results found.', '0 places']) expect(empty).toContain(`>${text}<`);
        expect(empty).toMatch(/<a href="\/list\?lang=en"[^>]*>See all places</);
        expect(empty).not.toContain('Clear filters');
        const [, wider = ''] =
          /<a href="([^"]*)"[^>]*>tofu<\/a>/.exec(await read('/list?query=vegan', 'en')) ?? [];
        const found = readableHtml((await app().inject(wider)).body);
        expect(findHeading(found)).toContain('Results for “tofu”');
        expect(found).toMatch(/id="tab-restaurant"[^>]* aria-selected="true"/);
        expect(found).toContain('<article');
      });

      it("shows a place's fee, its facts without a check date, and doubt about its hours, as the guide has them", async () => {
        const { place } = await loadMessages('en', ['place']);
        const museum = await read('/content/tour/80', 'en');
        expect(museum.split('Check date unknown')).toHaveLength(2);
        expect(museum).toContain(`>${place.feeText(1_000)}<`);
        expect(await read('/content/tour/92', 'en')).toContain(`>${place.feeText(0)}<`);
        const beach = await read('/content/tour/1', 'en');
        expect(beach.split(place.opening.sight.checkFirst)).toHaveLength(2);
        expect(beach).not.toContain(place.hoursDoubtful);
        const restaurant = await read('/content/restaurant/154', 'en');
        expect(restaurant.split(place.hoursDoubtful)).toHaveLength(2);
        expect(restaurant).not.toContain(place.opening.shop.checkFirst);
      });

      it.each(['경포해변', '镜浦海滩', '鏡浦ビーチ', 'Gyeongpo Beach', 'gyeongpo baech'])(
        'DESIGN 3: finds Gyeongpo Beach by %s',
        async (word) => {
          const html = await read(`/list?query=${encodeURIComponent(word)}`, 'en');
          expect(/<article.*?<\/article>/.exec(html)?.[0]).toContain('Gyeongpo Beach');
        },
      );

      it.each(languages)('offers to keep the guide for offline in %s', async (language) => {
        const { offline } = await loadMessages(language, ['offline']);
        for (const path of ['/', '/myplan', '/support'])
          expect(await read(path, language), path).toContain(`>${offline.title}</h2>`);
      });

      it("shows a place's name in Korean once in Korean, and beside the translated one in English", async () => {
        const main = async (language: Language) =>
          /<main.*<\/main>/s.exec(await read('/content/tour/1', language))?.[0].split('>경포해변<').length;
        expect(await main('ko')).toBe(2);
        expect(await main('en')).toBeGreaterThan(1);
      });

      it('offers the whole guide as files on the page of customer service', async () => {
        const html = await read('/support', 'en');
        for (const { path, name } of guideFiles)
          expect(html).toMatch(new RegExp(`<a href="${path}"[^>]*>${name}</a>`));
      });

      it.each(languages)('says that a cancelled payment charged nothing, in %s', async (language) => {
        const { fail, success } = (await loadMessages(language, ['ticket'])).ticket;
        const html = await read('/fail?code=PAY_PROCESS_CANCELED', language);
        for (const text of [fail.title, success.notCharged, success.backToPayment])
          expect(html).toContain(`>${text}</`);
      });
    },
    { template: guide },
  );
});
