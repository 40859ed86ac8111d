import { toClock } from '../../../domain/calendar/clockTime.ts';
import type { TimeOff } from '../../../domain/tour/timeOff.ts';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { useMessages } from '../language/DeskLanguage.tsx';

/** Full and half hours of a working day; tours depart from 09:00 to 18:00, and last until 21:00 or longer. */
const times = Array.from({ length: 33 }, (_, index) => toClock(360 + index * 30));

/** The hours of a time off; an empty `from` is the beginning of the day, an empty `until` its end. */
export interface HoursValue {
  readonly from: string;
  readonly until: string;
}
export const wholeDay: HoursValue = { from: '', until: '' };

/** The time off as the API takes it. */
export const timeOff = ({ from, until }: HoursValue): TimeOff => ({
  from: from === '' ? null : from,
  until: until === '' || until <= from ? null : until,
});

/** Two fields for the hours of a time off, which is all day at first. */
export function HoursOff({ value, onChange }: { value: HoursValue; onChange: (value: HoursValue) => void }) {
  const { drivers: driversMessages } = useMessages();
  const { from, until } = value;
  return (
    <div className="grid flex-1 grid-cols-2 gap-2">
      <SelectField
        label={driversMessages.offFrom}
        name="offFrom"
        value={from}
        options={[{ value: '', label: driversMessages.dayStart }, ...times.map((time) => ({ value: time }))]}
        onChange={(chosen) => onChange({ from: chosen, until: until > chosen ? until : '' })}
      />
      <SelectField
        label={driversMessages.offUntil}
        name="offUntil"
        value={until}
        options={[
          { value: '', label: driversMessages.dayEnd },
          ...times.filter((time) => time > from).map((time) => ({ value: time })),
        ]}
        onChange={(chosen) => onChange({ from, until: chosen })}
      />
    </div>
  );
}
