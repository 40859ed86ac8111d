import { useId, useState } from 'react';
import { longestReport, type ReportKind, reportKinds } from '../../../contract/desk/tourRules.ts';
import type { TicketDetail } from '../../../contract/tickets.ts';
import type { Messages } from '../../messages/messages.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import type { CallFailure } from '../../shared/client/client.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { Form } from '../../shared/ui/Form.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';
import { TextAreaField } from '../../shared/ui/TextAreaField.tsx';
import { useRequest } from '../../shared/ui/useRequest.ts';

interface ReportDialogProps {
  orderId: string;
  /** Whether the server can be reached; reporting needs it. */
  isReachable: boolean;
  onReported: (ticket: TicketDetail) => void;
  onClose: () => void;
}

function sentenceOf(failure: CallFailure, words: Messages['ticket']['report']): string {
  if (failure.status === 400) return words.unreadable;
  return failure.status === 409 ? words.notPossible : words.failed;
}

/** What went wrong with a tour, in the visitor's words. */
export function ReportDialog({ orderId, isReachable, onReported, onClose }: ReportDialogProps) {
  const { language, messages } = useLanguage();
  const { report: words } = messages.ticket;
  const client = useClient();
  const id = useId();
  const [kind, setKind] = useState<ReportKind>();
  const [text, setText] = useState('');
  const [missing, setMissing] = useState<'kind' | 'words'>();
  const { isBusy, failure, run, clearFailure } = useRequest();

  function sentence() {
    if (!isReachable) return words.offline;
    if (missing) return missing === 'kind' ? words.kindMissing : words.wordsMissing;
    return failure && sentenceOf(failure, words);
  }

  function send() {
    clearFailure();
    if (!isReachable) return;
    if (!kind) return setMissing('kind');
    if (kind === 'other' && text.trim() === '') return setMissing('words');
    void run(async () => {
      onReported(
        await client.call('reportProblem', {
          params: { orderId },
          query: { locale: language },
          body: { kind, words: text },
        }),
      );
    });
  }

  return (
    <Dialog open onClose={onClose} title={words.title} closeLabel={messages.shell.close}>
      <Form onSubmit={send} isBusy={isBusy}>
        <p className="text-sm">{words.lead}</p>
        <div>
          <label htmlFor={`${id}-kind`} className="block pb-2 semibold text-sm">
            {words.kind}
          </label>
          <select
            id={`${id}-kind`}
            value={kind ?? ''}
            aria-invalid={missing === 'kind' || undefined}
            onChange={(event) => {
              setKind(reportKinds.find((one) => one === event.target.value));
              setMissing(undefined);
            }}
            className="min-h-12 w-full rounded-sm hairline bg-surface px-3 text-base"
          >
            <option value="">{words.choose}</option>
            {reportKinds.map((one) => (
              <option key={one} value={one}>
                {words.kinds[one]}
              </option>
            ))}
          </select>
        </div>
        <TextAreaField
          label={words.words}
          name="words"
          value={text}
          longest={longestReport}
          hint={words.wordsHint}
          isInvalid={missing === 'words'}
          onChange={(typed) => {
            setText(typed);
            setMissing(undefined);
          }}
        />
        <FormFailure sentence={sentence()} />
        <Button
          type="submit"
          className="w-full"
          disabled={!isReachable}
          aria-disabled={isBusy || undefined}
          aria-busy={isBusy || undefined}
        >
          {words.send}
        </Button>
      </Form>
    </Dialog>
  );
}
