import type { CallFailure } from '../../shared/client/client.ts';
import { FailedCall } from '../../shared/ui/FailedCall.tsx';
import { useMessages } from '../language/DeskLanguage.tsx';

function Missing() {
  const { failures } = useMessages().shell;
  return <p className="rounded-md bg-sand p-5 text-center">{failures.notFound}</p>;
}

/** Replaces content that was not found, or, with a retry, content that could not be loaded. */
export const missingOrFailed = (onRetry: () => unknown) =>
  function MissingOrFailed(failure: CallFailure) {
    return failure.status === 404 || failure.status === 400 ? (
      <Missing />
    ) : (
      <FailedCall failure={failure} onRetry={onRetry} />
    );
  };
