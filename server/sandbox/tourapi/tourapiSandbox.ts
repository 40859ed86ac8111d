import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { toSeoulDate } from '../../../domain/calendar/seoulTime.ts';
import type { Language } from '../../../domain/languages.ts';
import type { Clock } from '../../platform/clock.ts';
import { type SandboxContent, sampleContents } from './contents.ts';
import { sendItems, sendParameterError, sendPortalError } from './responses.ts';

const prefix = '/sandbox/tourapi';

interface TourApiSandboxDeps {
  readonly clock: Clock;
  /** The process's own address; known once it listens. */
  readonly ownOrigin: () => string;
}

/** A sandbox of TourAPI 4.0 below /sandbox/tourapi (docs/product/environment.md#providers). */
export interface TourApiSandbox {
  /** Called only once the process listens. */
  apiUrl(): string;
  readonly serviceKey: string;
  readonly photographs: { readonly origin: () => string; readonly browserPath: string };
  register(app: FastifyInstance): Promise<void>;
}

/** Settings for the sandbox's own tests. */
interface TourApiWorld {
  contents: SandboxContent[];
  /** Requests per operation of a service per day. */
  dailyLimit: number;
  /** Requests by day and operation. */
  readonly counts: Map<string, number>;
  /** All requests for data, as service/operation. */
  readonly asked: string[];
}

export const sandboxKeys = { good: 'solbadaSandboxKey+/==', expired: 'solbadaExpiredKey+/==' } as const;

const serviceLanguages: Readonly<Record<string, Language>> = {
  KorService2: 'ko',
  EngService2: 'en',
  ChsService2: 'cn',
  ChtService2: 'tw',
  JpnService2: 'ja',
};

/** Parameters that each operation needs. */
const mandatory: Readonly<Record<string, readonly string[]>> = {
  areaBasedSyncList2: [],
  searchFestival2: ['eventStartDate'],
  detailCommon2: ['contentId'],
  detailIntro2: ['contentId', 'contentTypeId'],
  detailImage2: ['contentId'],
};
const known = [
  'serviceKey',
  'MobileOS',
  'MobileApp',
  '_type',
  'numOfRows',
  'pageNo',
  'arrange',
  'lDongRegnCd',
  'lDongSignguCd',
  'eventStartDate',
  'contentId',
  'contentTypeId',
  'imageYN',
];

const querySchema = z.record(z.string(), z.string());
const day = 24 * 3_600_000;

/**
 * The sandbox: sample content behind the protocol of the real service, with its checks of key, quota and parameters. It
 * keeps no state over a restart.
 */
export function createTourApiSandbox({ clock, ownOrigin }: TourApiSandboxDeps): TourApiSandbox & {
  readonly world: TourApiWorld;
} {
  const world: TourApiWorld = { contents: sampleContents(), dailyLimit: 1_000, counts: new Map(), asked: [] };

  /** Number of today's requests above the limit, including this one. */
  function countedOver(operation: string): number {
    const key = `${toSeoulDate(clock.now())} ${operation}`;
    const count = (world.counts.get(key) ?? 0) + 1;
    world.counts.set(key, count);
    return Math.max(0, count - world.dailyLimit);
  }

  const dateAfter = (days: number) =>
    toSeoulDate(new Date(clock.now().getTime() + days * day)).replaceAll('-', '');

  /** A row as the lists have it. */
  function toRow({ language, overview, intro, images, days, ...fields }: SandboxContent) {
    return {
      showflag: '1',
      ...fields,
      lDongRegnCd: '51',
      lDongSignguCd: '150',
      ...(days ? { eventstartdate: dateAfter(days.begins), eventenddate: dateAfter(days.ends) } : {}),
    };
  }

  function contentRows(operation: string, language: Language, query: Readonly<Record<string, string>>) {
    const contents = world.contents.filter((content) => content.language === language);
    if (operation === 'areaBasedSyncList2') return contents.map(toRow);
    if (operation === 'searchFestival2') {
      const from = query.eventStartDate ?? '';
      return contents
        .filter(({ days, showflag }) => days && dateAfter(days.ends) >= from && showflag !== '0')
        .map(toRow);
    }
    const content = contents.find(({ contentid }) => contentid === query.contentId);
    if (!content) return [];
    const { contentid } = content;
    if (operation === 'detailCommon2') {
      return [{ ...toRow(content), homepage: '', overview: content.overview ?? '' }];
    }
    if (operation === 'detailIntro2') {
      if (content.contenttypeid !== query.contentTypeId || !content.intro) return [];
      return [{ contentid, contenttypeid: content.contenttypeid, ...content.intro }];
    }
    return (content.images ?? []).map((image, index) => ({ contentid, ...image, serialnum: String(index) }));
  }

  async function register(app: FastifyInstance): Promise<void> {
    app.get(`${prefix}/B551011/:service/:operation`, async (request, reply) => {
      const { service, operation } = z
        .object({ service: z.string(), operation: z.string() })
        .parse(request.params);
      const query = querySchema.safeParse(request.query).data ?? {};
      if (query.serviceKey === sandboxKeys.expired) return sendPortalError(reply, '31');
      if (query.serviceKey !== sandboxKeys.good) return sendPortalError(reply, '30');
      const language = serviceLanguages[service];
      const needed = mandatory[operation];
      if (language === undefined || needed === undefined) return sendPortalError(reply, '30');
      const asked = `${service}/${operation}`;
      world.asked.push(asked);
      const over = countedOver(asked);
      if (over > 0) return sendPortalError(reply, '22', over % 2 === 0 ? 429 : 200);
      for (const name of ['MobileOS', 'MobileApp', ...needed])
        if (!query[name]) return sendParameterError(reply, '11', name);
      const unknown = Object.keys(query).find((name) => !known.includes(name));
      if (unknown !== undefined) return sendParameterError(reply, '10', unknown);
      return sendItems(reply, contentRows(operation, language, query), {
        pageNo: Number(query.pageNo ?? '1'),
        numOfRows: Number(query.numOfRows ?? '10'),
        isOneAnObject: operation !== 'areaBasedSyncList2',
      });
    });

    app.get(`${prefix}/cms/resource/sample/:name`, async (request, reply) => {
      const { name } = z.object({ name: z.string().max(80) }).parse(request.params);
      return reply
        .type('image/jpeg')
        .header('cache-control', 'no-store')
        .send(await samplePhotograph(name));
    });
  }

  return {
    world,
    apiUrl: () => `${ownOrigin()}${prefix}/B551011`,
    serviceKey: sandboxKeys.good,
    photographs: { origin: () => `${ownOrigin()}${prefix}`, browserPath: prefix },
    register,
  };
}

/** A picture of sky, sea and sand; each name has another shade. */
async function samplePhotograph(name: string): Promise<Buffer> {
  const hue = [...name].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 60, 0);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1067">
<rect width="1600" height="520" fill="hsl(${180 + hue} 60% 80%)"/>
<rect y="520" width="1600" height="280" fill="hsl(${190 + hue} 55% 45%)"/>
<rect y="800" width="1600" height="267" fill="hsl(${30 + hue / 3} 50% 78%)"/>
<circle cx="${300 + hue * 15}" cy="240" r="90" fill="hsl(45 90% 85%)"/></svg>`;
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer();
}
