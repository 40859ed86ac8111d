import { Suspense } from 'react';
import { Await, useAsyncError } from 'react-router';
import type { Eventually } from '../client/client.ts';
import { CallFailure } from '../client/client.ts';

interface ReadyProps<T> {
  value: Eventually<T>;
  loading: React.ReactNode;
  failed: (failure: CallFailure) => React.ReactNode;
  children: (value: T) => React.ReactNode;
}

function Failed({ show }: { show: (failure: CallFailure) => React.ReactNode }) {
  const error = useAsyncError();
  if (error instanceof CallFailure) return show(error);
  throw error;
}

/** Shows what is there at once, a skeleton for what is coming, and what to do when it does not come. */
export function Ready<T>({ value, loading, failed, children }: ReadyProps<T>) {
  if (!(value instanceof Promise)) return children(value);
  return (
    <Suspense fallback={loading}>
      <Await resolve={value} errorElement={<Failed show={failed} />}>
        {children}
      </Await>
    </Suspense>
  );
}
