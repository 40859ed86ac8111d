import { isPermitted, type StaffRole } from '../../../domain/staff/staffRules.ts';
import { deskPaths } from '../deskPaths.ts';

/** The screens in the navigation, in order, with the access that each requires. */
const screens = [
  { name: 'tours', path: deskPaths.tours(), access: 'dispatcher' },
  { name: 'calendar', path: deskPaths.calendar(), access: 'dispatcher' },
  { name: 'drivers', path: deskPaths.drivers(), access: 'dispatcher' },
  { name: 'orders', path: deskPaths.orders(), access: 'dispatcher' },
  { name: 'accounting', path: deskPaths.accounting(), access: 'owner' },
  { name: 'resellers', path: deskPaths.resellers(), access: 'owner' },
  { name: 'tourReports', path: deskPaths.tourReports(), access: 'dispatcher' },
  { name: 'guide', path: deskPaths.guide(), access: 'editor' },
  { name: 'proposals', path: deskPaths.proposals(), access: 'editor' },
  { name: 'festivals', path: deskPaths.festivals(), access: 'editor' },
  { name: 'placeReports', path: deskPaths.placeReports(), access: 'editor' },
  { name: 'settings', path: deskPaths.settings(), access: 'owner' },
  { name: 'accounts', path: deskPaths.accounts(), access: 'owner' },
  { name: 'staff', path: deskPaths.staff(), access: 'owner' },
  { name: 'audit', path: deskPaths.audit(), access: 'owner' },
  { name: 'alerts', path: deskPaths.alerts(), access: 'staff' },
  { name: 'account', path: deskPaths.account(), access: 'staff' },
] as const;

export const roleScreens = (role: StaffRole) => screens.filter(({ access }) => isPermitted(role, access));

/** Whether a role may open a path; a path that belongs to none of these screens is open to every role. */
export function mayOpen(role: StaffRole, path: string): boolean {
  const screen = screens.find((one) => path === one.path || path.startsWith(`${one.path}/`));
  return screen === undefined || isPermitted(role, screen.access);
}
