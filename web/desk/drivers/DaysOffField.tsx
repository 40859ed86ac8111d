import { useId, useState } from 'react';
import type { Driver } from '../../../contract/desk/tours.ts';
import { toSeoulDate } from '../../../domain/calendar/seoulTime.ts';
import { isDate } from '../../../domain/tour/planRules.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { fieldBox } from '../../shared/ui/Field.tsx';
import { useDeskLanguage } from '../language/DeskLanguage.tsx';
import { formatDay } from '../language/formats.ts';
import { HoursOff, timeOff, wholeDay } from './HoursOff.tsx';
import { RemovableList } from './RemovableList.tsx';
import { hoursText } from './timeOffTexts.ts';

type DaysOff = Pick<Driver, 'daysOff' | 'halfDaysOff'>;

interface DaysOffFieldProps {
  off: DaysOff;
  onChange: (off: DaysOff) => void;
}

/** A driver's days off from today on, whole or from and until a time: added by a date, and removed one by one. */
export function DaysOffField({ off: { daysOff, halfDaysOff }, onChange }: DaysOffFieldProps) {
  const { messages, language } = useDeskLanguage();
  const driversMessages = messages.drivers;
  const id = useId();
  const [day, setDay] = useState('');
  const [hours, setHours] = useState(wholeDay);
  const today = toSeoulDate(new Date());
  const entries = [...daysOff.map((one) => ({ day: one, from: null, until: null })), ...halfDaysOff].toSorted(
    (one, other) => one.day.localeCompare(other.day),
  );
  const canAdd = isDate(day) && day >= today && !entries.some((entry) => entry.day === day);
  const add = () => {
    if (!canAdd) return;
    const { from, until } = timeOff(hours);
    onChange(
      from === null && until === null
        ? { daysOff: [...daysOff, day].toSorted(), halfDaysOff }
        : { daysOff, halfDaysOff: [...halfDaysOff, { day, from, until }] },
    );
    setDay('');
    setHours(wholeDay);
  };
  return (
    <fieldset>
      <legend className="pb-2 semibold text-sm">{driversMessages.daysOff}</legend>
      <RemovableList
        entries={entries.map((entry) => ({
          key: entry.day,
          text: `${formatDay(language, entry.day)}${hoursText(entry, driversMessages)}`,
        }))}
        none={driversMessages.noDaysOff}
        onRemove={(removed) =>
          onChange({
            daysOff: daysOff.filter((other) => other !== removed),
            halfDaysOff: halfDaysOff.filter((other) => other.day !== removed),
          })
        }
      />
      <div className="mt-3 grid gap-2">
        <div className="flex flex-wrap items-end gap-2">
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
        {day !== '' && <HoursOff value={hours} onChange={setHours} />}
      </div>
    </fieldset>
  );
}
