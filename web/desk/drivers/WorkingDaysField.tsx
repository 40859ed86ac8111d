import { useState } from 'react';
import type { Driver } from '../../../contract/desk/drivers.ts';
import { toSeoulDate } from '../../../domain/calendar/seoulTime.ts';
import { weekDayOn } from '../../../domain/calendar/weekDays.ts';
import { isDate } from '../../../domain/tour/planRules.ts';
import { useDeskLanguage } from '../language/DeskLanguage.tsx';
import { formatDay } from '../language/formats.ts';
import { DayAdder } from './DayAdder.tsx';
import { RemovableList } from './RemovableList.tsx';

interface WorkingDaysFieldProps extends Pick<Driver, 'weekdaysOff' | 'workingDays'> {
  onChange: (workingDays: string[]) => void;
}

/** Single days on which a driver works although it is one of their weekdays off. */
export function WorkingDaysField({ weekdaysOff, workingDays, onChange }: WorkingDaysFieldProps) {
  const { messages, language } = useDeskLanguage();
  const driversMessages = messages.drivers;
  const [day, setDay] = useState('');
  const today = toSeoulDate(new Date());
  const isOff = isDate(day) && weekdaysOff.some(({ weekday }) => weekday === weekDayOn(day));
  return (
    <fieldset>
      <legend className="pb-2 semibold text-sm">{driversMessages.workingDays}</legend>
      <RemovableList
        entries={workingDays.map((key) => ({ key, text: formatDay(language, key) }))}
        none={driversMessages.noWorkingDays}
        onRemove={(removed) => onChange(workingDays.filter((other) => other !== removed))}
      />
      <div className="mt-3">
        <DayAdder
          label={driversMessages.addWorkingDay}
          today={today}
          day={day}
          canAdd={isOff && day >= today && !workingDays.includes(day)}
          onChange={setDay}
          onAdd={() => {
            onChange([...workingDays, day].toSorted());
            setDay('');
          }}
        />
      </div>
    </fieldset>
  );
}
