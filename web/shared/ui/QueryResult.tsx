import type { ReactNode } from 'react';
import { CallFailure } from '../client/client.ts';
import { FailedCall } from './FailedCall.tsx';

interface QueryResultProps<T> {
  query: { data: T | undefined; error: Error | null; refetch: () => unknown };
  loading: ReactNode;
  /** What replaces the content if it could not be loaded; by default the failure with its retry. */
  failed?: (failure: CallFailure) => ReactNode;
  children: (data: T) => ReactNode;
}

/** Renders a query's data, its skeleton while it is pending, and the retry if it failed. Bugs propagate as errors. */
export function QueryResult<T>({ query, loading, failed, children }: QueryResultProps<T>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (error === null) return loading;
  if (!(error instanceof CallFailure)) throw error;
  return failed ? failed(error) : <FailedCall failure={error} onRetry={refetch} />;
}
