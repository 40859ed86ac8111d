import { useState } from 'react';
import { maxLengths } from '../../../domain/accounts/accountRules.ts';
import type { Messages } from '../../messages/messages.ts';
import type { CallFailure } from '../../shared/client/client.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import type { FieldMessage } from '../../shared/ui/FieldMessageLine.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { failureSentence } from './failureSentence.ts';
import type { useNicknameCheck } from './useNicknameCheck.ts';

interface NicknameFieldProps {
  value: string;
  onChange: (text: string) => void;
  check: ReturnType<typeof useNicknameCheck>;
}

function uncheckedSentence(failure: CallFailure | null, messages: Messages['signUp']): string {
  const why = failure ? ` ${failureSentence(failure, messages.failure, navigator.onLine)}` : '';
  return `${messages.nicknameUnchecked}${why}`;
}

/** The nickname with the result of its check (docs/product/accounts.md#fields), shared by both kinds of sign-up. */
export function NicknameField({ value, onChange, check }: NicknameFieldProps) {
  const { messages } = useLanguage();
  const signUpMessages = messages.signUp;
  const [wasLeft, setWasLeft] = useState(false);
  const { status } = check;

  const message = (): FieldMessage | null => {
    switch (status) {
      case 'own':
        return null;
      case 'empty':
        return wasLeft ? { tone: 'error', text: signUpMessages.nicknameError } : null;
      case 'unreadable':
        return { tone: 'error', text: signUpMessages.unreadable };
      case 'checking':
        return { tone: 'note', text: signUpMessages.nicknameChecking };
      case 'free':
        return { tone: 'ok', text: signUpMessages.nicknameAvailable };
      case 'taken':
        return { tone: 'error', text: signUpMessages.existingNickname };
      case 'unchecked':
        return {
          tone: 'error',
          text: (
            <>
              {uncheckedSentence(check.failure, signUpMessages)}{' '}
              <button
                type="button"
                onClick={check.checkAgain}
                className="min-h-11 semibold text-pine underline"
              >
                {signUpMessages.checkAgain}
              </button>
            </>
          ),
        };
    }
  };

  return (
    <TextField
      label={signUpMessages.nickname}
      name="nickname"
      value={value}
      onChange={(text) => {
        check.onTyped();
        // Emptied again: shows the error at once (docs/product/accounts.md#fields).
        if (text === '' && value !== '') setWasLeft(true);
        onChange(text);
      }}
      onBlur={() => setWasLeft(true)}
      longest={maxLengths.nickname}
      hint={signUpMessages.nicknameHint}
      message={message()}
      autoComplete="nickname"
      enterKeyHint="next"
      spellCheck={false}
      required
    />
  );
}
