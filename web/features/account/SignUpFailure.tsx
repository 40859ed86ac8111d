import type { ReactNode } from 'react';
import type { CallFailure } from '../../shared/client/client.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';
import { failureSentence } from './failureSentence.ts';

interface SignUpFailureProps {
  /** A failed call that no field tells of; null for none. */
  failure: CallFailure | null;
  /** What did not work, before why. */
  lead?: string;
  /** What else to know of it. */
  tail?: string;
  /** Instead of the usual sentence. */
  sentence?: string;
  retry?: () => void;
  /** Another way on. */
  action?: ReactNode;
}

/** Tells of a failed call above the button that started it, with a retry where there is no such button. */
export function SignUpFailure({ failure, lead, tail, sentence, retry, action }: SignUpFailureProps) {
  const { messages } = useLanguage();
  const why = failure && (sentence ?? failureSentence(failure, messages.signUp.failure, navigator.onLine));
  return (
    <FormFailure
      sentence={failure && [lead, why, tail].filter(Boolean).join(' ')}
      action={
        <>
          {retry && (
            <button type="button" onClick={retry} className="min-h-11 semibold text-pine underline">
              {messages.shell.retry}
            </button>
          )}
          {action}
        </>
      }
    />
  );
}
