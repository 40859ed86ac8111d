import type { Festival } from '../../../contract/festivals.ts';
import { jsonLdObject } from '../../shared/page/jsonLd.ts';

/** schema.org's description of a festival; contains only what the page shows. */
export function festivalJsonLd(festival: Festival): object {
  const { name, summary, startsOn, endsOn, place, address, position, homepage } = festival;
  return jsonLdObject('Festival', {
    name,
    description: summary,
    startDate: startsOn,
    endDate: endsOn,
    ...(homepage === null ? {} : { url: homepage }),
    location: {
      '@type': 'Place',
      name: place,
      ...(address === null ? {} : { address }),
      ...(position && {
        geo: { '@type': 'GeoCoordinates', latitude: position.lat, longitude: position.lng },
      }),
    },
  });
}
