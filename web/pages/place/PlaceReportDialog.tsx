import { useRef, useState } from 'react';
import type { PlaceDetail } from '../../../contract/places.ts';
import { isDeliverableEmail, maxLengths } from '../../../domain/accounts/accountRules.ts';
import { maxPlaceReportLength, type PlaceReportKind } from '../../../domain/places/placeReportRules.ts';
import { minutesUntil } from '../../features/account/failureSentence.ts';
import type { Messages } from '../../messages/messages.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import type { CallFailure } from '../../shared/client/client.ts';
import { useCallMutation } from '../../shared/client/useCallMutation.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { Form } from '../../shared/ui/Form.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';
import { TextAreaField } from '../../shared/ui/TextAreaField.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { PlaceReportKinds } from './PlaceReportKinds.tsx';

interface PlaceReportDialogProps {
  place: Pick<PlaceDetail, 'type' | 'id'>;
  onSent: (withEmail: boolean) => void;
  onClose: () => void;
}

/** The maximum wait before a client can report another place (s). To report the same place again, it waits up to a day. */
const maxRetrySeconds = 3600;

function failureText(failure: CallFailure, messages: Messages['placeReport']): string {
  if (failure.status === 0) return messages.unreachable;
  if (failure.status === 404) return messages.gone;
  if (failure.status !== 429) return messages.failed;
  const { retryAfter = 0 } = failure;
  return retryAfter > maxRetrySeconds ? messages.full : messages.tooMany(minutesUntil(retryAfter));
}

/** What is wrong about a place, with words and an e-mail address if the visitor likes. */
export function PlaceReportDialog({ place, onSent, onClose }: PlaceReportDialogProps) {
  const { messages } = useLanguage();
  const { placeReport: placeReportMessages } = messages;
  const client = useClient();
  const [kind, setKind] = useState<PlaceReportKind>();
  const [text, setText] = useState('');
  const [email, setEmail] = useState('');
  /** The first field that needs a change before the report can be sent. */
  const [wrong, setWrong] = useState<'kind' | 'words' | 'email'>();
  const inputs = {
    kind: useRef<HTMLInputElement>(null),
    words: useRef<HTMLTextAreaElement>(null),
    email: useRef<HTMLInputElement>(null),
  };
  const address = email.trim();
  const { mutate, isPending, failure, reset } = useCallMutation({
    mutationFn: (body: { kind: PlaceReportKind; words: string; email?: string }) =>
      client.call('reportPlace', { params: { type: place.type, id: String(place.id) }, query: {}, body }),
    onSuccess: (_, { email: sentEmail }) => onSent(sentEmail !== undefined),
  });
  const isRefused = (field: string) => failure?.fields.some((error) => error.field === field) ?? false;
  const wordsError =
    wrong === 'words'
      ? placeReportMessages.wordsMissing
      : isRefused('words') && placeReportMessages.unreadable;
  const emailError = (wrong === 'email' || isRefused('email')) && placeReportMessages.emailWrong;

  function firstWrong() {
    if (!kind) return 'kind';
    if (kind === 'other' && text.trim() === '') return 'words';
    return address !== '' && !isDeliverableEmail(address) ? 'email' : undefined;
  }

  function clear() {
    setWrong(undefined);
    reset();
  }

  function send() {
    const found = firstWrong();
    setWrong(found);
    if (found) inputs[found].current?.focus();
    if (!found && kind) mutate({ kind, words: text, ...(address !== '' && { email: address }) });
  }

  return (
    <Dialog open onClose={onClose} title={messages.place.report.open} closeLabel={messages.shell.close}>
      <Form onSubmit={send} isBusy={isPending}>
        <PlaceReportKinds
          kind={kind}
          isMissing={wrong === 'kind'}
          firstInput={inputs.kind}
          onChoose={(chosen) => {
            setKind(chosen);
            clear();
          }}
        />
        <TextAreaField
          label={kind === 'other' ? placeReportMessages.words : placeReportMessages.wordsOptional}
          name="words"
          value={text}
          longest={maxPlaceReportLength}
          rows={2}
          message={wordsError ? { tone: 'error', text: wordsError } : null}
          inputRef={inputs.words}
          onChange={(typed) => {
            setText(typed);
            clear();
          }}
        />
        <TextField
          label={placeReportMessages.email}
          name="email"
          type="email"
          value={email}
          onChange={(typed) => {
            setEmail(typed);
            clear();
          }}
          longest={maxLengths.email}
          hint={placeReportMessages.emailHint}
          message={emailError ? { tone: 'error', text: emailError } : null}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
          enterKeyHint="send"
          inputRef={inputs.email}
          width="w-full"
        />
        <FormFailure
          sentence={failure && !wordsError && !emailError && failureText(failure, placeReportMessages)}
        />
        <Button
          type="submit"
          className="w-full"
          aria-disabled={isPending || undefined}
          aria-busy={isPending || undefined}
        >
          {placeReportMessages.send}
        </Button>
      </Form>
    </Dialog>
  );
}
