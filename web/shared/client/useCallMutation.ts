import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { CallFailure } from './client.ts';

export interface SingleMutation<Data, Variables, Failure> {
  /** Sends the request; does nothing while the previous one is pending. */
  mutate: (variables: Variables) => void;
  isPending: boolean;
  isSuccess: boolean;
  /** The response to the last request; undefined until it has arrived. */
  data: Data | undefined;
  /** Why the last request failed. */
  failure: Failure | null;
  /** Forgets the last result; does nothing while a request is pending. */
  reset: () => void;
}

/**
 * `useMutation` for a form or a button: it sends one request at a time, and an error that is not an expected failure
 * stays an uncaught error.
 */
export function useSingleMutation<Data, Variables, Failure extends Error>(
  options: UseMutationOptions<Data, Error, Variables>,
  isFailure: (error: unknown) => error is Failure,
): SingleMutation<Data, Variables, Failure> {
  const { mutateAsync, isPending, isSuccess, data, error, reset } = useMutation(options);
  // The rendered `isPending` is too late for a double click.
  const isSending = useRef(false);
  return {
    mutate: (variables) => {
      if (isSending.current) return;
      isSending.current = true;
      mutateAsync(variables)
        .catch((thrown: unknown) => {
          if (!isFailure(thrown)) throw thrown;
        })
        .finally(() => {
          isSending.current = false;
        });
    },
    isPending,
    isSuccess,
    data,
    failure: isFailure(error) ? error : null,
    reset: () => {
      // `reset` of a pending mutation would lose its result.
      if (!isSending.current) reset();
    },
  };
}

const isCallFailure = (error: unknown): error is CallFailure => error instanceof CallFailure;

/** A change on the server as a mutation. Read with `callQuery`, change with this. */
export function useCallMutation<Data, Variables = void>(
  options: UseMutationOptions<Data, Error, Variables>,
): SingleMutation<Data, Variables, CallFailure> {
  return useSingleMutation(options, isCallFailure);
}
