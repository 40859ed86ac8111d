import type { Tour } from '../../../contract/desk/tours.ts';
import type { TourState } from '../../../domain/tour/tourRules.ts';
import { useMessages } from '../language/DeskLanguage.tsx';

/** Background and text of each state. */
export const stateTones: Record<TourState, string> = {
  unassigned: 'bg-sand text-ink',
  offered: 'bg-foam text-sea',
  accepted: 'bg-pine-mist text-pine',
  met: 'bg-pine-mist text-pine',
  finished: 'hairline text-muted',
  notMet: 'bg-sand text-ink',
  noDriver: 'bg-sand text-ink',
};

/** The state of a tour as a small label. */
export function StateLabel({
  tour: { state, isRefundPending },
}: {
  tour: Pick<Tour, 'state' | 'isRefundPending'>;
}) {
  const { states, refundPending } = useMessages().tours;
  const tone = isRefundPending ? 'hairline text-muted' : stateTones[state];
  return (
    <span className={`inline-block rounded-full px-2.5 py-0.5 semibold text-sm ${tone}`}>
      {isRefundPending ? refundPending : states[state]}
    </span>
  );
}
