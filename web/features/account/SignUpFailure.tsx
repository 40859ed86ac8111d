import type { ReactNode } from 'react';
import type { CallFailure } from '../../shared/client/client.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';
import { failureSentence } from './failureSentence.ts';

interface SignUpFailureProps {
  /** A failed request that concerns no field; null for none. */
  failure: CallFailure | null;
  /** What failed, shown before the reason. */
  lead?: string;
  /** Additional information. */
  tail?: string;
  /** Replaces the usual message. */
  sentence?: string;
  retry?: () => void;
  /** An alternative action. */
  action?: ReactNode;
}

/** Shows a failed request above the button that started it, with a retry if there is no such button. */
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
