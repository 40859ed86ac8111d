import type { Tour } from '../../../contract/desk/tours.ts';
import { useMessages } from '../language/DeskLanguage.tsx';

/** The current state of a tour in an open dialog, since a colleague or the driver may change it meanwhile. */
export function PresentState({ tour: { state, driver } }: { tour: Pick<Tour, 'state' | 'driver'> }) {
  const messages = useMessages();
  return (
    <p role="status" className="text-muted text-sm">
      {messages.tour.now(messages.tours.states[state], driver?.name ?? null)}
    </p>
  );
}
