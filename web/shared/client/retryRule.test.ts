import { expect, it } from 'vitest';
import { isTemporary } from './retryRule.ts';

it('waits after no response, a limit, and a server that is not ready, and after no other failure', () => {
  const statuses = [0, 400, 401, 403, 404, 408, 409, 410, 429, 500, 501, 502, 503, 504];
  expect(statuses.filter(isTemporary)).toEqual([0, 429, 502, 503, 504]);
});
