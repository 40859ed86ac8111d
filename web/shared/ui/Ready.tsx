import { Component, type ReactNode, Suspense, use } from 'react';
import { CallFailure, type Eventually } from '../client/client.ts';

interface ReadyProps<T> {
  value: Eventually<T>;
  loading: ReactNode;
  failed: (failure: CallFailure) => ReactNode;
  children: (value: T) => ReactNode;
}

function Arrived<T>({ promise, children }: { promise: Promise<T>; children: (value: T) => ReactNode }) {
  return children(use(promise));
}

/** Shows a failed request in place of its content; other errors propagate. */
class FailureBoundary extends Component<
  { failed: (failure: CallFailure) => ReactNode; children: ReactNode },
  { error: unknown }
> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (error instanceof CallFailure) return this.props.failed(error);
    throw error;
  }
}

/** A new promise resets its error boundary. */
const keys = new WeakMap<Promise<unknown>, number>();
let lastKey = 0;

function keyOf(promise: Promise<unknown>): number {
  const known = keys.get(promise);
  if (known !== undefined) return known;
  lastKey += 1;
  keys.set(promise, lastKey);
  return lastKey;
}

/** Renders an available value at once, a skeleton for a pending one, and the retry for a failed one. */
export function Ready<T>({ value, loading, failed, children }: ReadyProps<T>) {
  if (!(value instanceof Promise)) return children(value);
  return (
    <FailureBoundary key={keyOf(value)} failed={failed}>
      <Suspense fallback={loading}>
        <Arrived promise={value}>{children}</Arrived>
      </Suspense>
    </FailureBoundary>
  );
}
