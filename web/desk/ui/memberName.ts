import type { StaffRole } from '../../../domain/staff/staffRules.ts';
import type { DeskMessages } from '../messages/ko.ts';

/** A name with the role at that time: `Lee, dispatcher`. Old records, and the previous release, have no role. */
export const memberName = (
  { who, role }: { readonly who: string; readonly role: StaffRole | null | undefined },
  { roles }: DeskMessages['shell'],
): string => (role ? `${who}, ${roles[role].toLowerCase()}` : who);
