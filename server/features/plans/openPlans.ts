import type { sharedPlanApi } from '../../../contract/sharedPlan.ts';
import type { tripPlanApi } from '../../../contract/tripPlan.ts';
import type { Language } from '../../../domain/languages.ts';
import type { Departures } from '../../desk/settings/departures.ts';
import type { PlacePictures } from '../../guide/placePictures.ts';
import type { Feature, FeatureRoutes } from '../../http/feature.ts';
import type { RateLimits } from '../../http/limits/rateLimits.ts';
import type { RequestContext, RouteHandlers } from '../../http/requestContext.ts';
import type { BaseMap } from '../../media/maps/baseMap.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { registerPlanPictures } from './picture/planPictures.ts';
import { readPlan, readPlanInTransaction } from './readPlan.ts';
import { savePlan } from './savePlan.ts';
import { putSharedPlan, readPlanShare, readSharedPlan, stopSharing } from './sharedPlan.ts';

interface PlanDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly pictures: PlacePictures;
  readonly limits: RateLimits;
  readonly departures: Departures;
  /** The base map of the pictures. */
  readonly readMap: () => Promise<BaseMap>;
}

export type PlanHandlers = RouteHandlers<typeof tripPlanApi & typeof sharedPlanApi>;

/**
 * The saved locale is always KO, so it is ignored; names follow the page's language
 * (docs/product/plans.md#saving-through-the-api, docs/product/screens.md#constants).
 */
function namesLanguage(locale: Language, context: RequestContext): Language {
  return locale === 'ko' ? context.language : locale;
}

/** Saved and shared plans, with the pictures of shared ones. */
export function openPlans(deps: PlanDeps): Feature<PlanHandlers> & FeatureRoutes {
  return {
    handlers: {
      getTripPlan: ({ query }, context) =>
        readPlan(deps, context.account().accountId, namesLanguage(query.locale, context)),

      saveTripPlan: ({ query, body }, context) => {
        const { accountId } = context.account();
        return deps.database.transaction(async () => {
          const replacedNewer = await savePlan(deps, accountId, body);
          const saved = await readPlanInTransaction(deps, accountId, namesLanguage(query.locale, context));
          return { ...saved, replacedNewer };
        });
      },

      sharePlan: async ({ body }, context) => {
        const { accountId } = context.account();
        await deps.limits.take('shareByAccount', accountId);
        return putSharedPlan(deps, accountId, body);
      },

      getPlanShare: async (_, context) =>
        (await readPlanShare(deps.database, context.account().accountId)) ?? {
          token: null,
          path: null,
          sharedAt: null,
        },

      stopSharingPlan: async (_, context) => {
        await stopSharing(deps.database, context.account().accountId);
        return undefined;
      },

      getSharedPlan: ({ params, query }) => readSharedPlan(deps, params.token, query.locale),
    },
    registerRoutes: (app) => registerPlanPictures(app, deps),
  };
}
