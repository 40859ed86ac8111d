import { useState } from 'react';
import type { Me } from '../../../contract/accounts.ts';
import { dateLocale } from '../../../domain/languages.ts';
import { SignUpFailure } from '../../features/account/SignUpFailure.tsx';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { useCallMutation } from '../../shared/client/useCallMutation.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { showNotice } from '../../shared/page/notice.ts';
import { Form } from '../../shared/ui/Form.tsx';
import { SubmitButton } from '../../shared/ui/SubmitButton.tsx';
import { CurrentPasswordField, isWrongPassword } from './CurrentPasswordField.tsx';

/** Since when Google is linked to this account, and its removal, which requires the password. */
export function GoogleLink({ me, since, onChanged }: { me: Me; since: string; onChanged: (me: Me) => void }) {
  const { language, messages } = useLanguage();
  const { account: accountMessages } = messages;
  const client = useClient();
  const [password, setPassword] = useState('');
  const { mutate, isPending, failure, reset } = useCallMutation({
    mutationFn: () => client.call('unlinkGoogle', { params: {}, query: {}, body: { password } }),
    onSuccess: (changed) => {
      showNotice(accountMessages.googleUnlinked);
      onChanged(changed);
    },
  });
  const day = new Intl.DateTimeFormat(dateLocale(language), { dateStyle: 'long', timeZone: 'Asia/Seoul' });
  return (
    <>
      <p>{accountMessages.googleSince(day.format(new Date(since)))}</p>
      {me.hasPassword ? (
        <div className="mt-4">
          <Form
            isBusy={isPending}
            onSubmit={() => {
              if (password !== '') mutate();
            }}
          >
            <CurrentPasswordField
              label={accountMessages.googlePassword}
              name="googlePassword"
              value={password}
              onChange={(text) => {
                setPassword(text);
                reset();
              }}
              failure={failure}
            />
            <SignUpFailure failure={isWrongPassword(failure) ? null : failure} />
            <SubmitButton isBusy={isPending} disabled={password === ''}>
              {accountMessages.googleUnlink}
            </SubmitButton>
          </Form>
        </div>
      ) : (
        <p className="mt-1 text-muted text-sm">{accountMessages.googleOnly}</p>
      )}
    </>
  );
}
