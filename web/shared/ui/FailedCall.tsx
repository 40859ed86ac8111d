import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { CallFailure } from '../client/client.ts';
import { useLanguage } from '../i18n/LanguageContext.tsx';
import { Button } from './Button.tsx';

interface FailedCallProps {
  failure: CallFailure;
  /** What failed to load; by default the sentence of DESIGN 7a. */
  text?: string;
  /** The retry; by default it loads the page's data again. */
  onRetry?: () => void;
}

/** A failed request with its retry; the return of the connection retries too. */
export function FailedCall({ failure, text, onRetry }: FailedCallProps) {
  const { messages } = useLanguage();
  const { revalidate, state } = useRevalidator();
  const again = onRetry ?? revalidate;
  useEffect(() => {
    const onceOnline = () => void again();
    addEventListener('online', onceOnline);
    return () => removeEventListener('online', onceOnline);
  }, [again]);
  return (
    <div role="alert" className="mx-4 my-6 rounded-md bg-sand p-5 text-center">
      <p>{text ?? messages.shell.unableToRetrieve}</p>
      {failure.requestId && (
        <p className="mt-1 text-muted text-xs">
          {messages.failure.reference}: {failure.requestId}
        </p>
      )}
      <Button look="outline" className="mt-3" disabled={state === 'loading'} onClick={() => void again()}>
        {messages.shell.retry}
      </Button>
    </div>
  );
}
