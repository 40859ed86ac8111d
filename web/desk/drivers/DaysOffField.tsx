import { useId, useState } from 'react';
import { toSeoulDate } from '../../../domain/calendar/seoulTime.ts';
import { isDate } from '../../../domain/tour/planRules.ts';
import { Button, IconButton } from '../../shared/ui/Button.tsx';
import { fieldBox } from '../../shared/ui/Field.tsx';
import { useDeskLanguage } from '../language/DeskLanguage.tsx';
import { formatDay } from '../language/formats.ts';

interface DaysOffFieldProps {
  days: readonly string[];
  onChange: (days: string[]) => void;
}

/** A driver's days off from today on: added by a date, and removed one by one. */
export function DaysOffField({ days, onChange }: DaysOffFieldProps) {
  const { messages, language } = useDeskLanguage();
  const driversMessages = messages.drivers;
  const id = useId();
  const [day, setDay] = useState('');
  const today = toSeoulDate(new Date());
  const canAdd = isDate(day) && day >= today && !days.includes(day);
  const add = () => {
    if (!canAdd) return;
    onChange([...days, day].toSorted());
    setDay('');
  };
  return (
    <fieldset>
      <legend className="pb-2 semibold text-sm">{driversMessages.daysOff}</legend>
      {days.length === 0 ? (
        <p className="text-muted text-sm">{driversMessages.noDaysOff}</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {days.map((off) => (
            <li key={off} className="flex items-center rounded-full hairline pl-4 text-sm">
              {formatDay(language, off)}
              <IconButton
                icon="close"
                label={driversMessages.removeDay(formatDay(language, off))}
                onClick={() => onChange(days.filter((other) => other !== off))}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-3 flex flex-wrap items-end gap-2">
        <label htmlFor={id} className="sr-only">
          {driversMessages.dayOff}
        </label>
        <input
          id={id}
          type="date"
          min={today}
          value={day}
          onChange={({ target }) => setDay(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter would send the whole form.
            event.preventDefault();
            add();
          }}
          className={`${fieldBox} flex-1`}
        />
        <Button variant="outline" aria-label={driversMessages.dayOff} disabled={!canAdd} onClick={add}>
          {driversMessages.addDay}
        </Button>
      </div>
    </fieldset>
  );
}
