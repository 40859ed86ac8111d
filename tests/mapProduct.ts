import { systemClock } from '../server/platform/clock.ts';
import { openOwnProduct } from './ownProduct.ts';
import { writeArchive } from './tileArchive.ts';
import { serveTiles } from './tileServer.ts';

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

/** A product with maps from a test's tile server, and in Korean from the fake of Kakao. */
export async function openMapProduct(makers: 'tiles' | 'kakao and tiles') {
  const archive = writeArchive({
    area: region,
    zooms: { smallest: 8, largest: 12 },
    coastAt: beach.lng + 0.002,
    places,
  });
  const tileServer = await serveTiles(archive);
  const product = await openOwnProduct(systemClock, {
    MAP_TILES_URL: tileServer.address,
    ...(makers === 'kakao and tiles' && { KAKAO_MAP_KEY: kakaoKey }),
  });
  return {
    origin: product.origin,
    tileServer,
    async close(): Promise<void> {
      await product.close();
      await tileServer.close();
    },
  };
}
