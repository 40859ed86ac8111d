import { useState } from 'react';
import type { Me } from '../../../contract/accounts.ts';
import { htmlLang } from '../../../domain/languages.ts';
import { SignUpFailure } from '../../features/account/SignUpFailure.tsx';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { showNotice } from '../../shared/page/notice.ts';
import { Form } from '../../shared/ui/Form.tsx';
import { PasswordField } from '../../shared/ui/PasswordField.tsx';
import { SubmitButton } from '../../shared/ui/SubmitButton.tsx';
import { useRequest } from '../../shared/ui/useRequest.ts';

/** Since when Google is linked to this account, and its removal, which requires the password. */
export function GoogleLink({ me, since, onChanged }: { me: Me; since: string; onChanged: (me: Me) => void }) {
  const { language, messages } = useLanguage();
  const { account: words, signUp: fields } = messages;
  const client = useClient();
  const [password, setPassword] = useState('');
  const { isBusy, failure, run, clearFailure } = useRequest();
  const isWrong = failure?.code === 'wrongPassword';
  const day = new Intl.DateTimeFormat(htmlLang[language], { dateStyle: 'long', timeZone: 'Asia/Seoul' });
  const unlink = () =>
    run(async () => {
      const changed = await client.call('unlinkGoogle', { params: {}, query: {}, body: { password } });
      showNotice(words.googleUnlinked);
      onChanged(changed);
    });
  return (
    <>
      <p>{words.googleSince(day.format(new Date(since)))}</p>
      {me.hasPassword ? (
        <div className="mt-4">
          <Form
            isBusy={isBusy}
            onSubmit={() => {
              if (password !== '') unlink();
            }}
          >
            <PasswordField
              label={words.googlePassword}
              name="googlePassword"
              value={password}
              onChange={(text) => {
                setPassword(text);
                clearFailure();
              }}
              autoComplete="current-password"
              enterKeyHint="done"
              required
              message={isWrong ? { tone: 'error', text: words.wrongPassword } : null}
              showLabel={fields.showPassword}
              hideLabel={fields.hidePassword}
            />
            <SignUpFailure failure={isWrong ? null : failure} />
            <SubmitButton isBusy={isBusy} disabled={password === ''}>
              {words.googleUnlink}
            </SubmitButton>
          </Form>
        </div>
      ) : (
        <p className="mt-1 text-muted text-sm">{words.googleOnly}</p>
      )}
    </>
  );
}
