import type { Departures } from '../../desk/settings/departures.ts';
import { cacheControl } from '../../http/caching.ts';
import type { FeatureRoutes } from '../../http/feature.ts';
import { publicResponse, sendPublic } from '../../http/publicResponses.ts';
import type { ReadCompany } from '../company/describeCompany.ts';
import type { ReadSaleTerms } from '../saleTerms/saleTermsSource.ts';
import { productFeed } from './productFeed.ts';

/** The address that the operator registers with Google, which reads it every night. */
export const thingsToDoPath = '/things-to-do.json';

const hour = 3_600_000;

interface ListingDeps {
  readonly readCompany: ReadCompany;
  readonly readSaleTerms: ReadSaleTerms;
  readonly departures: Pick<Departures, 'offered'>;
  /** Empty settings because of which nothing is sold. */
  readonly neededSettings: () => readonly string[];
}

/** The feed for Google's "Things to do": what is sold now, with its price and terms. */
export function openThingsToDo(deps: ListingDeps): FeatureRoutes {
  const { readCompany, readSaleTerms, departures, neededSettings } = deps;
  return {
    registerRoutes(app, { readOrigin, publicResponses }) {
      app.get(thingsToDoPath, async (request, reply) => {
        const origin = readOrigin(request);
        const key = JSON.stringify([thingsToDoPath, origin]);
        const file = await publicResponses.get(key, hour, async () => {
          const { company, phone } = readCompany();
          const tour = {
            ...{ origin, companyName: company.name.ko, companyPhone: phone },
            ...{ terms: readSaleTerms().terms, departures: departures.offered() },
          };
          const feed = productFeed(neededSettings().length > 0 ? null : tour);
          return publicResponse(200, 'application/json; charset=utf-8', JSON.stringify(feed));
        });
        reply.header('cache-control', cacheControl.guide).header('vary', 'accept-encoding');
        return sendPublic(request, reply, file);
      });
    },
  };
}
