import { useEffect, useRef, useState } from 'react';
import type { TripDraft } from '../../features/plan/trip/draft.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { useRequest } from '../../shared/ui/useRequest.ts';
import { shareTrip } from './shareTrip.ts';

interface ShareLinkProps {
  /** The places in their order. */
  ids: readonly number[];
  draft: Pick<TripDraft, 'date' | 'time' | 'people'>;
  onShared: () => void;
  /** Requests confirmation before sharing ends. */
  onStop: () => void;
}

/** Creates or updates the link when mounted; then offers to share it and to end it. */
export function ShareLink({ ids, draft, onShared, onStop }: ShareLinkProps) {
  const { messages } = useLanguage();
  const shareMessages = messages.share;
  const client = useClient();
  const field = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const { isBusy, failure, run } = useRequest();

  const make = () =>
    run(async () => {
      // Without `lang`: the page opens in its reader's language.
      setAddress(`${location.origin}${await shareTrip(client, ids, draft)}`);
      onShared();
    });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the press of the button asked for
  useEffect(() => {
    void make();
  }, []);

  const copy = async () => {
    field.current?.select();
    try {
      // Missing on plain http, and refused by some browsers.
      await navigator.clipboard.writeText(address ?? '');
      setSaid(shareMessages.copied);
    } catch {
      setSaid(shareMessages.copyFailed);
    }
  };
  const send = () =>
    // Closing the system's share sheet is not an error.
    navigator.share({ title: shareMessages.page, url: address ?? '' }).catch(() => undefined);
  return (
    <>
      <p className="text-sm">{shareMessages.lead}</p>
      <p role="status" className="mt-3 text-muted text-sm empty:hidden">
        {isBusy ? shareMessages.making : ''}
      </p>
      <FormFailure
        sentence={failure && shareMessages.failed}
        action={
          failure && (
            <button type="button" onClick={make} className="min-h-11 semibold text-pine underline">
              {messages.shell.retry}
            </button>
          )
        }
      />
      {address !== null && (
        <>
          <div className="mt-4">
            <TextField
              label={shareMessages.link}
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
              {shareMessages.copy}
            </Button>
            {'share' in navigator && (
              <Button variant="outline" onClick={send} className="flex-1">
                {shareMessages.send}
              </Button>
            )}
          </div>
          <Button variant="outline" className="mt-2.5 w-full text-sunrise" onClick={onStop}>
            {shareMessages.stop}
          </Button>
        </>
      )}
    </>
  );
}
