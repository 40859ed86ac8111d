import { stayLimits } from '../../../../domain/tour/planRules.ts';
import { useLanguage } from '../../../shared/i18n/LanguageContext.tsx';
import { durationText } from './FitSummary.tsx';

const step = 5;
const lengths = Array.from(
  { length: (stayLimits.longest - stayLimits.shortest) / step + 1 },
  (_, index) => stayLimits.shortest + index * step,
);

interface StayFieldProps {
  /** Name of the place. */
  name: string;
  minutes: number;
  onChange: (minutes: number) => void;
}

/** The length of a visit, as a choice. */
export function StayField({ name, minutes, onChange }: StayFieldProps) {
  const tripMessages = useLanguage().messages.trip;
  const all = lengths.includes(minutes) ? lengths : [minutes, ...lengths].sort((a, b) => a - b);
  return (
    <select
      aria-label={tripMessages.stayAt(name)}
      value={minutes}
      onChange={({ target }) => onChange(Number(target.value))}
      className="no-print -my-3 min-h-11 bg-transparent text-pine underline"
    >
      {all.map((length) => (
        <option key={length} value={length}>
          {tripMessages.stay(durationText(length, tripMessages))}
        </option>
      ))}
    </select>
  );
}
