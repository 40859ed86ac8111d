import type { gettingInApi } from '../../../../contract/desk/gettingIn.ts';
import type { staffApi } from '../../../../contract/desk/staff.ts';
import type { HandlersOf } from '../../../http/requestContext.ts';
import type { DeskParts } from '../deskParts.ts';
import { listAudit } from './auditTrail.ts';
import { joinDesk, startJoining } from './joining.ts';
import { changeStaff, inviteStaff, inviteStaffAgain, listStaff, removeStaff } from './manageStaff.ts';
import { addPasskey, listMyPasskeys, removePasskey, startAddingPasskey } from './myPasskeys.ts';
import { endMyOtherSessions, endMySession, listMySessions } from './mySessions.ts';
import { approveRecovery, listRecoveries, refuseRecovery, requestRecovery } from './recovery.ts';
import { getDeskSession, signInToDesk, signOutOfDesk, startDeskSignIn } from './signIn.ts';

/** Wires the handlers of the staff's accounts to one database. */
export function openStaff(parts: DeskParts): { handlers: HandlersOf<typeof gettingInApi & typeof staffApi> } {
  return {
    handlers: {
      startDeskSignIn: startDeskSignIn(parts),
      signInToDesk: signInToDesk(parts),
      getDeskSession: getDeskSession(parts),
      signOutOfDesk: signOutOfDesk(parts),
      startJoining: startJoining(parts),
      joinDesk: joinDesk(parts),
      requestRecovery: requestRecovery(parts),
      listRecoveries: listRecoveries(parts),
      approveRecovery: approveRecovery(parts),
      refuseRecovery: refuseRecovery(parts),
      listMyPasskeys: listMyPasskeys(parts),
      startAddingPasskey: startAddingPasskey(parts),
      addPasskey: addPasskey(parts),
      removePasskey: removePasskey(parts),
      listMySessions: listMySessions(parts),
      endMySession: endMySession(parts),
      endMyOtherSessions: endMyOtherSessions(parts),
      listStaff: listStaff(parts),
      inviteStaff: inviteStaff(parts),
      inviteStaffAgain: inviteStaffAgain(parts),
      changeStaff: changeStaff(parts),
      removeStaff: removeStaff(parts),
      listAudit: listAudit(parts),
    },
  };
}
