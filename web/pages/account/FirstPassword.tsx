import type { Me } from '../../../contract/accounts.ts';
import { SignUpFailure } from '../../features/account/SignUpFailure.tsx';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { useCallMutation } from '../../shared/client/useCallMutation.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { Form } from '../../shared/ui/Form.tsx';
import { SubmitButton } from '../../shared/ui/SubmitButton.tsx';

/** A first password for users who have only ever signed in with Google: by a link to the account's address. */
export function FirstPassword({ me }: { me: Me }) {
  const { messages } = useLanguage();
  const client = useClient();
  const { mutate, isPending, isSuccess, failure } = useCallMutation({
    mutationFn: () => client.call('forgetPassword', { params: {}, query: {}, body: { email: me.email } }),
  });
  return (
    <Form isBusy={isPending} onSubmit={mutate}>
      <SignUpFailure failure={failure} />
      <SubmitButton isBusy={isPending}>{messages.forgot.send}</SubmitButton>
      <p role="status" className="text-pine text-sm wrap-anywhere empty:hidden">
        {isSuccess && messages.account.firstPasswordSent(me.email)}
      </p>
    </Form>
  );
}
