import { useState } from 'react';
import type { TicketDetail } from '../../../contract/tickets.ts';
import { maxReportLength, type ReportKind, reportKinds } from '../../../domain/tour/tourRules.ts';
import type { Messages } from '../../messages/messages.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import type { CallFailure } from '../../shared/client/client.ts';
import { useCallMutation } from '../../shared/client/useCallMutation.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { Form } from '../../shared/ui/Form.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { SubmitButton } from '../../shared/ui/SubmitButton.tsx';
import { TextAreaField } from '../../shared/ui/TextAreaField.tsx';

interface ReportDialogProps {
  orderId: string;
  /** Whether the server can be reached; reporting needs it. */
  isReachable: boolean;
  onReported: (ticket: TicketDetail) => void;
  onClose: () => void;
}

function failureText(failure: CallFailure, messages: Messages['ticket']['report']): string {
  if (failure.status === 400) return messages.unreadable;
  return failure.status === 409 ? messages.notPossible : messages.failed;
}

/** What went wrong with a tour, in the visitor's words. */
export function ReportDialog({ orderId, isReachable, onReported, onClose }: ReportDialogProps) {
  const { language, messages } = useLanguage();
  const { report: reportMessages } = messages.ticket;
  const client = useClient();
  const [kind, setKind] = useState<ReportKind | ''>('');
  const [text, setText] = useState('');
  const [missing, setMissing] = useState<'kind' | 'words'>();
  const { mutate, isPending, failure, reset } = useCallMutation({
    mutationFn: (body: { kind: ReportKind; words: string }) =>
      client.call('reportProblem', { params: { orderId }, query: { locale: language }, body }),
    onSuccess: onReported,
  });

  function sentence() {
    if (!isReachable) return reportMessages.offline;
    if (missing) return missing === 'kind' ? reportMessages.kindMissing : reportMessages.wordsMissing;
    return failure && failureText(failure, reportMessages);
  }

  function send() {
    reset();
    if (!isReachable) return;
    if (!kind) return setMissing('kind');
    if (kind === 'other' && text.trim() === '') return setMissing('words');
    mutate({ kind, words: text });
  }

  return (
    <Dialog open onClose={onClose} title={reportMessages.title} closeLabel={messages.shell.close}>
      <Form onSubmit={send} isBusy={isPending}>
        <p className="text-sm">{reportMessages.lead}</p>
        <SelectField<ReportKind | ''>
          label={reportMessages.kind}
          value={kind}
          options={[
            { value: '', label: reportMessages.choose },
            ...reportKinds.map((value) => ({ value, label: reportMessages.kinds[value] })),
          ]}
          isInvalid={missing === 'kind'}
          onChange={(chosen) => {
            setKind(chosen);
            setMissing(undefined);
          }}
        />
        <TextAreaField
          label={reportMessages.words}
          name="words"
          value={text}
          longest={maxReportLength}
          hint={reportMessages.wordsHint}
          isInvalid={missing === 'words'}
          onChange={(typed) => {
            setText(typed);
            setMissing(undefined);
          }}
        />
        <FormFailure sentence={sentence()} />
        <SubmitButton isWide isBusy={isPending} disabled={!isReachable}>
          {reportMessages.send}
        </SubmitButton>
      </Form>
    </Dialog>
  );
}
