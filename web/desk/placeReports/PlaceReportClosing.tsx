import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PlaceReport } from '../../../contract/desk/placeReports.ts';
import {
  longestPlaceReply,
  needsReply,
  type PlaceReportOutcome,
  placeReportOutcomes,
} from '../../../domain/places/placeReportRules.ts';
import { Form } from '../../shared/ui/Form.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { SubmitButton } from '../../shared/ui/SubmitButton.tsx';
import { TextAreaField } from '../../shared/ui/TextAreaField.tsx';
import { useIsReachable } from '../../shared/ui/useIsReachable.ts';
import { useRequest } from '../../shared/ui/useRequest.ts';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { failureSentence } from '../failureSentence.ts';
import { useText } from '../language/DeskLanguage.tsx';

/** Closes an open report with its outcome, and with a reply where an address was left for one. */
export function PlaceReportClosing({ report }: { report: PlaceReport }) {
  const { id, language, wantsReply } = report;
  const text = useText();
  const { placeReports, orders } = text;
  const client = useDeskClient();
  const queries = useQueryClient();
  const isReachable = useIsReachable();
  const { run, isBusy, failure } = useRequest();
  const [outcome, setOutcome] = useState<PlaceReportOutcome | ''>('');
  const [reply, setReply] = useState('');
  const isReplyNeeded = outcome !== '' && needsReply(report, outcome);
  const canClose = outcome !== '' && isReachable && !(isReplyNeeded && reply.trim() === '');
  const hint = placeReports.replyHint(orders.languages[language]);
  const close = () =>
    run(async () => {
      if (outcome === '') return;
      const body = { outcome, reply: reply.trim() };
      await client.call('closePlaceReport', { params: { reportId: id }, query: {}, body });
      await queries.invalidateQueries({ queryKey: ['listPlaceReports'] });
    });
  return (
    <div className="mt-4">
      <Form isBusy={isBusy || !canClose} onSubmit={() => void close()}>
        <SelectField<PlaceReportOutcome | ''>
          label={placeReports.outcome}
          name="outcome"
          value={outcome}
          options={[
            { value: '', label: placeReports.choose },
            ...placeReportOutcomes.map((value) => ({ value, label: placeReports.outcomes[value] })),
          ]}
          onChange={setOutcome}
        />
        <TextAreaField
          label={isReplyNeeded ? placeReports.neededReply : placeReports.reply}
          name="reply"
          value={reply}
          onChange={setReply}
          longest={longestPlaceReply}
          hint={
            wantsReply
              ? isReplyNeeded
                ? `${placeReports.replyNeeded} ${hint}`
                : hint
              : placeReports.noAddress
          }
          required={isReplyNeeded}
        />
        <FormFailure sentence={failure && failureSentence(failure, text)} />
        <SubmitButton isBusy={isBusy} disabled={!canClose}>
          {placeReports.close}
        </SubmitButton>
      </Form>
    </div>
  );
}
