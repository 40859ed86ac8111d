import { expect } from 'vitest';
import { apiBase } from '../contract/addresses.ts';
import type { Balancer } from './visitor.ts';

/**
 * Requests six codes from the two processes in turn, and expects their shared limit: each process alone would allow all six.
 * @param number of a client and an account that have not requested a code yet
 */
export async function expectSharedLimit(
  { origins: [first, second] }: Balancer,
  number: number,
): Promise<void> {
  const send = (origin: string | undefined) =>
    fetch(`${origin}${apiBase}/auth/email/send`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${number}` },
      body: JSON.stringify({ email: `limited-${number}@example.com` }),
    }).then(({ status }) => status);
  const statuses: number[] = [];
  for (let index = 0; index < 3; index += 1) statuses.push(await send(first), await send(second));
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(1);
  expect(statuses.filter((status) => status === 204).length).toBeLessThanOrEqual(5);
}
