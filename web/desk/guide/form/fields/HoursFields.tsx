import { useRef } from 'react';
import type { PlaceFields } from '../../../../../contract/desk/placeFields.ts';
import { type WeekDay, weekDays } from '../../../../../domain/calendar/weekDays.ts';
import { IconButton } from '../../../../shared/ui/Button.tsx';
import { CheckBox } from '../../../../shared/ui/CheckBox.tsx';
import { useMessages } from '../../../language/DeskLanguage.tsx';
import { useField } from '../editor.ts';
import { FieldNotes, notesId } from './FieldNotes.tsx';
import { TypedInput } from './TypedInput.tsx';
import { useRowIds } from './useRowIds.ts';

type Period = PlaceFields['hours.periods'][number];

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** The chosen values with `value` added or removed, in the order of `all`. */
function toggled<Value>(all: readonly Value[], chosen: readonly Value[], value: Value): Value[] {
  return all.filter((one) => (one === value ? !chosen.includes(one) : chosen.includes(one)));
}

/** The days on which the place is open, where they are known. */
export function WeekDaysField() {
  const { guideFields: guideFieldsMessages } = useMessages();
  const { id, value, set } = useField('hours.weekDays');
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={notesId('hours.weekDays')} className="min-w-0">
      <legend className="semibold text-sm">{guideFieldsMessages.names['hours.weekDays']}</legend>
      <p className="text-muted text-sm">{guideFieldsMessages.hint.weekDays}</p>
      <CheckBox
        name="unknownDays"
        isChecked={value === null}
        onChange={(isUnknown) => set(isUnknown ? null : [...weekDays])}
      >
        {guideFieldsMessages.hours.unknownDays}
      </CheckBox>
      {value !== null && (
        <Days label={guideFieldsMessages.names['hours.weekDays']} value={value} onChange={set} />
      )}
      <FieldNotes field="hours.weekDays" />
    </fieldset>
  );
}

interface DaysProps {
  label: string;
  value: readonly WeekDay[];
  onChange: (days: WeekDay[]) => void;
}

function Days({ label, value, onChange }: DaysProps) {
  const { guideFields: guideFieldsMessages } = useMessages();
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-x-4">
      <legend className="sr-only">{label}</legend>
      {weekDays.map((day) => (
        <CheckBox
          key={day}
          name={day}
          isChecked={value.includes(day)}
          onChange={() => onChange(toggled(weekDays, value, day))}
        >
          {guideFieldsMessages.days[day]}
        </CheckBox>
      ))}
    </fieldset>
  );
}

/** The opening hours: days, times and months. */
export function PeriodsField() {
  const { guideFields: guideFieldsMessages } = useMessages();
  const { id, value, set, onBlur } = useField('hours.periods');
  const rows = useRowIds(value.length);
  const add = useRef<HTMLButtonElement>(null);
  const change = (index: number, part: Period) =>
    set(value.map((period, at) => (at === index ? part : period)));
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={notesId('hours.periods')} className="min-w-0">
      <legend className="semibold text-sm">{guideFieldsMessages.names['hours.periods']}</legend>
      <p className="text-muted text-sm">{guideFieldsMessages.hours.allDay}</p>
      <ul className="mt-2 grid gap-3">
        {value.map((period, index) => (
          <li key={rows.ids[index]}>
            <PeriodRow
              number={index + 1}
              period={period}
              onChange={(changed) => change(index, changed)}
              onBlur={onBlur}
              onRemove={() => {
                rows.remove(index);
                set(value.filter((_, at) => at !== index));
                add.current?.focus();
              }}
            />
          </li>
        ))}
      </ul>
      <button
        ref={add}
        type="button"
        className="mt-3 inline-flex min-h-12 items-center rounded-full hairline bg-surface px-5 semibold"
        onClick={() => set([...value, { days: [...weekDays], opens: '09:00', closes: '18:00' }])}
      >
        {guideFieldsMessages.hours.add}
      </button>
      <FieldNotes field="hours.periods" />
    </fieldset>
  );
}

/** A time as it is typed: `9:00`, `900` or `09:00`; undefined for anything else. */
export function parseTime(typed: string): string | undefined {
  const [, hours = '', minutes = ''] = /^\s*(\d{1,2}):?(\d{2})\s*$/.exec(typed) ?? [];
  const time = `${hours.padStart(2, '0')}:${minutes}`;
  return /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(time) ? time : undefined;
}

interface PeriodRowProps {
  number: number;
  period: Period;
  onChange: (period: Period) => void;
  onBlur: () => void;
  onRemove: () => void;
}

function PeriodRow({ number, period, onChange, onBlur, onRemove }: PeriodRowProps) {
  const { guideFields: guideFieldsMessages } = useMessages();
  const { id } = useField('hours.periods');
  const { days, months: chosen, ...times } = period;
  const name = guideFieldsMessages.hours.period(number);
  const { months: _, ...allYear } = period;
  const { lastEntry: __, ...untilClosing } = period;
  return (
    <fieldset className="min-w-0 rounded-sm hairline p-3">
      <legend className="sr-only">{name}</legend>
      <div className="flex items-start gap-3">
        <div className="grid flex-1 grid-cols-2 gap-3 md:max-w-md md:grid-cols-3">
          {(['opens', 'closes'] as const).map((end) => (
            <TypedInput
              key={end}
              id={`${id}-${number}-${end}`}
              label={guideFieldsMessages.hours[end]}
              fullLabel={`${name}: ${guideFieldsMessages.hours[end]}`}
              value={times[end]}
              fieldText={(time) => time}
              parse={parseTime}
              onChange={(time) => onChange({ ...period, [end]: time })}
              onBlur={onBlur}
              maxLength={5}
              describedBy={notesId('hours.periods')}
            />
          ))}
          <TypedInput
            id={`${id}-${number}-lastEntry`}
            label={guideFieldsMessages.hours.lastEntry}
            fullLabel={`${name}: ${guideFieldsMessages.hours.lastEntry}`}
            value={times.lastEntry ?? null}
            fieldText={(time) => time ?? ''}
            parse={(typed) => (typed.trim() === '' ? null : parseTime(typed))}
            onChange={(time) => onChange(time === null ? untilClosing : { ...period, lastEntry: time })}
            onBlur={onBlur}
            maxLength={5}
            describedBy={notesId('hours.periods')}
          />
        </div>
        <IconButton
          icon="close"
          label={guideFieldsMessages.hours.remove(number)}
          className="ml-auto"
          onClick={onRemove}
        />
      </div>
      <Days
        label={`${name}: ${guideFieldsMessages.hours.days}`}
        value={days}
        onChange={(changed) => onChange({ ...period, days: changed })}
      />
      <CheckBox
        name={`someMonths-${number}`}
        isChecked={chosen !== undefined}
        onChange={(isSome) => onChange(isSome ? { ...period, months: [...months] } : allYear)}
      >
        {guideFieldsMessages.hours.someMonths}
      </CheckBox>
      {chosen && (
        <fieldset className="flex min-w-0 flex-wrap gap-x-4">
          <legend className="sr-only">{`${name}: ${guideFieldsMessages.hours.months}`}</legend>
          {months.map((month) => (
            <CheckBox
              key={month}
              name={`month-${month}`}
              isChecked={chosen.includes(month)}
              onChange={() => onChange({ ...period, months: toggled(months, chosen, month) })}
            >
              {guideFieldsMessages.month(month)}
            </CheckBox>
          ))}
        </fieldset>
      )}
    </fieldset>
  );
}
