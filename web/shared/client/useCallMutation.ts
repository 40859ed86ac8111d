import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { CallFailure } from './client.ts';

interface CallMutation<Data, Variables> {
  /** Sends the request; does nothing while the previous one is pending. */
  mutate: (variables: Variables) => void;
  isPending: boolean;
  isSuccess: boolean;
  /** The response to the last request; undefined until it has arrived. */
  data: Data | undefined;
  /** Why the last request failed. */
  failure: CallFailure | null;
  /** Forgets the last result; does nothing while a request is pending. */
  reset: () => void;
}

/**
 * A change on the server as a mutation, for a form or a button: it sends one request at a time, and only a failed
 * request counts as a failure; any other error stays an uncaught error. Read with `callQuery`, change with this.
 */
export function useCallMutation<Data, Variables = void>(
  options: UseMutationOptions<Data, Error, Variables>,
): CallMutation<Data, Variables> {
  const { mutateAsync, isPending, isSuccess, data, error, reset } = useMutation(options);
  // The rendered `isPending` is too late for a double click.
  const isSending = useRef(false);
  return {
    mutate: (variables) => {
      if (isSending.current) return;
      isSending.current = true;
      mutateAsync(variables)
        .catch((thrown: unknown) => {
          if (!(thrown instanceof CallFailure)) throw thrown;
        })
        .finally(() => {
          isSending.current = false;
        });
    },
    isPending,
    isSuccess,
    data,
    failure: error instanceof CallFailure ? error : null,
    reset: () => {
      // `reset` of a pending mutation would lose its result.
      if (!isSending.current) reset();
    },
  };
}
