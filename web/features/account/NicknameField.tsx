import { useState } from 'react';
import { longest } from '../../../domain/accounts/accountRules.ts';
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

function uncheckedSentence(failure: CallFailure | null, words: Messages['signUp']): string {
  const why = failure ? ` ${failureSentence(failure, words.failure, navigator.onLine)}` : '';
  return `${words.nicknameUnchecked}${why}`;
}

/** The nickname with the result of its check (SPEC 5), shared by both kinds of sign-up. */
export function NicknameField({ value, onChange, check }: NicknameFieldProps) {
  const { messages } = useLanguage();
  const words = messages.signUp;
  const [wasLeft, setWasLeft] = useState(false);
  const { status } = check;

  const message = (): FieldMessage | null => {
    switch (status) {
      case 'own':
        return null;
      case 'empty':
        return wasLeft ? { tone: 'error', text: words.nicknameError } : null;
      case 'unreadable':
        return { tone: 'error', text: words.unreadable };
      case 'checking':
        return { tone: 'note', text: words.nicknameChecking };
      case 'free':
        return { tone: 'ok', text: words.nicknameAvailable };
      case 'taken':
        return { tone: 'error', text: words.existingNickname };
      case 'unchecked':
        return {
          tone: 'error',
          text: (
            <>
              {uncheckedSentence(check.failure, words)}{' '}
              <button
                type="button"
                onClick={check.checkAgain}
                className="min-h-11 semibold text-pine underline"
              >
                {words.checkAgain}
              </button>
            </>
          ),
        };
    }
  };

  return (
    <TextField
      label={words.nickname}
      name="nickname"
      value={value}
      onChange={(text) => {
        check.onTyped();
        // Emptied again: shows the error at once (SPEC 5).
        if (text === '' && value !== '') setWasLeft(true);
        onChange(text);
      }}
      onBlur={() => setWasLeft(true)}
      longest={longest.nickname}
      hint={words.nicknameHint}
      message={message()}
      autoComplete="nickname"
      enterKeyHint="next"
      spellCheck={false}
      required
    />
  );
}
