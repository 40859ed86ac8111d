import type { Tour } from '../../../contract/desk/tours.ts';
import { useCallMutation } from '../../shared/client/useCallMutation.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';
import { useIsReachable } from '../../shared/ui/useIsReachable.ts';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { failureSentence } from '../failureSentence.ts';
import { useMessages } from '../language/DeskLanguage.tsx';
import { LinkBox } from './LinkBox.tsx';

/** Sends the driver of a tour their link again, by mail or by hand. */
export function SendLinkDialog({ tour: { orderId, driver }, onClose }: { tour: Tour; onClose: () => void }) {
  const messages = useMessages();
  const linkMessages = messages.tour.link;
  const client = useDeskClient();
  const isReachable = useIsReachable();
  const {
    mutate,
    isPending,
    data: link,
    failure,
  } = useCallMutation({
    mutationFn: ({ driverId, mail }: { driverId: number; mail: boolean }) =>
      client.call('makeDriverLink', { params: { driverId }, query: {}, body: { orderId, mail } }),
  });
  return (
    <Dialog open title={linkMessages.title} closeLabel={messages.shell.close} onClose={onClose}>
      {link ? (
        <LinkBox link={link} />
      ) : (
        <div className="grid gap-3">
          <p>{linkMessages.lead}</p>
          <FormFailure sentence={failure && failureSentence(failure, messages)} />
          {driver && (
            <>
              <Button
                disabled={isPending || !isReachable}
                onClick={() => mutate({ driverId: driver.id, mail: true })}
              >
                {linkMessages.mail}
              </Button>
              <Button
                variant="outline"
                disabled={isPending || !isReachable}
                onClick={() => mutate({ driverId: driver.id, mail: false })}
              >
                {linkMessages.make}
              </Button>
            </>
          )}
        </div>
      )}
    </Dialog>
  );
}
