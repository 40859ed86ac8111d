import { useEffect } from 'react';
import type { CallFailure } from '../client/client.ts';
import { useLanguage } from '../i18n/LanguageContext.tsx';
import { Button } from './Button.tsx';

interface FailedCallProps {
  failure: CallFailure;
  /** What failed to load; by default the sentence of docs/product/screens.md#messages. */
  text?: string;
  onRetry: () => unknown;
}

/** A failed request with its retry; the return of the connection retries too. */
export function FailedCall({ failure, text, onRetry }: FailedCallProps) {
  const { messages } = useLanguage();
  useEffect(() => {
    const onceOnline = () => void onRetry();
    addEventListener('online', onceOnline);
    return () => removeEventListener('online', onceOnline);
  }, [onRetry]);
  return (
    <div role="alert" className="mx-4 my-6 rounded-md bg-sand p-5 text-center">
      <p>{text ?? messages.shell.unableToRetrieve}</p>
      {failure.requestId && (
        <p className="mt-1 text-muted text-xs">
          {messages.failure.reference}: {failure.requestId}
        </p>
      )}
      <Button variant="outline" className="mt-3" onClick={() => void onRetry()}>
        {messages.shell.retry}
      </Button>
    </div>
  );
}
