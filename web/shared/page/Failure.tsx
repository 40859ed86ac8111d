import { useEffect, useState } from 'react';
import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { CallFailure } from '../client/client.ts';
import { useLanguage } from '../i18n/LanguageContext.tsx';
import { isRecord } from '../isRecord.ts';
import { Button } from '../ui/Button.tsx';
import { useIsReachable } from '../ui/useIsReachable.ts';
import { isPartMissing, reloadPage } from './outdated.ts';
import { usePageHead } from './PageHead.ts';

/** Delay before the page retries automatically (ms). */
const retryAfter = 5000;

export function errorStatus(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status;
  return error instanceof CallFailure ? error.status : 500;
}

function errorRequestId(error: unknown): string | undefined {
  if (error instanceof CallFailure) return error.requestId;
  if (!isRouteErrorResponse(error)) return undefined;
  const body: unknown = error.data;
  return isRecord(body) && 'requestId' in body ? String(body.requestId) : undefined;
}

/** Any failure but "not found". */
export function Failure({ error }: { error: unknown }) {
  const { messages } = useLanguage();
  const { revalidate, state } = useRevalidator();
  const requestId = errorRequestId(error);
  usePageHead({ title: `${messages.failure.title} · ${messages.brand}`, description: messages.failure.text });
  const isMissing = isPartMissing(error);
  const isReachable = useIsReachable();
  const [isShown, setShown] = useState(!isMissing);
  useEffect(() => {
    const show = () => setShown(true);
    const retry = isMissing ? () => reloadPage().then(show, show) : revalidate;
    // A missing part of this build stays missing, however often it is retried.
    const timer = isMissing ? undefined : setInterval(retry, retryAfter);
    // An unreachable server is tried again when it can be reached.
    if (isMissing && isReachable) void retry();
    else show();
    addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      removeEventListener('online', retry);
    };
  }, [isMissing, isReachable, revalidate]);
  return (
    <div role="alert" hidden={!isShown} className="mx-auto max-w-lg px-4 py-20 text-center">
      <h1 className="bold text-2xl">{messages.failure.title}</h1>
      <p className="mt-2 text-muted">{isReachable ? messages.failure.text : messages.failure.offline}</p>
      {requestId && (
        <p className="mt-2 text-muted text-xs">
          {messages.failure.reference}: {requestId}
        </p>
      )}
      <Button
        className="mt-6"
        disabled={state === 'loading'}
        onClick={() => (isMissing ? location.reload() : revalidate())}
      >
        {messages.shell.retry}
      </Button>
    </div>
  );
}
