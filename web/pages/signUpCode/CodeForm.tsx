import { useEffect, useRef, useState } from 'react';
import { codeLength, codeScreenTime, isCode, maxCodeTries } from '../../../domain/accounts/accountRules.ts';
import { clockText, codeTimeLeft, onlyDigits } from '../../features/account/codeCountdown.ts';
import { SignUpFailure } from '../../features/account/SignUpFailure.tsx';
import { sendCode } from '../../features/account/sendCode.ts';
import { signUpDraft } from '../../features/account/signUpDraft.ts';
import { verifyCode } from '../../features/account/verifyCode.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { useCallMutation } from '../../shared/client/useCallMutation.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { paths } from '../../shared/paths.ts';
import { Button } from '../../shared/ui/Button.tsx';
import type { FieldMessage } from '../../shared/ui/FieldMessageLine.tsx';
import { Form } from '../../shared/ui/Form.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { useAppNavigate } from '../../shared/ui/useAppNavigate.ts';
import { useIsHydrated } from '../../shared/ui/useIsHydrated.ts';

/** Time left of a code (ms), updated every second (docs/product/screens.md#constants) until it is over. */
function useTimeLeft(sentAt: number | null): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    const tick = setInterval(() => {
      setNow(Date.now());
      if (codeTimeLeft(sentAt, Date.now()) === 0) clearInterval(tick);
    }, 1000);
    return () => clearInterval(tick);
  }, [sentAt]);
  return codeTimeLeft(sentAt, now);
}

/** Time left from which screen readers announce it (ms); more often would interrupt the typing. */
const lastMinute = 60_000;

interface CodeFormProps {
  email: string;
  codeSentAt: number | null;
  wrongCodes: number;
}

/**
 * Six digits, verified automatically at the sixth, within three minutes (docs/product/accounts.md#sign-up-by-email).
 */
export function CodeForm({ email, codeSentAt, wrongCodes }: CodeFormProps) {
  const { messages } = useLanguage();
  const signUpMessages = messages.signUp;
  const client = useClient();
  const navigate = useAppNavigate();
  const isHydrated = useIsHydrated();
  // The server rejects every further attempt (docs/product/accounts.md#api-sign-up).
  const isUsedUp = wrongCodes >= maxCodeTries;
  const left = useTimeLeft(isUsedUp ? null : codeSentAt);
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [isResent, setResent] = useState(false);
  const tried = useRef('');
  const verifying = useCallMutation({
    mutationFn: (digits: string) => verifyCode(client, email, digits),
    onSuccess: () => navigate(paths.signUpDetails(), { replace: true }),
  });
  const resending = useCallMutation({
    mutationFn: () => sendCode(client, email),
    onSuccess: () => {
      setResent(true);
      input.current?.focus();
    },
  });
  const isExpired = isHydrated && left === 0 && !verifying.isPending;

  const verify = (digits: string) => {
    tried.current = digits;
    verifying.mutate(digits);
  };

  // The server may invalidate a code early, for example after wrong attempts in another tab.
  const isEnded = verifying.failure?.code === 'expiredCode';
  useEffect(() => {
    if (isEnded) signUpDraft.change({ codeSentAt: Date.now() - codeScreenTime });
  }, [isEnded]);

  const change = (digits: string) => {
    setCode(digits);
    setResent(false);
    if (digits === tried.current) return;
    tried.current = '';
    verifying.reset();
    if (isCode(digits) && left > 0) verify(digits);
  };

  const resend = () => {
    tried.current = '';
    setCode('');
    verifying.reset();
    resending.mutate();
  };

  const isMismatch = verifying.failure?.code === 'codeMismatch';
  const message: FieldMessage | null = isExpired
    ? { tone: 'error', text: isUsedUp ? signUpMessages.codeUsedUp : signUpMessages.expiredCode }
    : isMismatch
      ? { tone: 'error', text: signUpMessages.codeMismatch }
      : verifying.isPending
        ? { tone: 'note', text: signUpMessages.verifying }
        : isResent
          ? { tone: 'ok', text: signUpMessages.resent }
          : null;
  const failure = isMismatch || isEnded || isExpired ? null : verifying.failure;

  return (
    <Form
      isBusy={verifying.isPending}
      onSubmit={() => {
        if (isCode(code) && left > 0) verify(code);
      }}
    >
      <TextField
        label={signUpMessages.code}
        name="code"
        value={code}
        onChange={change}
        clean={onlyDigits}
        longest={codeLength}
        hint={signUpMessages.codeHint}
        message={message}
        autoComplete="one-time-code"
        inputMode="numeric"
        enterKeyHint="done"
        readOnly={verifying.isPending || isExpired}
        inputRef={input}
        right={
          <span role="timer" aria-label={signUpMessages.timeLeft} className="px-3 text-muted tabular">
            {isHydrated ? clockText(left) : clockText(codeScreenTime)}
          </span>
        }
      />
      <p role="status" className="sr-only">
        {isHydrated && left > 0 && left <= lastMinute && signUpMessages.oneMinuteLeft}
      </p>
      <SignUpFailure failure={failure ?? resending.failure} {...(failure && { retry: () => verify(code) })} />
      {isExpired && (
        <Button
          onClick={resend}
          aria-disabled={resending.isPending || undefined}
          aria-busy={resending.isPending || undefined}
          className="w-full md:w-78"
        >
          {signUpMessages.resend}
        </Button>
      )}
    </Form>
  );
}
