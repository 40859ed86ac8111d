import type { auditTrailApi } from '../../../contract/desk/auditTrail.ts';
import type { signInApi } from '../../../contract/desk/signIn.ts';
import type { staffApi } from '../../../contract/desk/staff.ts';
import type { DeskDeps } from '../../desk/deskDeps.ts';
import type { AuthenticateStaff } from '../../http/api.ts';
import type { DeskFeature } from '../../http/feature.ts';
import type { RouteHandlers } from '../../http/requestContext.ts';
import { exportAudit, listAudit } from './auditTrail.ts';
import { joinDesk, startJoining } from './joining.ts';
import { changeStaff, inviteStaff, inviteStaffAgain, listStaff, removeStaff } from './manageStaff.ts';
import { addPasskey, listMyPasskeys, removePasskey, startAddingPasskey } from './myPasskeys.ts';
import { endMyOtherSessions, endMySession, listMySessions } from './mySessions.ts';
import { approveRecovery, listRecoveries, refuseRecovery, requestRecovery } from './recovery.ts';
import { getDeskSession, signInToDesk, signOutOfDesk, startDeskSignIn } from './signIn.ts';
import { findOpenSessions, findSessionStaff } from './staffSessions.ts';

interface StaffFeature
  extends DeskFeature<RouteHandlers<typeof signInApi & typeof staffApi & typeof auditTrailApi>> {
  readonly authenticateStaff: AuthenticateStaff;
  /** Which of these sessions of the staff are open. */
  readonly openSessions: (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>;
}

/** The staff's accounts: joining, passkeys, sessions, roles and the audit trail. */
export function openStaff(deps: DeskDeps): StaffFeature {
  return {
    authenticateStaff: (session) => findSessionStaff(deps, session),
    openSessions: (sessionIds) => findOpenSessions(deps, sessionIds),
    deskHandlers: {
      startDeskSignIn: startDeskSignIn(deps),
      signInToDesk: signInToDesk(deps),
      getDeskSession: getDeskSession(deps),
      signOutOfDesk: signOutOfDesk(deps),
      startJoining: startJoining(deps),
      joinDesk: joinDesk(deps),
      requestRecovery: requestRecovery(deps),
      listRecoveries: listRecoveries(deps),
      approveRecovery: approveRecovery(deps),
      refuseRecovery: refuseRecovery(deps),
      listMyPasskeys: listMyPasskeys(deps),
      startAddingPasskey: startAddingPasskey(deps),
      addPasskey: addPasskey(deps),
      removePasskey: removePasskey(deps),
      listMySessions: listMySessions(deps),
      endMySession: endMySession(deps),
      endMyOtherSessions: endMyOtherSessions(deps),
      listStaff: listStaff(deps),
      inviteStaff: inviteStaff(deps),
      inviteStaffAgain: inviteStaffAgain(deps),
      changeStaff: changeStaff(deps),
      removeStaff: removeStaff(deps),
      listAudit: listAudit(deps),
      exportAudit: exportAudit(deps),
    },
  };
}
