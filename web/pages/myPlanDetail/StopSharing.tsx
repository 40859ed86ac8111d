import { useClient } from '../../shared/client/ClientContext.tsx';
import { useCallMutation } from '../../shared/client/useCallMutation.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { showNotice } from '../../shared/page/notice.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';

interface StopSharingProps {
  open: boolean;
  onKeep: () => void;
  onStopped: () => void;
}

/** Confirms before the link is ended: it cannot be restored. */
export function StopSharing({ open, onKeep, onStopped }: StopSharingProps) {
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
