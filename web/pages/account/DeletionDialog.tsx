import { useState } from 'react';
import type { Me } from '../../../contract/accounts.ts';
import { SignUpFailure } from '../../features/account/SignUpFailure.tsx';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { useCallMutation } from '../../shared/client/useCallMutation.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { Form } from '../../shared/ui/Form.tsx';
import { SubmitButton } from '../../shared/ui/SubmitButton.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { CurrentPasswordField, isWrongPassword } from './CurrentPasswordField.tsx';
import { ToursToCancel, useToursToCancel } from './ToursToCancel.tsx';

interface DeletionDialogProps {
  me: Me;
  onDeleted: () => void;
  onClose: () => void;
}

/** Deletes the account. */
export function DeletionDialog(props: DeletionDialogProps) {
  const { messages } = useLanguage();
  return (
    <Dialog open onClose={props.onClose} title={messages.account.deleteAsk} closeLabel={messages.shell.close}>
      <DeletionForm {...props} />
    </Dialog>
  );
}

/** Shows what is lost and which tours are cancelled, and requires the password, or the nickname if there is none. */
function DeletionForm({ me, onDeleted, onClose }: DeletionDialogProps) {
  const { messages } = useLanguage();
  const { account: accountMessages } = messages;
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
  const change = (text: string) => {
    setTyped(text);
    reset();
  };
  return (
    <>
      <p>{accountMessages.deleteLoses}</p>
      <ul className="mt-2 grid gap-1">
        {accountMessages.deleteLost.map((lost) => (
          <li key={lost}>• {lost}</li>
        ))}
      </ul>
      <ToursToCancel tours={tours} />
      <p className="mt-3 text-muted text-sm">{accountMessages.deleteKept}</p>
      <div className="mt-4">
        <Form
          isBusy={isPending}
          onSubmit={() => {
            if (isReady) mutate();
          }}
        >
          {me.hasPassword ? (
            <CurrentPasswordField
              label={accountMessages.confirmPassword}
              name="password"
              value={typed}
              onChange={change}
              failure={failure}
            />
          ) : (
            <TextField
              label={accountMessages.deleteNickname(me.nickname)}
              name="confirmation"
              value={typed}
              onChange={change}
              autoComplete="off"
              enterKeyHint="done"
              required
            />
          )}
          <SignUpFailure
            failure={isWrongPassword(failure) ? null : failure}
            {...(failure?.code === 'paymentUnderWay' ? { sentence: accountMessages.deleteUnderWay } : {})}
          />
          <SubmitButton isBusy={isPending} disabled={!isReady}>
            {accountMessages.deleteNow}
          </SubmitButton>
          <Button variant="plain" className="w-full md:w-78" onClick={onClose}>
            {accountMessages.keep}
          </Button>
        </Form>
      </div>
    </>
  );
}
