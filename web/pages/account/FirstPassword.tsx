import { useState } from 'react';
import type { Me } from '../../../contract/accounts.ts';
import { SignUpFailure } from '../../features/account/SignUpFailure.tsx';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { Form } from '../../shared/ui/Form.tsx';
import { SubmitButton } from '../../shared/ui/SubmitButton.tsx';
import { useRequest } from '../../shared/ui/useRequest.ts';

/** A first password for users who have only ever signed in with Google: by a link to the account's address. */
export function FirstPassword({ me }: { me: Me }) {
  const { messages } = useLanguage();
  const client = useClient();
  const [isSent, setSent] = useState(false);
  const { isBusy, failure, run } = useRequest();
  const send = () =>
    run(async () => {
      setSent(false);
      await client.call('forgetPassword', { params: {}, query: {}, body: { email: me.email } });
      setSent(true);
    });
  return (
    <Form isBusy={isBusy} onSubmit={send}>
      <SignUpFailure failure={failure} />
      <SubmitButton isBusy={isBusy}>{messages.forgot.send}</SubmitButton>
      <p role="status" className="text-pine text-sm wrap-anywhere empty:hidden">
        {isSent && messages.account.firstPasswordSent(me.email)}
      </p>
    </Form>
  );
}
