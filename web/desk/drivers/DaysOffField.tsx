import { useState } from 'react';
import type { Driver } from '../../../contract/desk/drivers.ts';
import { toSeoulDate } from '../../../domain/calendar/seoulTime.ts';
import { isDate } from '../../../domain/tour/planRules.ts';
import { useDeskLanguage } from '../language/DeskLanguage.tsx';
import { formatDay } from '../language/formats.ts';
import { DayAdder } from './DayAdder.tsx';
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
  const [day, setDay] = useState('');
  const [hours, setHours] = useState(wholeDay);
  const today = toSeoulDate(new Date());
  const entries = [...daysOff.map((one) => ({ day: one, from: null, until: null })), ...halfDaysOff].toSorted(
    (one, other) => one.day.localeCompare(other.day),
  );
  const canAdd = isDate(day) && day >= today && !entries.some((entry) => entry.day === day);
  const add = () => {
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
        <DayAdder
          label={driversMessages.dayOff}
          today={today}
          day={day}
          canAdd={canAdd}
          onChange={setDay}
          onAdd={add}
        />
        {day !== '' && <HoursOff value={hours} onChange={setHours} />}
      </div>
    </fieldset>
  );
}
