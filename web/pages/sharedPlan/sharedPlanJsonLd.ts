import type { SharedPlan } from '../../../contract/sharedPlan.ts';
import { jsonLdObject } from '../../shared/page/jsonLd.ts';
import { paths } from '../../shared/paths.ts';

/** schema.org's description of a shared plan: its stops in their order, those that left the guide by name alone. */
export const sharedPlanJsonLd = ({ tripDate, startTime, stops }: SharedPlan, name: string) =>
  jsonLdObject('TouristTrip', {
    name,
    ...(tripDate === null || startTime === null
      ? {}
      : { departureTime: `${tripDate}T${startTime}:00+09:00` }),
    itinerary: {
      '@type': 'ItemList',
      itemListElement: stops.map((stop, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: {
          '@type': 'Place',
          name: stop.name,
          ...(stop.isListed ? { url: paths.place(stop.type, stop.id) } : {}),
        },
      })),
    },
  });
