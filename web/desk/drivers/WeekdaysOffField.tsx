import { useState } from 'react';
import type { Driver } from '../../../contract/desk/drivers.ts';
import { type WeekDay, weekDays } from '../../../domain/calendar/weekDays.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { useDeskLanguage } from '../language/DeskLanguage.tsx';
import { weekdayNames } from '../language/formats.ts';
import { HoursOff, timeOff, wholeDay } from './HoursOff.tsx';
import { RemovableList } from './RemovableList.tsx';
import { weekdayText } from './timeOffTexts.ts';

type WeekdaysOff = Driver['weekdaysOff'];

interface WeekdaysOffFieldProps {
  off: WeekdaysOff;
  onChange: (off: WeekdaysOff) => void;
}

/** The weekdays on which a driver is off every week, all day or from and until a time. */
export function WeekdaysOffField({ off, onChange }: WeekdaysOffFieldProps) {
  const { messages, language } = useDeskLanguage();
  const driversMessages = messages.drivers;
  const [weekday, setWeekday] = useState<WeekDay | ''>('');
  const [hours, setHours] = useState(wholeDay);
  const names = weekdayNames(language, 'long');
  const free = weekDays.filter((one) => !off.some((entry) => entry.weekday === one));
  const add = () => {
    if (weekday === '') return;
    onChange([...off, { weekday, ...timeOff(hours) }]);
    setWeekday('');
    setHours(wholeDay);
  };
  return (
    <fieldset>
      <legend className="pb-2 semibold text-sm">{driversMessages.weekly}</legend>
      <RemovableList
        entries={off.map((entry) => ({
          key: entry.weekday,
          text: weekdayText(entry, driversMessages, language),
        }))}
        none={driversMessages.noWeekdays}
        onRemove={(removed) => onChange(off.filter((entry) => entry.weekday !== removed))}
      />
      <div className="mt-3 grid gap-2">
        <div className="flex items-end gap-2">
          <div className="flex-1">
            <SelectField
              label={driversMessages.weekday}
              name="weekday"
              value={weekday}
              options={[
                { value: '', label: '–' },
                ...free.map((value) => ({ value, label: names[weekDays.indexOf(value)] ?? value })),
              ]}
              onChange={setWeekday}
            />
          </div>
          <Button
            variant="outline"
            aria-label={driversMessages.addWeekday}
            disabled={weekday === ''}
            onClick={add}
          >
            {driversMessages.addDay}
          </Button>
        </div>
        {weekday !== '' && <HoursOff value={hours} onChange={setHours} />}
      </div>
    </fieldset>
  );
}
