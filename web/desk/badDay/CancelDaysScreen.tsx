import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { dayCancellationSchema } from '../../../contract/desk/badDayFields.ts';
import type { Tour } from '../../../contract/desk/tours.ts';
import { toSeoulDate } from '../../../domain/calendar/seoulTime.ts';
import { dayCancellationReasons, maxWordsLength } from '../../../domain/tour/badDay.ts';
import { startTimes } from '../../../domain/tour/planRules.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { CheckBox } from '../../shared/ui/CheckBox.tsx';
import { DateField } from '../../shared/ui/DateField.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { TextAreaField } from '../../shared/ui/TextAreaField.tsx';
import { ClosedDepartures } from '../calendar/ClosureForm.tsx';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { deskPaths } from '../deskPaths.ts';
import { useDeskLanguage, useMessages } from '../language/DeskLanguage.tsx';
import { formatDay } from '../language/formats.ts';
import { DeskPage } from '../shell/DeskPage.tsx';
import { dayFromAddress } from '../tours/tourDays.ts';
import { useTours } from '../tours/useTours.ts';
import { EmptyNote } from '../ui/EmptyNote.tsx';
import { DeskForm } from '../ui/form/DeskForm.tsx';
import { type DeskFormState, useDeskForm } from '../ui/form/useDeskForm.ts';
import {
  type CancelRange,
  type CancelValues,
  cancelBody,
  cancellableTours,
  choiceHours,
  isCancelRange,
  newCancel,
} from './cancelFields.ts';

/** Calls off the tours of a range of days, which the address names. */
export function CancelDaysScreen() {
  const { badDay, calendar } = useMessages();
  const { cancel: cancelMessages } = badDay;
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const client = useDeskClient();
  const today = toSeoulDate(new Date());
  const [range, setRange] = useState<CancelRange>(() => {
    const from = dayFromAddress(search, today);
    return { from, to: search.get('to') ?? from, first: '', last: startTimes.at(-1) ?? '' };
  });
  const changeRange = (part: Partial<CancelRange>) => setRange((former) => ({ ...former, ...part }));
  /** The shown orders that the staff excluded from the cancellation. */
  const [spared, setSpared] = useState<readonly string[]>([]);
  const isRange = isCancelRange(range);
  const query = useTours(isRange ? range.from : today, isRange ? range.to : today);
  const tours = isRange && query.data ? cancellableTours(query.data.content, range, new Date()) : [];
  const orderIds = tours.map(({ orderId }) => orderId).filter((orderId) => !spared.includes(orderId));
  // The same id for repeated presses, so that they count as one cancellation.
  const [id] = useState(() => crypto.randomUUID());
  const form = useDeskForm({
    stored: newCancel,
    schema: dayCancellationSchema,
    toBody: (values) =>
      cancelBody(values, { id, range, orderIds, closureReason: badDay.reasons[values.reason] }),
    sentences: { words: cancelMessages.wordsRequired },
    send: async (body) => {
      await client.call('cancelDays', { params: {}, query: {}, body });
      void navigate(deskPaths.cancellation(id), { replace: true });
    },
  });
  return (
    <DeskPage title={cancelMessages.title}>
      <DeskForm form={form} action={cancelMessages.button(orderIds.length)} canAct={orderIds.length > 0}>
        <p>{cancelMessages.lead}</p>
        <div className="grid items-start gap-4 md:grid-cols-2">
          <DateField
            label={calendar.from}
            name="from"
            value={range.from}
            min={today}
            required
            onChange={(from) => changeRange({ from })}
          />
          <DateField
            label={calendar.to}
            name="to"
            value={range.to}
            min={range.from || today}
            required
            onChange={(to) => changeRange({ to })}
          />
          <ClosedDepartures form={{ values: range, change: changeRange }} />
        </div>
        {isRange ? (
          query.data && <ChosenTours tours={tours} spared={spared} onSpare={setSpared} />
        ) : (
          <p className="semibold text-sunrise">{cancelMessages.tooLong}</p>
        )}
        <Notice form={form} />
        <p className="semibold">{cancelMessages.warning}</p>
      </DeskForm>
    </DeskPage>
  );
}

interface ChosenToursProps {
  tours: readonly Tour[];
  /** Orders that are excluded from the cancellation. */
  spared: readonly string[];
  onSpare: (spared: readonly string[]) => void;
}

/** The tours of the chosen departures, with a box for each; all boxes are ticked at first. */
function ChosenTours({ tours, spared, onSpare }: ChosenToursProps) {
  const { language, messages } = useDeskLanguage();
  const { cancel: cancelMessages } = messages.badDay;
  if (tours.length === 0) return <EmptyNote>{cancelMessages.none}</EmptyNote>;
  const chosen = tours.filter(({ orderId }) => !spared.includes(orderId)).length;
  return (
    <Panel title={cancelMessages.tours(chosen, tours.length)}>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" onClick={() => onSpare([])}>
          {cancelMessages.all}
        </Button>
        <Button variant="outline" onClick={() => onSpare(tours.map(({ orderId }) => orderId))}>
          {cancelMessages.noneChosen}
        </Button>
      </div>
      <ul className="mt-3 grid gap-1">
        {tours.map(({ orderId, tripDate, startTime, customerName, numberOfPeople, driver }) => (
          <li key={orderId}>
            <CheckBox
              name={orderId}
              isChecked={!spared.includes(orderId)}
              onChange={(isChecked) =>
                onSpare(isChecked ? spared.filter((other) => other !== orderId) : [...spared, orderId])
              }
            >
              <span className="wrap-anywhere">
                {formatDay(language, tripDate)} <span className="tabular">{startTime}</span> · {customerName}{' '}
                · {messages.tours.people(numberOfPeople)}
                {driver && ` · ${driver.name}`}
              </span>
            </CheckBox>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** What the visitors are told, and how long they can choose. */
function Notice({ form }: { form: Pick<DeskFormState<CancelValues>, 'values' | 'change' | 'field'> }) {
  const { badDay } = useMessages();
  const { cancel: cancelMessages } = badDay;
  const { reason, choiceHours: hours } = form.values;
  return (
    <>
      <SelectField
        label={cancelMessages.reason}
        name="reason"
        value={reason}
        options={dayCancellationReasons.map((value) => ({ value, label: badDay.reasons[value] }))}
        onChange={(chosen) => form.change({ reason: chosen })}
      />
      <TextAreaField
        label={cancelMessages.words}
        hint={cancelMessages.wordsHint}
        longest={maxWordsLength}
        rows={3}
        required={reason === 'other'}
        {...form.field('words')}
      />
      <SelectField
        label={cancelMessages.hours}
        name="choiceHours"
        value={hours}
        hint={cancelMessages.hoursHint}
        options={choiceHours.map((value) => ({ value, label: cancelMessages.hour(value) }))}
        onChange={(chosen) => form.change({ choiceHours: chosen })}
      />
    </>
  );
}
