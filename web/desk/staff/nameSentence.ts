import type { CallFailure } from '../../shared/client/client.ts';
import type { DeskMessages } from '../messages/ko.ts';

/** Why a name for a member of the staff was rejected; null for any other failure. */
export function nameSentence(
  { fields }: CallFailure,
  { nameProblems }: DeskMessages['staff'],
): string | null {
  const code = fields.find(({ field }) => field === 'name')?.code;
  return code === 'existingName' || code === 'reservedName' ? nameProblems[code] : null;
}
