import type { Tour } from '../../../contract/desk/tours.ts';
import type { DeskMessages } from '../messages/ko.ts';

/** What the visitor chose for a plan that did not fit three hours; null for other tours. */
export function lengthNote(
  { boughtHalfHours, acceptsEarlyEnd }: Pick<Tour, 'boughtHalfHours' | 'acceptsEarlyEnd'>,
  messages: DeskMessages['tours'],
): string | null {
  if (boughtHalfHours > 0) return messages.bought(boughtHalfHours);
  return acceptsEarlyEnd ? messages.earlyEnd : null;
}
