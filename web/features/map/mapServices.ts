/** A place as signs and the Korean map services call it, in degrees (WGS84). */
export interface KoreanSpot {
  koreanName: string;
  lat: number;
  lng: number;
}

/** The map services that people in Korea use, those that handle Korean names best first. */
export const mapServices = ['naver', 'kakao', 'google'] as const;
export type MapService = (typeof mapServices)[number];

/**
 * Kakao takes name and position from one path segment: a comma in the name would end it, and servers refuse paths with
 * an encoded slash or percent sign. The pin is placed by the position, so the name may lose a character.
 */
function asPathName(name: string): string {
  return name.replace(/[,/\\%;?#\s]+/g, ' ').trim();
}

/*
 * The URLs of a place at the map services: web addresses, which phones hand over to the service's app. All carry the Korean
 * name and the position.
 *
 * Sources: Naver's staff name `?lng=&lat=&title=` as the one supported web address (ncloud-forums.com/topic/242);
 * Kakao's map guide, "link/map/name,lat,lng"; Google's "Maps URLs", whose query may be a name, and whose search uses
 * the coordinates after a name as the area to search.
 */

export const naverMapAddress = ({ koreanName, lat, lng }: KoreanSpot): string =>
  `https://map.naver.com/?lng=${lng}&lat=${lat}&title=${encodeURIComponent(koreanName)}`;

export const kakaoMapAddress = ({ koreanName, lat, lng }: KoreanSpot): string =>
  `https://map.kakao.com/link/map/${encodeURIComponent(asPathName(koreanName))},${lat},${lng}`;

const googleMapAddress = ({ koreanName, lat, lng }: KoreanSpot): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(koreanName)}%20${lat}%2C${lng}`;

const addresses: Record<MapService, (spot: KoreanSpot) => string> = {
  naver: naverMapAddress,
  kakao: kakaoMapAddress,
  google: googleMapAddress,
};

/** The URL of a place at a map service. */
export const mapServiceAddress = (service: MapService, spot: KoreanSpot): string => addresses[service](spot);
