import { useState } from 'react';
import { isEmail } from '../../../domain/accounts/accountRules.ts';
import { Form } from '../../shared/ui/Form.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { SubmitButton } from '../../shared/ui/SubmitButton.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { useRequest } from '../../shared/ui/useRequest.ts';
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
  const [isSent, setSent] = useState(false);
  const { run, isBusy, failure } = useRequest();
  const submit = () =>
    run(async () => {
      await client.call('requestRecovery', { ...noInput, body: { email: email.trim() } });
      setSent(true);
    });
  const isValid = isEmail(email.trim());
  return (
    <GuestPage title={recovery.title}>
      {isSent ? (
        <p role="status">{recovery.sent}</p>
      ) : (
        <Form isBusy={isBusy} onSubmit={() => void (isValid && submit())}>
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
          <SubmitButton isBusy={isBusy} disabled={!isValid}>
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
