import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PlaceReport } from '../../../contract/desk/placeReports.ts';
import {
  longestPlaceReply,
  type PlaceReportOutcome,
  placeReportOutcomes,
} from '../../../contract/placeReportRules.ts';
import { paths } from '../../shared/paths.ts';
import { Form } from '../../shared/ui/Form.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';
import { SubmitButton } from '../../shared/ui/SubmitButton.tsx';
import { TextAreaField } from '../../shared/ui/TextAreaField.tsx';
import { useIsReachable } from '../../shared/ui/useIsReachable.ts';
import { useRequest } from '../../shared/ui/useRequest.ts';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { failureSentence } from '../failureSentence.ts';
import { useDeskLanguage, useText } from '../language/DeskLanguage.tsx';
import { momentIn } from '../language/formats.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { ClosingNote, VisitorReport } from '../ui/VisitorReport.tsx';

interface ReportCardProps {
  report: PlaceReport;
  /** Origin of the visitors' pages; empty for this one. */
  guideOrigin: string;
}

/** What a visitor reported about a place, and what became of it. */
export function ReportCard({ report, guideOrigin }: ReportCardProps) {
  const { language, text } = useDeskLanguage();
  const { reports } = text;
  const { placeType, placeId, placeName, openOfPlace, closedAt, closedBy, outcome, reply } = report;
  const isOpen = closedAt === null;
  return (
    <VisitorReport
      heading={reports.kinds[report.kind]}
      report={report}
      isOpen={isOpen}
      state={isOpen ? reports.state.open : reports.state.closed}
      about={
        <p className="flex flex-wrap items-center gap-x-3">
          <a
            href={`${guideOrigin}${paths.place(placeType, placeId)}`}
            target="_blank"
            rel="noreferrer"
            lang="ko"
            className="inline-flex min-h-11 items-center text-pine"
          >
            {placeName}
          </a>
          {openOfPlace > 0 && <span className="text-sm">{reports.openOfPlace(openOfPlace)}</span>}
        </p>
      }
    >
      {closedAt === null ? (
        <ClosingForm report={report} />
      ) : (
        <ClosingNote reply={reply}>
          {[
            ...(outcome === null ? [] : [reports.outcomes[outcome]]),
            ...(closedBy === null ? [] : [closedBy]),
            momentIn(language, closedAt),
          ].join(' · ')}
        </ClosingNote>
      )}
    </VisitorReport>
  );
}

function ClosingForm({ report: { id, language, wantsReply } }: { report: PlaceReport }) {
  const text = useText();
  const { reports, orders } = text;
  const client = useDeskClient();
  const queries = useQueryClient();
  const isReachable = useIsReachable();
  const { run, isBusy, failure } = useRequest();
  const [outcome, setOutcome] = useState<PlaceReportOutcome | ''>('');
  const [reply, setReply] = useState('');
  const canClose = outcome !== '' && isReachable;
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
          label={reports.outcome}
          name="outcome"
          value={outcome}
          options={[
            { value: '', label: reports.choose },
            ...placeReportOutcomes.map((value) => ({ value, label: reports.outcomes[value] })),
          ]}
          onChange={setOutcome}
        />
        <TextAreaField
          label={reports.reply}
          name="reply"
          value={reply}
          onChange={setReply}
          longest={longestPlaceReply}
          hint={wantsReply ? reports.replyHint(orders.languages[language]) : reports.noAddress}
        />
        <FormFailure sentence={failure && failureSentence(failure, text)} />
        <SubmitButton isBusy={isBusy} disabled={!canClose}>
          {reports.close}
        </SubmitButton>
      </Form>
    </div>
  );
}
