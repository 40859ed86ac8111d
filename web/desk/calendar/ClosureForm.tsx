import { closureBodySchema, salesLimits } from '../../../contract/desk/salesFields.ts';
import { toSeoulDate } from '../../../domain/calendar/seoulTime.ts';
import { startTimes } from '../../../domain/tour/planRules.ts';
import { DateField } from '../../shared/ui/DateField.tsx';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { useDeskLanguage, useMessages } from '../language/DeskLanguage.tsx';
import { formatDay } from '../language/formats.ts';
import { DeskForm } from '../ui/form/DeskForm.tsx';
import { useDeskForm } from '../ui/form/useDeskForm.ts';
import { type ClosureValues, closureBody, newClosure } from './closureFields.ts';
import { useReloadSales } from './salesCalendar.ts';

interface ClosureFormProps {
  /** The day to close; null for days that are chosen in the form. */
  date: string | null;
  /** @param sentence what was closed, in words */
  onClosed: (sentence: string) => void;
}

/** Closes days, or some departures of them, with a reason. */
export function ClosureForm({ date, onClosed }: ClosureFormProps) {
  const { language, messages } = useDeskLanguage();
  const { calendar } = messages;
  const client = useDeskClient();
  const reload = useReloadSales();
  const form = useDeskForm({
    stored: newClosure(date ?? '', date ?? ''),
    schema: closureBodySchema,
    toBody: closureBody,
    sentences: calendar.wrongClosure,
    send: async (body) => {
      const { from, to } = await client.call('addSalesClosure', { params: {}, query: {}, body });
      void reload();
      const [first, last] = [formatDay(language, from), formatDay(language, to)];
      onClosed(calendar.closed(from === to ? first : calendar.span(first, last)));
    },
  });
  return (
    <DeskForm form={form} action={calendar.close}>
      {date === null && (
        <>
          <DateField label={calendar.from} min={toSeoulDate(new Date())} required {...form.field('from')} />
          <DateField
            label={calendar.to}
            min={form.values.from || toSeoulDate(new Date())}
            required
            {...form.field('to')}
          />
        </>
      )}
      <ClosedDepartures form={form} />
      <TextField
        label={calendar.reason}
        hint={calendar.reasonHint}
        longest={salesLimits.reasonLength}
        autoComplete="off"
        width="w-full"
        required
        {...form.field('reason')}
      />
      <p className="text-muted text-sm">{calendar.closeDeparturesLead}</p>
    </DeskForm>
  );
}

interface ClosedDeparturesProps {
  form: {
    readonly values: Pick<ClosureValues, 'first' | 'last'>;
    readonly change: (part: Partial<Pick<ClosureValues, 'first' | 'last'>>) => void;
  };
}

/** All day, or the first and the last departure that are closed. */
export function ClosedDepartures({ form }: ClosedDeparturesProps) {
  const { calendar } = useMessages();
  const { first, last } = form.values;
  return (
    <>
      <SelectField
        label={calendar.firstClosed}
        name="first"
        value={first}
        options={[{ value: '', label: calendar.allDay }, ...startTimes.map((value) => ({ value }))]}
        onChange={(chosen) => form.change({ first: chosen })}
      />
      {first !== '' && (
        <SelectField
          label={calendar.lastClosed}
          name="last"
          value={last < first ? first : last}
          options={startTimes.filter((time) => time >= first).map((value) => ({ value }))}
          onChange={(chosen) => form.change({ last: chosen })}
        />
      )}
    </>
  );
}
