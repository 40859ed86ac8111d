import type { Tour } from '../../../contract/desk/tours.ts';
import { dayCount } from '../../../domain/calendar/days.ts';
import { tourHours, tourStart } from '../../../domain/tickets/ticketRules.ts';
import {
  type DayCancellationReason,
  defaultChoiceHours,
  maxCancelledDays,
} from '../../../domain/tour/badDay.ts';
import { isDate } from '../../../domain/tour/planRules.ts';
import { type ClosureValues, closureBody } from '../calendar/closureFields.ts';

/** The departures to call off; all departures of each day if `first` is empty. */
export type CancelRange = Omit<ClosureValues, 'reason'>;

/** What the visitors are told. */
export interface CancelValues {
  readonly reason: DayCancellationReason;
  readonly words: string;
  readonly choiceHours: number;
}

/** The times (hours) for the visitors' decision that the form offers. */
export const choiceHours = [12, 24, defaultChoiceHours, 72, 168];

export const newCancel: CancelValues = { reason: 'typhoon', words: '', choiceHours: defaultChoiceHours };

/** Whether a range can be shown and called off at once. */
export const isCancelRange = ({ from, to }: CancelRange): boolean =>
  isDate(from) && isDate(to) && from <= to && dayCount(from, to) <= maxCancelledDays;

/** The tours of the chosen departures that can be called off: they take place, are not over, and nobody is in the car. */
export function cancellableTours(tours: readonly Tour[], { first, last }: CancelRange, now: Date): Tour[] {
  return tours.filter(
    ({ state, startTime, tripDate, isRefundPending, isCalledOff }) =>
      !isRefundPending &&
      !isCalledOff &&
      !['met', 'finished', 'notMet'].includes(state) &&
      now.getTime() < tourStart(tripDate, startTime).getTime() + tourHours * 3_600_000 &&
      (first === '' || (first <= startTime && startTime <= (last < first ? first : last))),
  );
}

interface Cancelled {
  readonly id: string;
  readonly range: CancelRange;
  readonly orderIds: readonly string[];
  /** The reason in the desk's language, for the closure in the sales calendar. */
  readonly closureReason: string;
}

/** The values as the API takes them, valid or not. */
export function cancelBody(values: CancelValues, { range, orderIds, ...cancelled }: Cancelled) {
  const { from, to, departures } = closureBody({ ...range, reason: '' });
  return { ...values, ...cancelled, from, to, departures, orderIds: [...orderIds] };
}
