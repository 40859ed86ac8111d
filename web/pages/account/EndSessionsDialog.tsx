import { useState } from 'react';
import type { AccountSession } from '../../../contract/accountSessions.ts';
import { GoogleButton } from '../../features/account/GoogleSignIn.tsx';
import { SignUpFailure } from '../../features/account/SignUpFailure.tsx';
import { formatMoment } from '../../features/orders/formatMoment.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { useCallMutation } from '../../shared/client/useCallMutation.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { showNotice } from '../../shared/page/notice.ts';
import { paths } from '../../shared/paths.ts';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { Form } from '../../shared/ui/Form.tsx';
import { SubmitButton } from '../../shared/ui/SubmitButton.tsx';
import { CurrentPasswordField, isWrongPassword } from './CurrentPasswordField.tsx';

interface EndSessionsDialogProps {
  /** Which session ends; null for all but the current one. */
  session: AccountSession | null;
  hasPassword: boolean;
  /** Called once they have ended; the dialog closes. */
  onEnded: () => void;
  onClose: () => void;
}

/** Logs out another device, or all of them. Asks for the password, or for a new login with Google if there is none. */
export function EndSessionsDialog({ session, hasPassword, onEnded, onClose }: EndSessionsDialogProps) {
  const { language, messages } = useLanguage();
  const { account: accountMessages, shell } = messages;
  const { sessions: sessionsMessages } = accountMessages;
  const client = useClient();
  const [password, setPassword] = useState('');
  const { mutate, isPending, failure, reset } = useCallMutation({
    mutationFn: () => {
      const body = { ...(session && { sessionId: session.id }), ...(hasPassword && { password }) };
      return client.call('endSessions', { params: {}, query: {}, body });
    },
    onSuccess: () => {
      showNotice(session ? sessionsMessages.ended : sessionsMessages.othersEnded);
      onEnded();
      onClose();
    },
  });
  const isReady = !hasPassword || password !== '';
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        session
          ? sessionsMessages.endAsk(session.device ?? sessionsMessages.unknownDevice)
          : sessionsMessages.endOthersAsk
      }
      closeLabel={shell.close}
    >
      {session && (
        <p className="text-muted text-sm">
          {sessionsMessages.startedAt(formatMoment(new Date(session.startedAt), language))}
        </p>
      )}
      <p>{sessionsMessages.stay}</p>
      <div className="mt-4">
        <Form
          isBusy={isPending}
          onSubmit={() => {
            if (isReady) mutate();
          }}
        >
          {hasPassword && (
            <CurrentPasswordField
              label={accountMessages.confirmPassword}
              name="password"
              value={password}
              onChange={(text) => {
                setPassword(text);
                reset();
              }}
              failure={failure}
            />
          )}
          <SignUpFailure
            failure={hasPassword && isWrongPassword(failure) ? null : failure}
            {...(failure?.code === 'recentSignInNeeded' && {
              sentence: sessionsMessages.signInAgain,
              action: (
                <div className="mt-3">
                  <GoogleButton returnTo={paths.account()} />
                </div>
              ),
            })}
          />
          <SubmitButton isBusy={isPending} disabled={!isReady}>
            {sessionsMessages.end}
          </SubmitButton>
        </Form>
      </div>
    </Dialog>
  );
}
