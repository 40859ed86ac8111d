import { useRevalidator } from 'react-router';
import type { CallFailure } from '../client/client.ts';
import { useLanguage } from '../i18n/LanguageContext.tsx';
import { Button } from '../ui/Button.tsx';

interface FailedCallProps {
  failure: CallFailure;
  /** What could not be had; otherwise the sentence of DESIGN 7a. */
  text?: string;
  /** What trying again does; otherwise the page's data is fetched anew. */
  onRetry?: () => void;
}

/** What a failed call says, beside its retry. */
export function FailedCall({ failure, text, onRetry }: FailedCallProps) {
  const { messages } = useLanguage();
  const { revalidate, state } = useRevalidator();
  return (
    <div role="alert" className="mx-4 my-6 rounded-md bg-sand p-5 text-center">
      <p>{text ?? messages.shell.unableToRetrieve}</p>
      {failure.requestId && (
        <p className="mt-1 text-muted text-xs">
          {messages.failure.reference}: {failure.requestId}
        </p>
      )}
      <Button
        look="outline"
        className="mt-3"
        disabled={state === 'loading'}
        onClick={() => (onRetry ? onRetry() : revalidate())}
      >
        {messages.shell.retry}
      </Button>
    </div>
  );
}
