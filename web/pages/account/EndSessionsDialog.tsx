import { useState } from 'react';
import type { AccountSession } from '../../../contract/accountSessions.ts';
import { googleStartAddress } from '../../../contract/addresses.ts';
import { SignUpFailure } from '../../features/account/SignUpFailure.tsx';
import { formatMoment } from '../../features/orders/formatMoment.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { useCallMutation } from '../../shared/client/useCallMutation.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { showNotice } from '../../shared/page/notice.ts';
import { paths } from '../../shared/paths.ts';
import { buttonClass } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { Form } from '../../shared/ui/Form.tsx';
import { SubmitButton } from '../../shared/ui/SubmitButton.tsx';
import { CurrentPasswordField, isWrongPassword } from './CurrentPasswordField.tsx';

interface EndSessionsDialogProps {
  /** The session to end; null ends all sessions except the current one. */
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
      showNotice(sessionsMessages.ended);
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
          ? sessionsMessages.endNamed(
              session.device ?? sessionsMessages.unknownDevice,
              formatMoment(new Date(session.startedAt), language),
            )
          : sessionsMessages.endOthers
      }
      closeLabel={shell.close}
    >
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
                // The server redirects to Google: this address is not a page of the router.
                <a
                  href={`${googleStartAddress}?returnTo=${encodeURIComponent(paths.account())}`}
                  className={`${buttonClass('outline')} mt-3 w-full`}
                >
                  {messages.login.google}
                </a>
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
