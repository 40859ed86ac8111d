import { useState } from 'react';
import { isEmail } from '../../../domain/accounts/accountRules.ts';
import { useCallMutation } from '../../shared/client/useCallMutation.ts';
import { Form } from '../../shared/ui/Form.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { SubmitButton } from '../../shared/ui/SubmitButton.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { noInput } from '../client/deskClient.ts';
import { deskPaths } from '../deskPaths.ts';
import { failureSentence } from '../failureSentence.ts';
import { useText } from '../language/DeskLanguage.tsx';
import { GuestPage } from './GuestPage.tsx';

/** Asks for a link to make a new passkey. */
export function RecoveryScreen() {
  const text = useText();
  const { recovery } = text.signIn;
  const client = useDeskClient();
  const [email, setEmail] = useState('');
  const { mutate, isPending, isSuccess, failure } = useCallMutation({
    mutationFn: () => client.call('requestRecovery', { ...noInput, body: { email: email.trim() } }),
  });
  const isValid = isEmail(email.trim());
  return (
    <GuestPage title={recovery.title}>
      {isSuccess ? (
        <p role="status">{recovery.sent}</p>
      ) : (
        <Form isBusy={isPending} onSubmit={() => isValid && mutate()}>
          <p>{recovery.lead}</p>
          <TextField
            label={recovery.email}
            name="email"
            type="email"
            value={email}
            onChange={setEmail}
            autoComplete="email"
            inputMode="email"
            width="w-full"
            required
          />
          <FormFailure sentence={failure && failureSentence(failure, text)} />
          <SubmitButton isBusy={isPending} disabled={!isValid}>
            {recovery.button}
          </SubmitButton>
        </Form>
      )}
      <PageLink to={deskPaths.start()} className="mt-3 inline-flex min-h-11 items-center text-pine">
        {text.signIn.join.toSignIn}
      </PageLink>
    </GuestPage>
  );
}
