import type { proposalsApi } from '../../../../contract/desk/proposals.ts';
import { type Actor, writeAudit } from '../../../desk/audit.ts';
import type { GuideDeps } from '../../../desk/deskDeps.ts';
import { staffActor } from '../../../desk/deskDeps.ts';
import type { RouteHandlers } from '../../../http/requestContext.ts';
import type { JobErrors } from '../../../platform/jobs/jobErrors.ts';
import { ProblemError } from '../../../platform/problem.ts';
import type { TourApi } from '../../../providers/tourapi.ts';
import { acceptProposals, refuseProposals } from './decide.ts';
import { readRun, requestOfficialRun, startOfficialRuns } from './officialRuns.ts';
import { readProposals } from './proposalRows.ts';

/** The official data's service: TourAPI with a key, or its sandbox; null for a live product without a key. */
export interface OfficialService {
  readonly api: TourApi;
  readonly isSample: boolean;
}

interface OfficialDataDeps extends GuideDeps {
  readonly official: OfficialService | null;
  readonly storePhotograph: (bytes: Uint8Array, staff: Actor) => Promise<string>;
  readonly jobErrors: JobErrors;
}

export interface OfficialData {
  readonly handlers: RouteHandlers<typeof proposalsApi>;
  /** Starts the nightly comparison; once the process listens, since a sandbox has an address only then. */
  begin(): void;
  close(): Promise<void>;
}

/** What official data proposes to editors. */
export function openOfficialData(deps: OfficialDataDeps): OfficialData {
  const { official } = deps;
  const api = official?.api ?? null;
  const service = official ? (official.isSample ? 'sample' : 'official') : 'none';
  let runs: ReturnType<typeof startOfficialRuns> | null = null;
  return {
    handlers: {
      listProposals: ({ query: { page, kind } }) => readProposals({ ...deps, api }, { page, kind }),
      async acceptProposals({ body: { proposals } }, context) {
        const placeId = await acceptProposals({ ...deps, api }, { proposals, staff: staffActor(context) });
        return { placeId };
      },
      async refuseProposals({ body: { ids } }, context) {
        await refuseProposals(deps, ids, staffActor(context));
      },
      getOfficialRun: async () => ({ service, ...(await readRun(deps)) }),
      async startOfficialRun(_input, context) {
        if (!official) throw new ProblemError('notPossibleNow', 'TOURAPI_KEY is missing');
        const staff = staffActor(context);
        await deps.database.transaction(async () => {
          await requestOfficialRun(deps, staff.name);
          await writeAudit(deps, staff, {
            action: 'startOfficialRun',
            subject: 'proposal',
            subjectId: 'run',
          });
        });
        runs?.wake();
        return { service, ...(await readRun(deps)) };
      },
    },
    begin() {
      if (official) runs ??= startOfficialRuns({ ...deps, api: official.api });
      runs?.wake();
    },
    close: async () => runs?.stop(),
  };
}
