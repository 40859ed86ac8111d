import { useRef, useState } from 'react';
import { useClient } from '../../shared/client/ClientContext.tsx';
import type { CallFailure } from '../../shared/client/client.ts';
import { useCallMutation } from '../../shared/client/useCallMutation.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { showNotice } from '../../shared/page/notice.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';

interface ShareDialogsProps {
  open: boolean;
  onClose: () => void;
  /** The shared page's address; undefined until it is known. */
  address: string | undefined;
  isBusy: boolean;
  failure: CallFailure | null;
  onRetry: () => void;
  onStopped: () => void;
}

/** The plan's link, and the question before it is ended. */
export function ShareDialogs({
  open,
  onClose,
  address,
  isBusy,
  failure,
  onRetry,
  onStopped,
}: ShareDialogsProps) {
  const { messages } = useLanguage();
  const shareMessages = messages.share;
  const [asksToStop, setAsksToStop] = useState(false);
  return (
    <>
      <Dialog open={open} onClose={onClose} title={shareMessages.title} closeLabel={messages.shell.close}>
        <p className="text-sm">{shareMessages.lead}</p>
        <p role="status" className="mt-3 text-muted text-sm empty:hidden">
          {isBusy ? shareMessages.making : ''}
        </p>
        <FormFailure
          sentence={failure && shareMessages.failed}
          action={
            <button type="button" onClick={onRetry} className="min-h-11 semibold text-pine underline">
              {messages.shell.retry}
            </button>
          }
        />
        {open && address !== undefined && <ShareLink address={address} onStop={() => setAsksToStop(true)} />}
      </Dialog>
      {/* A sibling of the other dialog, not nested: closing that one would close both. */}
      <StopSharing
        open={asksToStop}
        onKeep={() => setAsksToStop(false)}
        onStopped={() => {
          setAsksToStop(false);
          onStopped();
        }}
      />
    </>
  );
}

interface ShareLinkProps {
  address: string;
  /** Requests confirmation before sharing ends. */
  onStop: () => void;
}

/** Copies the link, sends it by the system's share sheet, or ends it. */
function ShareLink({ address, onStop }: ShareLinkProps) {
  const shareMessages = useLanguage().messages.share;
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const copy = async () => {
    field.current?.select();
    try {
      // Missing on plain http, and refused by some browsers.
      await navigator.clipboard.writeText(address);
      setSaid(shareMessages.copied);
    } catch {
      setSaid(shareMessages.copyFailed);
    }
  };
  const send = () =>
    // Closing the system's share sheet is not an error.
    navigator.share({ title: shareMessages.page, url: address }).catch(() => undefined);
  return (
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
  );
}

interface StopSharingProps {
  open: boolean;
  onKeep: () => void;
  onStopped: () => void;
}

/** Confirms before the link is ended: it cannot be restored. */
function StopSharing({ open, onKeep, onStopped }: StopSharingProps) {
  const { messages } = useLanguage();
  const shareMessages = messages.share;
  const client = useClient();
  const { mutate, isPending, failure, reset } = useCallMutation({
    mutationFn: () => client.call('stopSharingPlan', { params: {}, query: {} }),
    onSuccess: () => {
      showNotice(shareMessages.stopped);
      onStopped();
    },
  });
  const keep = () => {
    reset();
    onKeep();
  };
  return (
    <Dialog open={open} onClose={keep} title={shareMessages.stopQuestion} closeLabel={messages.shell.close}>
      <p className="text-sm">{shareMessages.stopMeans}</p>
      <FormFailure sentence={failure && shareMessages.stopFailed} />
      <div className="mt-4 grid grid-cols-2 gap-2.5">
        <Button variant="outline" onClick={keep}>
          {shareMessages.keep}
        </Button>
        <Button aria-busy={isPending || undefined} onClick={() => mutate()}>
          {shareMessages.stop}
        </Button>
      </div>
    </Dialog>
  );
}
