import { rm } from 'node:fs/promises';
import { serverAddress, start } from '../server/testing/startProcess.ts';
import { filledDataFolder } from './filledDataFolder.ts';
import { test as base } from './guideTest.ts';
import { writeArchive } from './tileArchive.ts';
import { serveTiles, type TileServer } from './tileServer.ts';

/** Gyeongpo Beach; the map on its page shows the surroundings. */
const beach = { lat: 37.80573, lng: 128.90744 };

/** Names near the beach: one in every language, one without the product's languages, one in Korean only. */
const places = [
  {
    lat: beach.lat + 0.0022,
    lng: beach.lng,
    names: {
      name: '강문 (로컬)',
      'name:ko': '강문',
      'name:en': 'Gangmun',
      'name:zh-Hans': '江门洞',
      'name:zh-Hant': '江門洞',
      'name:ja': 'カンムン',
    },
  },
  { lat: beach.lat - 0.0022, lng: beach.lng, names: { name: '초당', 'name:en': 'Chodang' } },
  { lat: beach.lat + 0.0011, lng: beach.lng - 0.004, names: { name: '솔숲' } },
];

const region = { south: 37.42, west: 128.55, north: 38.02, east: 129.15 };

/** Any value of the right form. */
const kakaoKey = '0123456789abcdef0123456789abcdef';

interface MapProduct {
  origin: string;
  tileServer: TileServer;
}

interface MapWorker {
  /** The map providers that the product is configured with. */
  makers: 'tiles' | 'kakao and tiles';
  mapProduct: MapProduct;
}

/** Starts a product with other variables than the one of the other journeys. */
async function startProduct(variables: Record<string, string>) {
  const folder = await filledDataFolder();
  const product = start(
    { HOST: 'localhost', RATE_LIMITS: 'off', DATA_DIR: folder, ...variables },
    { nodeOptions: ['--liftoff-only'] },
  );
  const origin = await serverAddress(product);
  return {
    origin,
    close: async () => {
      product.process.kill('SIGTERM');
      await product.ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Journeys on their own product, with maps from a test's tile server and from the fake of Kakao. */
export const test = base.extend<object, MapWorker>({
  makers: ['tiles', { option: true, scope: 'worker' }],
  mapProduct: [
    async ({ makers }, use) => {
      const archive = writeArchive({
        area: region,
        zooms: { smallest: 8, largest: 12 },
        coastAt: beach.lng + 0.002,
        places,
      });
      const tileServer = await serveTiles(archive);
      const product = await startProduct({
        MAP_TILES_URL: tileServer.address,
        ...(makers === 'kakao and tiles' && { KAKAO_MAP_KEY: kakaoKey }),
      });
      await use({ origin: product.origin, tileServer });
      await product.close();
      await tileServer.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ mapProduct }, use) => {
    mapProduct.tileServer.mood = 'serves';
    await use(mapProduct.origin);
  },
});
