import { useClient } from '../../shared/client/ClientContext.tsx';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { showNotice } from '../../shared/page/notice.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';
import { useRequest } from '../../shared/ui/useRequest.ts';

interface StopSharingProps {
  open: boolean;
  onKeep: () => void;
  onStopped: () => void;
}

/** Confirms before the link is ended: it cannot be restored. */
export function StopSharing({ open, onKeep, onStopped }: StopSharingProps) {
  const { messages } = useLanguage();
  const words = messages.share;
  const client = useClient();
  const { isBusy, failure, run, clearFailure } = useRequest();
  const stop = () =>
    run(async () => {
      await client.call('stopSharingPlan', { params: {}, query: {} });
      showNotice(words.stopped);
      onStopped();
    });
  const keep = () => {
    clearFailure();
    onKeep();
  };
  return (
    <Dialog open={open} onClose={keep} title={words.stopQuestion} closeLabel={messages.shell.close}>
      <p className="text-sm">{words.stopMeans}</p>
      <FormFailure sentence={failure && words.stopFailed} />
      <div className="mt-4 grid grid-cols-2 gap-2.5">
        <Button variant="outline" onClick={keep}>
          {words.keep}
        </Button>
        <Button aria-busy={isBusy || undefined} onClick={stop}>
          {words.stop}
        </Button>
      </div>
    </Dialog>
  );
}
