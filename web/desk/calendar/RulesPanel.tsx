import type { StoredSalesRules } from '../../../contract/desk/sales.ts';
import { salesRulesSchema } from '../../../contract/desk/salesFields.ts';
import { boughtHalfHoursLimit } from '../../../domain/tickets/overtime.ts';
import { formatWon } from '../../../domain/tickets/price.ts';
import { startTimes } from '../../../domain/tour/planRules.ts';
import { CheckBox } from '../../shared/ui/CheckBox.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { useDeskLanguage, useMessages } from '../language/DeskLanguage.tsx';
import { weekdayNames } from '../language/formats.ts';
import { DeskForm } from '../ui/form/DeskForm.tsx';
import { type FieldState, useDeskForm } from '../ui/form/useDeskForm.ts';
import { departuresText, parseDepartures, rulesBody, rulesValues, weekdayFields } from './rulesFields.ts';
import { useReloadSales } from './salesCalendar.ts';

interface RulesPanelProps {
  rules: StoredSalesRules;
  /** The price of half an hour, in won. */
  overtimePrice: number;
}

/** The rules of sales: times between tours and before departure, days ahead, and departures by weekday. */
export function RulesPanel({ rules, overtimePrice }: RulesPanelProps) {
  const { language, messages } = useDeskLanguage();
  const { calendar, shell } = messages;
  const client = useDeskClient();
  const reload = useReloadSales();
  const form = useDeskForm({
    stored: rulesValues(rules),
    version: rules.version,
    schema: salesRulesSchema,
    toBody: rulesBody,
    sentences: calendar.rules.wrong,
    reload,
    send: async (body, version) => {
      await client.call('changeSalesRules', { params: {}, query: {}, body: { ...body, version } });
      await reload();
      return calendar.saved;
    },
  });
  const hints = {
    turnaroundMinutes: undefined,
    leadMinutes: calendar.rules.leadHint,
    daysAhead: calendar.rules.daysAheadHint,
  };
  const names = weekdayNames(language, 'long');
  return (
    <Panel title={calendar.rules.title} lead={calendar.rules.lead}>
      <DeskForm form={form} action={shell.save}>
        <div className="grid gap-x-4 gap-y-2 md:grid-cols-3">
          {(['turnaroundMinutes', 'leadMinutes', 'daysAhead'] as const).map((name) => (
            <TextField
              key={name}
              label={calendar.rules[name]}
              hint={hints[name]}
              inputMode="numeric"
              autoComplete="off"
              width="w-full"
              {...form.field(name)}
            />
          ))}
          <OvertimeOffer price={overtimePrice} {...form.field('maxBoughtHalfHours')} />
        </div>
        <NeedsPhone {...form.field('needsPhone')} />
        <fieldset className="min-w-0">
          <legend className="pb-2 bold">{calendar.rules.departures}</legend>
          <div className="grid gap-4 md:grid-cols-2">
            {weekdayFields.map((field, index) => (
              <WeekdayDepartures key={field} weekday={names[index] ?? ''} {...form.field(field)} />
            ))}
          </div>
        </fieldset>
      </DeskForm>
    </Panel>
  );
}

/** How much overtime visitors can buy with a tour. */
function OvertimeOffer({ price, name, value, onChange, message }: FieldState<string> & { price: number }) {
  const { rules } = useMessages().calendar;
  return (
    <SelectField
      label={rules.maxBoughtHalfHours}
      name={name}
      value={value}
      hint={rules.overtimeHint(formatWon(price))}
      options={Array.from({ length: boughtHalfHoursLimit + 1 }, (_, halfHours) => ({
        value: String(halfHours),
        label: rules.halfHours(halfHours),
      }))}
      message={message}
      onChange={onChange}
    />
  );
}

/** Whether visitors have to leave a telephone number. */
function NeedsPhone({ name, value, onChange }: FieldState<boolean>) {
  const { calendar } = useMessages();
  return (
    <CheckBox name={name} isChecked={value} onChange={onChange}>
      {calendar.rules.needsPhone}
    </CheckBox>
  );
}

interface WeekdayDeparturesProps extends FieldState<string> {
  weekday: string;
}

/** The first and last departure of a weekday, or no tours. Never sets the last departure before the first. */
function WeekdayDepartures({ weekday, name, value, onChange, message }: WeekdayDeparturesProps) {
  const { calendar } = useMessages();
  const range = parseDepartures(value);
  const latest = startTimes.at(-1) ?? '';
  const choose = (first: string, last: string) =>
    onChange(departuresText(first, last < first ? first : last));
  return (
    <div className="grid grid-cols-2 gap-2">
      <SelectField
        label={calendar.rules.firstDeparture(weekday)}
        name={name}
        value={range?.first ?? ''}
        options={[
          { value: '', label: calendar.rules.noTours },
          ...startTimes.map((time) => ({ value: time })),
        ]}
        message={message}
        onChange={(first) => (first === '' ? onChange('') : choose(first, range?.last ?? latest))}
      />
      {range && (
        <SelectField
          label={calendar.rules.lastDeparture(weekday)}
          name={`${name}.last`}
          value={range.last}
          options={startTimes.filter((time) => time >= range.first).map((time) => ({ value: time }))}
          onChange={(last) => choose(range.first, last)}
        />
      )}
    </div>
  );
}
