import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PlaceReport } from '../../../contract/desk/placeReports.ts';
import {
  longestPlaceReply,
  needsReply,
  type PlaceReportOutcome,
  placeReportOutcomes,
} from '../../../domain/places/placeReportRules.ts';
import { useCallMutation } from '../../shared/client/useCallMutation.ts';
import { Form } from '../../shared/ui/Form.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { SubmitButton } from '../../shared/ui/SubmitButton.tsx';
import { TextAreaField } from '../../shared/ui/TextAreaField.tsx';
import { useIsReachable } from '../../shared/ui/useIsReachable.ts';
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
  const [outcome, setOutcome] = useState<PlaceReportOutcome | ''>('');
  const [reply, setReply] = useState('');
  const isReplyNeeded = outcome !== '' && needsReply(report, outcome);
  const canClose = outcome !== '' && isReachable && !(isReplyNeeded && reply.trim() === '');
  const hint = placeReports.replyHint(orders.languages[language]);
  const { mutate, isPending, failure } = useCallMutation({
    mutationFn: (body: { outcome: PlaceReportOutcome; reply: string }) =>
      client.call('closePlaceReport', { params: { reportId: id }, query: {}, body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['listPlaceReports'] }),
  });
  const close = () => {
    if (outcome !== '') mutate({ outcome, reply: reply.trim() });
  };
  return (
    <div className="mt-4">
      <Form isBusy={isPending || !canClose} onSubmit={close}>
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
        <SubmitButton isBusy={isPending} disabled={!canClose}>
          {placeReports.close}
        </SubmitButton>
      </Form>
    </div>
  );
}
