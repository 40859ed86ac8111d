import { Button } from '../../shared/ui/Button.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { noInput } from '../client/deskClient.ts';
import { useEnter } from '../client/session.ts';
import { useText } from '../language/DeskLanguage.tsx';
import { requestAssertion } from './requestAssertion.ts';
import { usePasskeyRequest } from './usePasskeyRequest.ts';

/** Signs in, and shows the screens or goes on with them. */
export function SignInButton() {
  const { signIn } = useText().signIn;
  const client = useDeskClient();
  const enter = useEnter();
  const { isBusy, sentence, run } = usePasskeyRequest();
  const begin = () =>
    run(async () => {
      const body = await requestAssertion(client);
      enter(await client.call('signInToDesk', { ...noInput, body }));
    });
  return (
    <div className="grid gap-3">
      <FormFailure sentence={sentence} />
      <Button className="w-full" aria-disabled={isBusy || undefined} onClick={() => void begin()}>
        {signIn.button}
      </Button>
    </div>
  );
}
