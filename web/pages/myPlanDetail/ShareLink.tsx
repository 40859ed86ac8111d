import { useRef, useState } from 'react';
import type { CallFailure } from '../../shared/client/client.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';

interface ShareLinkProps {
  /** The page's address, once it is known. */
  address: string | undefined;
  isBusy: boolean;
  failure: CallFailure | null;
  onRetry: () => void;
  /** Requests confirmation before sharing ends. */
  onStop: () => void;
}

/** Shows the link, and offers to share it and to end it. */
export function ShareLink({ address, isBusy, failure, onRetry, onStop }: ShareLinkProps) {
  const { messages } = useLanguage();
  const words = messages.share;
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');

  const copy = async () => {
    field.current?.select();
    try {
      // Missing on plain http, and refused by some browsers.
      await navigator.clipboard.writeText(address ?? '');
      setSaid(words.copied);
    } catch {
      setSaid(words.copyFailed);
    }
  };
  const send = () =>
    // Closing the system's share sheet is not an error.
    navigator.share({ title: words.page, url: address ?? '' }).catch(() => undefined);
  return (
    <>
      <p className="text-sm">{words.lead}</p>
      <p role="status" className="mt-3 text-muted text-sm empty:hidden">
        {isBusy ? words.making : ''}
      </p>
      <FormFailure
        sentence={failure && words.failed}
        action={
          failure && (
            <button type="button" onClick={onRetry} className="min-h-11 semibold text-pine underline">
              {messages.shell.retry}
            </button>
          )
        }
      />
      {address !== undefined && (
        <>
          <div className="mt-4">
            <TextField
              label={words.link}
              name="link"
              value={address}
              onChange={() => undefined}
              readOnly
              inputRef={field}
              width="w-full"
              message={said === '' ? null : { tone: 'note', text: said }}
            />
          </div>
          <div className="flex flex-wrap gap-2.5">
            <Button onClick={copy} className="flex-1">
              {words.copy}
            </Button>
            {'share' in navigator && (
              <Button variant="outline" onClick={send} className="flex-1">
                {words.send}
              </Button>
            )}
          </div>
          <Button variant="outline" className="mt-2.5 w-full text-sunrise" onClick={onStop}>
            {words.stop}
          </Button>
        </>
      )}
    </>
  );
}
