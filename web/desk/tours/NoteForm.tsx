import { tourNoteSchema } from '../../../contract/desk/formBodies.ts';
import type { Tour } from '../../../contract/desk/tours.ts';
import { maxOvertimeHalfHours } from '../../../domain/tour/tourRules.ts';
import { Panel } from '../../shared/ui/Panel.tsx';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { TextAreaField } from '../../shared/ui/TextAreaField.tsx';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { useDeskLanguage } from '../language/DeskLanguage.tsx';
import { DeskForm } from '../ui/form/DeskForm.tsx';
import { useDeskForm } from '../ui/form/useDeskForm.ts';
import { useTourChange } from './useTourChange.ts';

type Noted = Pick<Tour, 'note' | 'overtimeHalfHours'>;

/** The desk's note, and the overtime once the passengers are in the car. Typed text stays when others change the tour. */
export function NoteForm({ tour }: { tour: Tour }) {
  const { messages } = useDeskLanguage();
  const noteMessages = messages.tour.note;
  const client = useDeskClient();
  const change = useTourChange(tour);
  const { orderId, note, overtimeHalfHours } = tour;
  const form = useDeskForm<Noted, typeof tourNoteSchema>({
    stored: { note, overtimeHalfHours },
    schema: tourNoteSchema,
    toBody: (_, typed) => typed,
    send: async (typed) => {
      await change(
        (version) => client.call('noteTour', { params: { orderId }, query: {}, body: { version, ...typed } }),
        (changed) => changed,
      );
      return noteMessages.saved;
    },
  });
  const replaced = [
    ...(form.isReplaced('note') ? [note || noteMessages.empty] : []),
    ...(form.isReplaced('overtimeHalfHours') ? [messages.tours.overtime(overtimeHalfHours)] : []),
  ];
  const hasOvertime = tour.state === 'met' || tour.state === 'finished';

  return (
    <Panel title={noteMessages.title}>
      <DeskForm form={form} action={messages.shell.save} canAct={form.isChanged}>
        <TextAreaField
          label={noteMessages.label}
          longest={1_000}
          rows={3}
          hint={noteMessages.hint}
          {...form.field('note')}
          message={null}
        />
        {hasOvertime && <OvertimeField price={tour.overtimePrice} {...form.field('overtimeHalfHours')} />}
        <div role="status">
          {replaced.length > 0 && (
            <div className="rounded-sm bg-sand px-3 py-2 text-sm">
              <p>{noteMessages.changed}</p>
              <p className="mt-1 whitespace-pre-line wrap-anywhere">{replaced.join('\n')}</p>
            </div>
          )}
        </div>
      </DeskForm>
    </Panel>
  );
}

interface OvertimeFieldProps {
  /** Of a half hour, in won. */
  price: number;
  value: number;
  onChange: (halfHours: number) => void;
}

function OvertimeField({ price, value, onChange }: OvertimeFieldProps) {
  const { messages, language } = useDeskLanguage();
  const noteMessages = messages.tour.note;
  const won = new Intl.NumberFormat(language, { style: 'currency', currency: 'KRW' });
  return (
    <SelectField
      label={noteMessages.overtime}
      name="overtime"
      value={value}
      options={Array.from({ length: maxOvertimeHalfHours + 1 }, (_, count) => ({
        value: count,
        label:
          count === 0 ? noteMessages.noOvertime : noteMessages.halfHours(count, won.format(count * price)),
      }))}
      onChange={onChange}
      hint={noteMessages.overtimeHint}
    />
  );
}
