import { useQueryClient } from '@tanstack/react-query';
import { placeReportClosingSchema } from '../../../contract/desk/formBodies.ts';
import type { PlaceReport } from '../../../contract/desk/placeReports.ts';
import {
  maxPlaceReplyLength,
  needsReply,
  type PlaceReportOutcome,
  placeReportOutcomes,
} from '../../../domain/places/placeReportRules.ts';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { TextAreaField } from '../../shared/ui/TextAreaField.tsx';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { useMessages } from '../language/DeskLanguage.tsx';
import { DeskForm } from '../ui/form/DeskForm.tsx';
import { useDeskForm } from '../ui/form/useDeskForm.ts';

const notClosed: { outcome: PlaceReportOutcome | ''; reply: string } = { outcome: '', reply: '' };

/** Closes an open report with its outcome, and with a reply where an address was left for one. */
export function PlaceReportClosing({ report }: { report: PlaceReport }) {
  const { id, language, wantsReply } = report;
  const { placeReports, orders } = useMessages();
  const client = useDeskClient();
  const queries = useQueryClient();
  const form = useDeskForm({
    stored: notClosed,
    schema: placeReportClosingSchema,
    send: async (body) => {
      await client.call('closePlaceReport', { params: { reportId: id }, query: {}, body });
      await queries.invalidateQueries({ queryKey: ['listPlaceReports'] });
    },
  });
  const { outcome, reply } = form.values;
  const isReplyNeeded = outcome !== '' && needsReply(report, outcome);
  const canClose = outcome !== '' && !(isReplyNeeded && reply.trim() === '');
  const hint = placeReports.replyHint(orders.languages[language]);
  return (
    <div className="mt-4">
      <DeskForm form={form} action={placeReports.close} canAct={canClose}>
        <SelectField
          label={placeReports.outcome}
          options={[
            { value: '', label: placeReports.choose },
            ...placeReportOutcomes.map((value) => ({ value, label: placeReports.outcomes[value] })),
          ]}
          {...form.field('outcome')}
        />
        <TextAreaField
          label={isReplyNeeded ? placeReports.neededReply : placeReports.reply}
          longest={maxPlaceReplyLength}
          hint={
            wantsReply
              ? isReplyNeeded
                ? `${placeReports.replyNeeded} ${hint}`
                : hint
              : placeReports.noAddress
          }
          required={isReplyNeeded}
          {...form.field('reply')}
        />
      </DeskForm>
    </div>
  );
}
