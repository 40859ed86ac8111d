/** The rules by which a tour that was sold is changed. */

import type { OrderTerms } from './saleTerms.ts';
import { type RefundQuestion, type RefundStep, refundStepAt, tourStart } from './ticketRules.ts';

/** The instant until which a visitor can change a tour that was sold under some terms. */
export function changeEnd(
  tripDate: string,
  startTime: string,
  { changeHours }: Pick<OrderTerms, 'changeHours'>,
): Date {
  return new Date(tourStart(tripDate, startTime).getTime() - changeHours * 60 * 60 * 1000);
}

interface MovableTour extends RefundQuestion {
  /** The refund step at the time of a move, the lowest one of all moves; null if the tour was never moved. */
  readonly stepAtMove: RefundStep | null;
}

/**
 * The step of the refund rule that applies to a tour that may have been moved. A move never raises the refund: it stays
 * at the step that was reached before, also if the tour now lies further ahead. A move stores the result as the
 * tour's new `stepAtMove`.
 */
export function refundAfterMoves(
  { stepAtMove, ...question }: MovableTour,
  { refundPercents }: Pick<OrderTerms, 'refundPercents'>,
): {
  readonly step: RefundStep;
  /** Whether the new day alone would pay more back. */
  readonly isLimitedByMove: boolean;
} {
  const step = refundStepAt(question);
  return stepAtMove !== null && refundPercents[stepAtMove] < refundPercents[step]
    ? { step: stepAtMove, isLimitedByMove: true }
    : { step, isLimitedByMove: false };
}
