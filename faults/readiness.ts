import { expect } from 'vitest';
import type { Balancer } from './visitor.ts';

/** Milliseconds until all replicas are ready: at most 5 s after a fault when no other tests run. */
export async function readiness({ origins }: Balancer, timeout: number): Promise<number> {
  const began = performance.now();
  const fetchStatus = (origin: string) =>
    fetch(`${origin}/readyz`).then(
      ({ status }) => status,
      () => 0,
    );
  await Promise.all(
    origins.map((origin) => expect.poll(() => fetchStatus(origin), { timeout, interval: 50 }).toBe(200)),
  );
  return Math.round(performance.now() - began);
}
