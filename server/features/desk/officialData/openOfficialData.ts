import type { proposalsApi } from '../../../../contract/desk/proposals.ts';
import type { HandlersOf } from '../../../http/requestContext.ts';
import type { JobErrors } from '../../../platform/jobs/jobErrors.ts';
import { ProblemError } from '../../../platform/problem.ts';
import type { TourApi } from '../../../providers/tourapi.ts';
import { type Actor, writeAudit } from '../audit.ts';
import type { GuideParts } from '../deskParts.ts';
import { staffActor } from '../deskParts.ts';
import { acceptProposals, refuseProposals } from './decide.ts';
import { readRun, startOfficialRuns, wantRun } from './officialRuns.ts';
import { readProposals } from './proposalRows.ts';

/** The official data's service: TourAPI with a key, or its sandbox; null for a live product without a key. */
export interface OfficialService {
  readonly api: TourApi;
  readonly isSample: boolean;
}

interface OfficialDataParts extends GuideParts {
  readonly official: OfficialService | null;
  readonly storePhotograph: (bytes: Uint8Array, staff: Actor) => Promise<string>;
  readonly jobErrors: JobErrors;
}

export interface OfficialData {
  readonly handlers: HandlersOf<typeof proposalsApi>;
  /** Starts the nightly comparison; once the process listens, since a sandbox has an address only then. */
  begin(): void;
  close(): Promise<void>;
}

/** What official data proposes to editors. */
export function openOfficialData(parts: OfficialDataParts): OfficialData {
  const { official } = parts;
  const api = official?.api ?? null;
  const service = official ? (official.isSample ? 'sample' : 'official') : 'none';
  let runs: ReturnType<typeof startOfficialRuns> | null = null;
  return {
    handlers: {
      listProposals: ({ query: { page, kind } }) => readProposals({ ...parts, api }, { page, kind }),
      async acceptProposals({ body: { proposals } }, context) {
        const placeId = await acceptProposals({ ...parts, api }, { proposals, staff: staffActor(context) });
        return { placeId };
      },
      async refuseProposals({ body: { ids } }, context) {
        await refuseProposals(parts, ids, staffActor(context));
      },
      getOfficialRun: async () => ({ service, ...(await readRun(parts)) }),
      async startOfficialRun(_input, context) {
        if (!official) throw new ProblemError('notPossibleNow', 'TOURAPI_KEY is missing');
        const staff = staffActor(context);
        await parts.database.transaction(async () => {
          await wantRun(parts, staff.name);
          await writeAudit(parts, staff, {
            action: 'startOfficialRun',
            subject: 'proposal',
            subjectId: 'run',
          });
        });
        runs?.wake();
        return { service, ...(await readRun(parts)) };
      },
    },
    begin() {
      if (official) runs ??= startOfficialRuns({ ...parts, api: official.api });
      runs?.wake();
    },
    close: async () => runs?.stop(),
  };
}
