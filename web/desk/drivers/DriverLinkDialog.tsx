import type { Driver } from '../../../contract/desk/drivers.ts';
import { useCallMutation } from '../../shared/client/useCallMutation.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';
import { useIsReachable } from '../../shared/ui/useIsReachable.ts';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { failureSentence } from '../failureSentence.ts';
import { useMessages } from '../language/DeskLanguage.tsx';
import { LinkBox } from '../tours/LinkBox.tsx';

/** Shows a driver's lasting link, to be sent by hand. */
export function DriverLinkDialog({ driver: { id, name }, onClose }: { driver: Driver; onClose: () => void }) {
  const messages = useMessages();
  const client = useDeskClient();
  const isReachable = useIsReachable();
  const { mutate, isPending, data, failure } = useCallMutation({
    mutationFn: () => client.call('makeDriverLink', { params: { driverId: id }, query: {}, body: {} }),
  });
  return (
    <Dialog open title={messages.drivers.linkFor(name)} closeLabel={messages.shell.close} onClose={onClose}>
      {data ? (
        <LinkBox link={data} />
      ) : (
        <div className="grid gap-3">
          <p>{messages.tour.link.lead}</p>
          <FormFailure sentence={failure && failureSentence(failure, messages)} />
          <Button disabled={isPending || !isReachable} onClick={() => mutate()}>
            {messages.tour.link.make}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
