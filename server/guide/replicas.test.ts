import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { offlineManifestAddress, offlinePartAddress, placesPerPart } from '../../contract/offlineGuide.ts';
import { readConfiguration } from '../app/configuration.ts';
import { openProduct } from '../app/product.ts';
import type { WebBuild } from '../pages/pages.ts';
import { systemClock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { openDatabase } from '../platform/database/open.ts';
import { describeOnPostgresql } from '../platform/database/testing/testDatabases.ts';
import { createMetrics } from '../platform/telemetry/metrics/metrics.ts';
import { guide } from '../testing/describeWithGuide.ts';
import { isLong } from '../testing/longTests.ts';
import { noSandboxes, readContentOnce } from '../testing/testApplication.ts';
import { testSecret } from '../testing/testSecret.ts';
import { plainWeb } from '../testing/testWeb.ts';
import type { ContentGuide } from './contentGuide.ts';
import { createPublishing, type Publication, type Publishing } from './publishing.ts';

const publications = isLong ? 60 : 4;
/** Visitors of each replica. */
const visitors = 2;

const nearbySchema = z.object({ nearby: z.array(z.object({ id: z.int(), type: z.string() })) });
const manifestSchema = z.object({ parts: z.array(z.object({ name: z.string(), hash: z.string() })) });
const offlinePlacesSchema = z.array(z.object({ id: z.int(), isListed: z.boolean() }));
const never = () => {
  throw new Error('no replica');
};

const placeName = (turn: number) => `Edition ${turn}, a name of Gyeongpo Beach`;
const editionSummary = (turn: number) => `Edition ${turn}, a summary of Gyeongpo Beach`;
/** A page of three calls, each of which shows the edition. Some are cached when a new version comes. */
const web: WebBuild = {
  ...plainWeb,
  async renderPage({ request, client, language, site }) {
    const size = 1 + (Number(new URL(request.url).searchParams.get('x')) % 50);
    const place = { type: 'tour', id: '1' } as const;
    const english = await client.call('getPlace', { params: place, query: { locale: 'en' } });
    const { items } = await client.call('listPlaces', {
      params: { type: 'tour' },
      query: { locale: 'en', size: String(size), q: 'Edition' },
    });
    const korean = await client.call('getPlace', { params: place, query: { locale: 'ko' } });
    const html = [english.placeName, english.summary, ...items.map(({ name }) => name), korean.summary].join(
      '<br>',
    );
    const state = { language, site, router: { loaderData: {}, errors: null }, queries: [] };
    const head = { title: 'page', description: '', canonical: '/' };
    return { kind: 'page' as const, status: 200, html, head, state, routeIds: [], parts: [] };
  },
};
const editionsIn = (text: string) => new Set([...text.matchAll(/Edition (\d+),/g)].map(([, turn]) => turn));

describe('Desk: publishing with two replicas', () => {
  describeOnPostgresql(
    'on one database',
    (url) => {
      let contentGuide: ContentGuide;
      let publishing: Publishing;
      const databases: Database[] = [];
      const replicas: FastifyInstance[] = [];
      const closing: (() => Promise<unknown>)[] = [];

      beforeAll(async () => {
        const content = await readContentOnce();
        ({ contentGuide } = content);
        for (const _ of [1, 2, 3]) {
          const database = await openDatabase({
            databaseUrl: url(),
            dataDir: '',
            clock: systemClock,
            log: () => undefined,
          });
          databases.push(database);
        }
        const [own, ...others] = databases;
        if (!own) throw new Error('no database');
        for (const database of others) {
          const product = await openProduct({
            configuration: readConfiguration({
              LOG_LEVEL: 'silent',
              SESSION_SECRET: testSecret,
              SANDBOX: 'allow',
            }),
            database,
            clock: systemClock,
            metrics: createMetrics(),
            openSandboxes: noSandboxes,
            log: () => undefined,
            content,
            offlineQuality: 1,
            web: async () => web,
            buildFolder: null,
          });
          await product.app.ready();
          replicas.push(product.app);
          closing.push(
            () => product.app.close(),
            () => product.close(),
          );
        }
        // Neither replica publishes, so both must notice the change by polling.
        publishing = createPublishing({
          database: own,
          clock: systemClock,
          contentGuide,
          onPublished: () => undefined,
        });
      });
      afterAll(async () => {
        for (const close of closing) await close();
        for (const database of databases) await database.close();
      });

      const publish = (
        placeId: number,
        change: Publication['change'],
        kind: Publication['kind'] = 'publish',
      ) => publishing.publish({ placeId, kind, staff: { staffId: null, name: 'Editor' }, change });
      const fetchText = async (app: FastifyInstance, address: string) => {
        const { statusCode, body } = await app.inject({ url: address });
        expect(statusCode, address).toBe(200);
        return body;
      };
      /** Waits until both replicas show a text, long enough for a busy machine. */
      const shownOnBoth = (address: string, text: string) =>
        Promise.all(
          replicas.map((app) =>
            vi.waitFor(async () => expect(await fetchText(app, address)).toContain(text), {
              timeout: 15_000,
              interval: 20,
            }),
          ),
        );
      async function isInOfflineGuide(app: FastifyInstance, id: number): Promise<boolean> {
        const manifest = manifestSchema.parse(JSON.parse(await fetchText(app, offlineManifestAddress('en'))));
        const part = manifest.parts.find((one) => one.name === `places-${Math.floor(id / placesPerPart)}`);
        const places = offlinePlacesSchema.parse(
          JSON.parse(await fetchText(app, part ? offlinePartAddress(part) : '')),
        );
        return places.some((place) => place.id === id && place.isListed);
      }

      it('shows each publication on both, and never a page of two versions', {
        timeout: 120_000,
      }, async () => {
        let isDone = false;
        let pages = 0;
        const seen = new Set<string>();
        const visit = async (app: FastifyInstance, turn: number) => {
          for (let number = turn; !isDone; number += visitors) {
            // An unknown parameter, so that each page is rendered.
            const editions = editionsIn(await fetchText(app, `/list?lang=en&x=${number}`));
            expect(editions.size).toBeLessThanOrEqual(1);
            pages += 1;
            for (const edition of editions) seen.add(edition ?? '');
            await pause(5);
          }
        };
        const visits = replicas.flatMap((app) =>
          Array.from({ length: visitors }, (_, turn) => visit(app, turn)),
        );
        const times: number[] = [];
        const publishAll = async () => {
          for (let turn = 1; turn <= publications; turn += 1) {
            const pressed = performance.now();
            await publish(1, () => ({
              fields: {
                'name.en': placeName(turn),
                'summary.en': editionSummary(turn),
                'summary.ko': `Edition ${turn}, 경포해변`,
              },
            }));
            await shownOnBoth('/list?lang=en', editionSummary(turn));
            times.push(performance.now() - pressed);
          }
        };
        await Promise.all([publishAll().finally(() => (isDone = true)), ...visits]);
        const rounded = times.map((time) => Math.round(time));
        process.stderr.write(
          `publications were on both replicas ${rounded.join(', ')} ms after the press; ${pages} pages\n`,
        );
        expect(seen.size).toBeGreaterThan(1);
      });

      it('takes a hidden place out of everything, and puts it back', { timeout: 120_000 }, async () => {
        const id = 2;
        const { type } = contentGuide.places.get(id)?.content ?? {};
        const api = '/api/v1';
        const isListed = async (app: FastifyInstance) => {
          const detail = await app.inject({ url: `${api}/places/${type}/${id}?locale=en` });
          const [list, positions, sitemap, neighbour, search] = await Promise.all([
            fetchText(app, `${api}/places/${type}?locale=en&size=50`),
            fetchText(app, `${api}/positions`),
            fetchText(app, '/sitemap.xml'),
            fetchText(app, `${api}/places/tour/${neighbourId}?locale=en`),
            fetchText(app, `${api}/places/${type}?locale=en&query=${encodeURIComponent(name)}`),
          ]);
          const hasId = (text: string) => new RegExp(`"id":${id}\\b`).test(text);
          return {
            detail: detail.statusCode === 200,
            list: hasId(list),
            positions: hasId(positions),
            neighbour: hasId(neighbour),
            search: hasId(search),
            sitemap: sitemap.includes(`/content/${type}/${id}<`),
          };
        };
        const name = contentGuide.places.get(id)?.content.name.en ?? '';
        const own = await fetchText(replicas[0] ?? never(), `${api}/places/${type}/${id}?locale=en`);
        const neighbourId = nearbySchema
          .parse(JSON.parse(own))
          .nearby.find((place) => place.type === 'TOUR')?.id;
        const all = (value: boolean) => ({
          detail: value,
          list: value,
          positions: value,
          neighbour: value,
          search: value,
          sitemap: value,
        });
        const everywhere = async (value: boolean) => {
          for (const app of replicas)
            await vi.waitFor(async () => expect(await isListed(app)).toEqual(all(value)), {
              timeout: 15_000,
            });
        };
        await everywhere(true);
        await publish(id, () => ({ isHidden: true }), 'hide');
        await everywhere(false);
        // One replica is enough here: openOfflineGuide.test.ts compares two.
        const [replica = never()] = replicas;
        expect(await isInOfflineGuide(replica, 1)).toBe(true);
        expect(await isInOfflineGuide(replica, id)).toBe(false);
        await publish(id, () => ({ isHidden: false }), 'show');
        await everywhere(true);
      });
    },
    guide,
  );
});
