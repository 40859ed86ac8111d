import { useState } from 'react';
import type { Me } from '../../../contract/accounts.ts';
import { NicknameField } from '../../features/account/NicknameField.tsx';
import { SignUpFailure } from '../../features/account/SignUpFailure.tsx';
import { session } from '../../features/account/session.ts';
import { useNicknameCheck } from '../../features/account/useNicknameCheck.ts';
import { outboxStore } from '../../features/offline/outbox/outbox.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { CallFailure } from '../../shared/client/client.ts';
import { useCallMutation } from '../../shared/client/useCallMutation.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { Form } from '../../shared/ui/Form.tsx';
import { SubmitButton } from '../../shared/ui/SubmitButton.tsx';

/** Changes the nickname, which is checked while typing (docs/product/accounts.md#fields). */
export function NicknameChange({ me, onChanged }: { me: Me; onChanged: (me: Me) => void }) {
  const { messages } = useLanguage();
  const accountMessages = messages.account;
  const client = useClient();
  const [typed, setTyped] = useState(me.nickname);
  const check = useNicknameCheck(typed, me.nickname);
  const nickname = typed.trim();
  const { mutate, isPending, isSuccess, failure, reset } = useCallMutation({
    mutationFn: () => client.call('changeMe', { params: {}, query: {}, body: { nickname } }),
    onSuccess: (changed) => {
      // Before `signedIn`, which shows the account under its new name.
      onChanged(changed);
      outboxStore.rename(me.nickname, changed.nickname);
      session.signedIn(changed.nickname);
      setTyped(changed.nickname);
    },
    onError: (error) => {
      if (error instanceof CallFailure && error.code === 'existingNickname') check.markTaken();
    },
  });
  const isReady = nickname !== me.nickname && (check.status === 'free' || check.status === 'own');

  return (
    <Form
      isBusy={isPending}
      onSubmit={() => {
        if (isReady) mutate();
      }}
    >
      <NicknameField
        value={typed}
        onChange={(text) => {
          setTyped(text);
          reset();
        }}
        check={check}
      />
      <SignUpFailure failure={failure?.code === 'existingNickname' ? null : failure} />
      <SubmitButton isBusy={isPending} disabled={!isReady}>
        {accountMessages.saveNickname}
      </SubmitButton>
      <p role="status" className="text-pine text-sm empty:hidden">
        {isSuccess && accountMessages.nicknameSaved}
      </p>
    </Form>
  );
}
