import type { Tour } from '../../../contract/desk/tours.ts';
import { toSeoulDate } from '../../../domain/calendar/seoulTime.ts';
import { tourStart } from '../../../domain/tickets/ticketRules.ts';

/** States that the desk records, and the calls for a driver. */
export const stateActions = ['accepted', 'met', 'notMet', 'finished', 'noDriver'] as const;
export type StateAction = (typeof stateActions)[number];
export type TourAction = 'assign' | 'replace' | 'sendLink' | 'unassign' | StateAction;

/** What the desk can do with a tour now, the likeliest first. */
export function tourActions(
  {
    state,
    isRefundPending,
    isCalledOff,
    tripDate,
    startTime,
  }: Pick<Tour, 'state' | 'isRefundPending' | 'isCalledOff' | 'tripDate' | 'startTime'>,
  now: Date,
): readonly TourAction[] {
  if (isRefundPending || isCalledOff) return [];
  const isDay = toSeoulDate(now) >= tripDate;
  const hasStarted = now >= tourStart(tripDate, startTime);
  switch (state) {
    case 'unassigned':
      return ['assign', 'noDriver'];
    case 'offered':
      return ['sendLink', 'accepted', 'replace', 'unassign', 'noDriver'];
    case 'accepted':
      return [
        ...(isDay ? (['met'] as const) : []),
        ...(hasStarted ? (['notMet'] as const) : []),
        'sendLink',
        'replace',
        'unassign',
      ];
    case 'met':
      return ['finished'];
    case 'notMet':
      return ['met'];
    case 'noDriver':
      return ['assign'];
    case 'finished':
      return [];
  }
}
