import type { Api } from '../../../contract/api.ts';
import type { Feature } from '../../http/feature.ts';
import type { RateLimits } from '../../http/limits/rateLimits.ts';
import type { RouteHandler } from '../../http/requestContext.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { readAccountData } from './readAccountData.ts';

interface AccountDataDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly limits: RateLimits;
}

/** The download of everything that is kept about the signed-in user. */
export function openAccountData({ database, clock, limits }: AccountDataDeps): Feature<{
  readonly getMyData: RouteHandler<Api['getMyData']>;
}> {
  return {
    handlers: {
      async getMyData(_, context) {
        const { accountId } = context.account();
        await limits.take('dataByAccount', accountId);
        return readAccountData(database, accountId, clock.now());
      },
    },
  };
}
