import { Button } from '../../shared/ui/Button.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { noInput } from '../client/deskClient.ts';
import { useEnter } from '../client/session.ts';
import { useMessages } from '../language/DeskLanguage.tsx';
import { requestAssertion } from './requestAssertion.ts';
import { usePasskeyMutation } from './usePasskeyMutation.ts';

/** Signs in, and shows the screens or goes on with them. */
export function SignInButton() {
  const { signIn } = useMessages().signIn;
  const client = useDeskClient();
  const enter = useEnter();
  const { mutate, isPending, sentence } = usePasskeyMutation({
    mutationFn: async () => {
      const body = await requestAssertion(client);
      return client.call('signInToDesk', { ...noInput, body });
    },
    onSuccess: enter,
  });
  return (
    <div className="grid gap-3">
      <FormFailure sentence={sentence} />
      <Button className="w-full" aria-disabled={isPending || undefined} onClick={() => mutate()}>
        {signIn.button}
      </Button>
    </div>
  );
}
