import type { Tour } from '../../../contract/desk/tours.ts';
import { useText } from '../language/DeskLanguage.tsx';

/** The state while a dialog is open: a colleague or the driver may change it. */
export function PresentState({ tour: { state, driver } }: { tour: Pick<Tour, 'state' | 'driver'> }) {
  const text = useText();
  return (
    <p role="status" className="text-muted text-sm">
      {text.tour.now(text.tours.states[state], driver?.name ?? null)}
    </p>
  );
}
