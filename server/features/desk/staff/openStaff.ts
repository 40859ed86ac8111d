import type { DeskApi } from '../../../../contract/desk/api.ts';
import type { RouteHandler } from '../../../http/requestContext.ts';
import { ProblemError } from '../../../platform/problem.ts';
import type { DeskParts } from '../deskParts.ts';

type StaffCall =
  | 'startDeskSignIn'
  | 'signInToDesk'
  | 'getDeskSession'
  | 'signOutOfDesk'
  | 'startJoining'
  | 'joinDesk'
  | 'requestRecovery'
  | 'listRecoveries'
  | 'approveRecovery'
  | 'refuseRecovery'
  | 'listMyPasskeys'
  | 'startAddingPasskey'
  | 'addPasskey'
  | 'removePasskey'
  | 'listStaff'
  | 'inviteStaff'
  | 'inviteStaffAgain'
  | 'changeStaff'
  | 'removeStaff'
  | 'listAudit';

const refuse = async () => {
  throw new ProblemError('unavailable');
};

export function openStaff(_parts: DeskParts): { handlers: { [C in StaffCall]: RouteHandler<DeskApi[C]> } } {
  return {
    handlers: {
      startDeskSignIn: refuse,
      signInToDesk: refuse,
      getDeskSession: refuse,
      signOutOfDesk: refuse,
      startJoining: refuse,
      joinDesk: refuse,
      requestRecovery: refuse,
      listRecoveries: refuse,
      approveRecovery: refuse,
      refuseRecovery: refuse,
      listMyPasskeys: refuse,
      startAddingPasskey: refuse,
      addPasskey: refuse,
      removePasskey: refuse,
      listStaff: refuse,
      inviteStaff: refuse,
      inviteStaffAgain: refuse,
      changeStaff: refuse,
      removeStaff: refuse,
      listAudit: refuse,
    },
  };
}
