import { useState } from 'react';
import type { Tour } from '../../../contract/desk/tours.ts';
import { longestOvertime, overtimePrice } from '../../../domain/tour/tourRules.ts';
import { Form } from '../../shared/ui/Form.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { SubmitButton } from '../../shared/ui/SubmitButton.tsx';
import { TextAreaField } from '../../shared/ui/TextAreaField.tsx';
import { useIsReachable } from '../../shared/ui/useIsReachable.ts';
import { useRequest } from '../../shared/ui/useRequest.ts';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { failureSentence } from '../failureSentence.ts';
import { useDeskLanguage } from '../language/DeskLanguage.tsx';
import { useTourChange } from './useTourChange.ts';

type Noted = Pick<Tour, 'note' | 'overtimeHalfHours'>;

const notedOf = ({ note, overtimeHalfHours }: Noted): Noted => ({ note, overtimeHalfHours });

interface Draft {
  /** Only what was changed here: the rest may be changed by others. */
  readonly typed: Partial<Noted>;
  /** What was stored when the typing began. */
  readonly stored: Noted;
}

/** Whether somebody else has changed a field meanwhile that a draft would replace. */
function isReplaced(field: keyof Noted, { typed, stored }: Draft, tour: Noted): boolean {
  return typed[field] !== undefined && stored[field] !== tour[field] && typed[field] !== tour[field];
}

/** The desk's note, and the overtime once the passengers are in the car. What is typed outlives changes by others. */
export function NoteForm({ tour }: { tour: Tour }) {
  const { text: all } = useDeskLanguage();
  const text = all.tour.note;
  const client = useDeskClient();
  const isReachable = useIsReachable();
  const { run, isBusy, failure } = useRequest();
  const [isSaved, setSaved] = useState(false);
  const [draft, setDraft] = useState<Draft | null>(null);
  const noted = { ...notedOf(tour), ...draft?.typed };
  const replaced = draft
    ? [
        ...(isReplaced('note', draft, tour) ? [tour.note || text.empty] : []),
        ...(isReplaced('overtimeHalfHours', draft, tour) ? [all.tours.overtime(tour.overtimeHalfHours)] : []),
      ]
    : [];
  const hasOvertime = tour.state === 'met' || tour.state === 'finished';
  const change = useTourChange(tour);
  const type = (part: Partial<Noted>) => {
    setSaved(false);
    setDraft({ typed: { ...draft?.typed, ...part }, stored: draft?.stored ?? notedOf(tour) });
  };
  const save = () =>
    run(async () => {
      await change(
        (version) =>
          client.call('noteTour', {
            params: { orderId: tour.orderId },
            query: {},
            body: { version, ...draft?.typed },
          }),
        (changed) => changed,
      );
      setDraft(null);
      setSaved(true);
    });

  return (
    <Panel title={text.title}>
      <Form isBusy={isBusy || !isReachable} onSubmit={() => void save()}>
        <TextAreaField
          label={text.label}
          name="note"
          value={noted.note}
          onChange={(note) => type({ note })}
          longest={1_000}
          rows={3}
          hint={text.hint}
        />
        {hasOvertime && (
          <OvertimeField noted={noted} onChange={(overtimeHalfHours) => type({ overtimeHalfHours })} />
        )}
        <div role="status">
          {replaced.length > 0 && (
            <div className="rounded-sm bg-sand px-3 py-2 text-sm">
              <p>{text.changed}</p>
              <p className="mt-1 whitespace-pre-line wrap-anywhere">{replaced.join('\n')}</p>
            </div>
          )}
          {isSaved && draft === null && <p className="text-pine text-sm">{text.saved}</p>}
        </div>
        <FormFailure sentence={failure && failureSentence(failure, all)} />
        <SubmitButton isBusy={isBusy} disabled={!isReachable || draft === null}>
          {all.shell.save}
        </SubmitButton>
      </Form>
    </Panel>
  );
}

function OvertimeField({ noted, onChange }: { noted: Noted; onChange: (halfHours: number) => void }) {
  const { text: all, language } = useDeskLanguage();
  const text = all.tour.note;
  const won = new Intl.NumberFormat(language, { style: 'currency', currency: 'KRW' });
  return (
    <SelectField
      label={text.overtime}
      name="overtime"
      value={noted.overtimeHalfHours}
      options={Array.from({ length: longestOvertime + 1 }, (_, count) => ({
        value: count,
        label: count === 0 ? text.noOvertime : text.halfHours(count, won.format(count * overtimePrice)),
      }))}
      onChange={onChange}
      hint={text.overtimeHint}
    />
  );
}
