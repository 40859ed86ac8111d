import { useState } from 'react';
import type { Me } from '../../../contract/accounts.ts';
import { SignUpFailure } from '../../features/account/SignUpFailure.tsx';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { useCallMutation } from '../../shared/client/useCallMutation.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { Form } from '../../shared/ui/Form.tsx';
import { PasswordField } from '../../shared/ui/PasswordField.tsx';
import { SubmitButton } from '../../shared/ui/SubmitButton.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { ToursToCancel, useToursToCancel } from './ToursToCancel.tsx';

interface DeleteAccountProps {
  me: Me;
  onDeleted: () => void;
}

/** Opens the dialog that deletes the account. */
export function DeleteAccount(props: DeleteAccountProps) {
  const { messages } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" className="w-full text-sunrise md:w-78" onClick={() => setOpen(true)}>
        {messages.account.delete}
      </Button>
      {isOpen && (
        <Dialog
          open
          onClose={() => setOpen(false)}
          title={messages.account.deleteAsk}
          closeLabel={messages.shell.close}
        >
          <DeletionForm {...props} onClose={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  );
}

/** Shows what is lost and which tours are cancelled, and requires the password, or the nickname if there is none. */
function DeletionForm({ me, onDeleted, onClose }: DeleteAccountProps & { onClose: () => void }) {
  const { messages } = useLanguage();
  const { account: words, signUp: fields } = messages;
  const client = useClient();
  const [typed, setTyped] = useState('');
  const { mutate, isPending, failure, reset } = useCallMutation({
    mutationFn: () => {
      const body = me.hasPassword ? { password: typed } : { nickname: typed.trim() };
      return client.call('deleteMe', { params: {}, query: {}, body });
    },
    onSuccess: onDeleted,
  });
  const tours = useToursToCancel();
  const isTyped = me.hasPassword ? typed !== '' : typed.trim() === me.nickname;
  // The button stays disabled until the cancellations are shown.
  const isReady = isTyped && tours.isSuccess;
  const isWrong = failure?.code === 'wrongPassword';
  const change = (text: string) => {
    setTyped(text);
    reset();
  };
  return (
    <>
      <p>{words.deleteLoses}</p>
      <ul className="mt-2 grid gap-1">
        {words.deleteLost.map((lost) => (
          <li key={lost}>• {lost}</li>
        ))}
      </ul>
      <ToursToCancel tours={tours} />
      <p className="mt-3 text-muted text-sm">{words.deleteKept}</p>
      <div className="mt-4">
        <Form
          isBusy={isPending}
          onSubmit={() => {
            if (isReady) mutate();
          }}
        >
          {me.hasPassword ? (
            <PasswordField
              label={words.deletePassword}
              name="password"
              value={typed}
              onChange={change}
              autoComplete="current-password"
              enterKeyHint="done"
              required
              message={isWrong ? { tone: 'error', text: words.wrongPassword } : null}
              showLabel={fields.showPassword}
              hideLabel={fields.hidePassword}
            />
          ) : (
            <TextField
              label={words.deleteNickname(me.nickname)}
              name="confirmation"
              value={typed}
              onChange={change}
              autoComplete="off"
              enterKeyHint="done"
              required
            />
          )}
          <SignUpFailure
            failure={isWrong ? null : failure}
            {...(failure?.code === 'paymentUnderWay' ? { sentence: words.deleteUnderWay } : {})}
          />
          <SubmitButton isBusy={isPending} disabled={!isReady}>
            {words.deleteNow}
          </SubmitButton>
          <Button variant="plain" className="w-full md:w-78" onClick={onClose}>
            {words.keep}
          </Button>
        </Form>
      </div>
    </>
  );
}
