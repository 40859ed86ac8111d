import { apiBase } from '../../../contract/addresses.ts';
import { alertStreamPath } from '../../../contract/desk/addresses.ts';
import type { alertsApi } from '../../../contract/desk/alerts.ts';
import type { DeskApi } from '../../../contract/desk/api.ts';
import { type AlertMailMode, roleAlertKinds } from '../../../domain/staff/alertRules.ts';
import type { DeskEventDeps, DeskEvents } from '../../desk/deskEvents.ts';
import { type AuthenticateStaff, permittedStaff } from '../../http/api.ts';
import { openEventStream } from '../../http/eventStream.ts';
import type { DeskFeature, FeatureRoutes } from '../../http/feature.ts';
import type { RouteHandler, RouteHandlers, StaffCaller } from '../../http/requestContext.ts';
import type { JobErrors } from '../../platform/jobs/jobErrors.ts';
import { type Poller, startPoller } from '../../platform/jobs/poller.ts';
import { mailUnseenAlerts, recordMissingDrivers } from './alertJobs.ts';
import { countUnseen, listAlerts, markSeen } from './alertRows.ts';
import { createAlertStreams } from './alertStreams.ts';

type AlertDeps = DeskEventDeps & {
  readonly deskEvents: DeskEvents;
  readonly jobErrors: JobErrors;
  readonly authenticateStaff: AuthenticateStaff;
  readonly openSessions: (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>;
};

interface AlertsFeature extends DeskFeature<RouteHandlers<typeof alertsApi>>, FeatureRoutes {
  /** Starts the background jobs. */
  begin(): void;
  close(): Promise<void>;
}

/** Milliseconds between two searches for tours without a driver and for mails that are due. */
const lookEvery = 30_000;

function getAlerts({ database }: AlertDeps): RouteHandler<DeskApi['getAlerts']> {
  return async (_request, context) => {
    const staff = context.staff();
    return { content: await listAlerts(database, staff), unseen: await countUnseen(database, staff) };
  };
}

function markAlertsSeen(deps: AlertDeps): RouteHandler<DeskApi['markAlertsSeen']> {
  return async ({ body }, context) => {
    if (await markSeen(deps, context.staff().staffId, body)) deps.deskEvents.changed();
  };
}

/** When a member wants a mail about an alert, for each kind of alert that their role receives. */
async function readRules({ database }: AlertDeps, { staffId, role }: StaffCaller) {
  const rows = await database.sql
    .selectFrom('alert_mail_rule')
    .select(['kind', 'mode'])
    .where('staff_id', '=', staffId)
    .execute();
  const modes = new Map(rows.map(({ kind, mode }) => [kind, mode]));
  const never: AlertMailMode = 'never';
  return { mails: Object.fromEntries(roleAlertKinds(role).map((kind) => [kind, modes.get(kind) ?? never])) };
}

function changeAlertRules(deps: AlertDeps): RouteHandler<DeskApi['changeAlertRules']> {
  const { database } = deps;
  return ({ body: { mails } }, context) =>
    database.transaction(async () => {
      const staff = context.staff();
      for (const kind of roleAlertKinds(staff.role)) {
        const mode = mails[kind];
        if (mode === undefined) continue;
        await database.sql
          .insertInto('alert_mail_rule')
          .values({ staff_id: staff.staffId, kind, mode })
          .onConflict((conflict) => conflict.columns(['staff_id', 'kind']).doUpdateSet({ mode }))
          .execute();
      }
      return readRules(deps, staff);
    });
}

/** What the staff are alerted of, and how open pages and mailboxes learn of it. */
export function openAlerts(deps: AlertDeps): AlertsFeature {
  const { jobErrors, authenticateStaff, deskEvents } = deps;
  const streams = createAlertStreams({ ...deps, onFail: (error) => jobErrors.report('alerts', error) });
  deskEvents.onChange(streams.wake);
  let poller: Poller | undefined;

  return {
    deskHandlers: {
      getAlerts: getAlerts(deps),
      markAlertsSeen: markAlertsSeen(deps),
      getAlertRules: (_request, context) => readRules(deps, context.staff()),
      changeAlertRules: changeAlertRules(deps),
    },

    registerRoutes(app) {
      app.get(`${apiBase}${alertStreamPath}`, async (request, reply) => {
        // Does not keep the session open, because the browser reopens the stream by itself.
        const staff = await permittedStaff(request, authenticateStaff, 'staff', false);
        streams.add(staff, openEventStream(reply));
        return reply;
      });
      // Open streams would hold up the end of the process.
      app.addHook('preClose', () => streams.close());
    },

    begin() {
      poller = startPoller({
        async runOnce() {
          await recordMissingDrivers(deps);
          return mailUnseenAlerts(deps);
        },
        pollEvery: lookEvery,
        onFail: (error) => jobErrors.report('alerts', error),
      });
      poller.wake();
    },

    async close() {
      await poller?.stop();
      await streams.close();
    },
  };
}
