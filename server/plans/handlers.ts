import type { Api } from '../../contract/api.ts';
import type { Language } from '../../contract/languages.ts';
import type { Call, RouteHandler } from '../call.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { PlacePictures } from '../places/placePictures.ts';
import { readPlan } from './readPlan.ts';
import { savePlan } from './savePlan.ts';

interface PlanParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly pictures: PlacePictures;
}

export interface PlanHandlers {
  readonly getTripPlan: RouteHandler<Api['getTripPlan']>;
  readonly saveTripPlan: RouteHandler<Api['saveTripPlan']>;
}

/** SPEC 9: the saved locale is always KO, and says nothing; names follow the page's language (DESIGN 3). */
function languageOfNames(locale: Language, call: Call): Language {
  return locale === 'ko' ? call.language : locale;
}

export function createPlanHandlers(parts: PlanParts): PlanHandlers {
  return {
    getTripPlan: ({ query }, call) =>
      readPlan(parts, call.account().accountId, languageOfNames(query.locale, call)),

    saveTripPlan: ({ query, body }, call) => {
      const { accountId } = call.account();
      return parts.database.transaction(async () => {
        const replacedNewer = await savePlan(parts, accountId, body);
        return { ...(await readPlan(parts, accountId, languageOfNames(query.locale, call))), replacedNewer };
      });
    },
  };
}
