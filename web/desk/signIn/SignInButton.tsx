import { useCallMutation } from '../../shared/client/useCallMutation.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { noInput } from '../client/deskClient.ts';
import { useEnter } from '../client/session.ts';
import { failureSentence } from '../failureSentence.ts';
import { useMessages } from '../language/DeskLanguage.tsx';
import { requestAssertion } from './requestAssertion.ts';

/** Signs in, and shows the screens or goes on with them. */
export function SignInButton() {
  const messages = useMessages();
  const client = useDeskClient();
  const enter = useEnter();
  const { mutate, isPending, failure } = useCallMutation({
    mutationFn: async () => {
      const body = await requestAssertion(client);
      return client.call('signInToDesk', { ...noInput, body });
    },
    onSuccess: enter,
  });
  return (
    <div className="grid gap-3">
      <FormFailure sentence={failure && failureSentence(failure, messages)} />
      <Button className="w-full" aria-disabled={isPending || undefined} onClick={() => mutate()}>
        {messages.signIn.signIn.button}
      </Button>
    </div>
  );
}
