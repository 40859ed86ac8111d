import { useId, useState } from 'react';
import { minutesPerDay, toClock } from '../../../domain/calendar/clockTime.ts';
import { toSeoulDate, toSeoulMinute } from '../../../domain/calendar/seoulTime.ts';
import { isPastDate, isTooFarDate, lastTripDate } from '../../../domain/tour/planRules.ts';
import { formatMinute } from '../../features/places/openAt.ts';
import { usePlan } from '../../features/plan/planStore.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { DateField } from '../../shared/ui/DateField.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { Form } from '../../shared/ui/Form.tsx';
import { SelectField } from '../../shared/ui/SelectField.tsx';

interface OpenOnDialogProps {
  openAt: string | undefined;
  onChoose: (openAt: string) => void;
  onClose: () => void;
}

const halfHours = Array.from({ length: minutesPerDay / 30 }, (_, index) => toClock(index * 30));
const halfHour = 30 * 60_000;

/** Asks for a day and time in Seoul, from now to a year ahead; offers those of the plan. */
export function OpenOnDialog({ openAt, onChoose, onClose }: OpenOnDialogProps) {
  const { language, messages } = useLanguage();
  const hoursMessages = messages.hours;
  const id = useId();
  const draft = usePlan()?.draft;
  const [initial] = useState(() => {
    const now = new Date();
    const next = toSeoulMinute(new Date(Math.ceil((now.getTime() + 1) / halfHour) * halfHour));
    return openAt && openAt > toSeoulMinute(now) ? openAt : next;
  });
  const [day, setDay] = useState(initial.slice(0, 10));
  const [time, setTime] = useState(initial.slice(11));
  const [fault, setFault] = useState<string>();
  const now = new Date();
  const plannedMinute = draft?.date && draft.time ? `${draft.date}T${draft.time}` : '';

  const choose = () => {
    const pressedAt = new Date();
    if (!day) return setFault(hoursMessages.dayMissing);
    if (isTooFarDate(day, pressedAt)) return setFault(hoursMessages.tooFar);
    if (isPastDate(day, pressedAt) || `${day}T${time}` < toSeoulMinute(pressedAt))
      return setFault(hoursMessages.passed);
    onChoose(`${day}T${time}`);
  };
  return (
    <Dialog open onClose={onClose} title={hoursMessages.title} closeLabel={messages.shell.close}>
      <Form onSubmit={choose}>
        <DateField
          label={hoursMessages.day}
          value={day}
          min={toSeoulDate(now)}
          max={lastTripDate(now)}
          isInvalid={fault !== undefined}
          describedBy={fault && id}
          onChange={(chosen) => {
            setDay(chosen);
            setFault(undefined);
          }}
        />
        <SelectField
          label={hoursMessages.time}
          value={time}
          options={[...new Set([...halfHours, initial.slice(11)])].sort().map((value) => ({ value }))}
          onChange={(chosen) => {
            setTime(chosen);
            setFault(undefined);
          }}
        />
        <p id={id} role="alert" className="text-sm text-sunrise empty:hidden">
          {fault}
        </p>
        <Button type="submit">{hoursMessages.show}</Button>
        {plannedMinute >= toSeoulMinute(now) && (
          <Button variant="outline" onClick={() => onChoose(plannedMinute)}>
            {hoursMessages.asPlan(formatMinute(plannedMinute, language))}
          </Button>
        )}
      </Form>
    </Dialog>
  );
}
