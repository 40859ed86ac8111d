import { expect, it } from 'vitest';
import type { GuideClient } from '../../web/app/entryServer.tsx';
import { ProblemError } from '../platform/problem.ts';
import { Turns } from '../platform/turns.ts';
import { clientInTurn } from './clientInTurn.ts';

/** Fails with 'notFound', which shows that it was called. */
const client: GuideClient = {
  call: async () => {
    throw new ProblemError('notFound');
  },
  document: async () => 'the terms',
};

it('lets a page call once it is its turn, and refuses it when that takes too long', async () => {
  const turns = new Turns({ name: 'rendering', concurrency: 1, timeout: 20 });
  const [first, second, third] = [0, 1, 2].map(() => clientInTurn(client, turns));
  const ask = (page = first) => page?.client.call('listThemes', { params: {}, query: { locale: 'en' } });
  await expect(ask()).rejects.toMatchObject({ code: 'notFound' });
  await expect(ask()).rejects.toMatchObject({ code: 'notFound' });
  await expect(ask(second)).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 });
  // Documents are in memory, so they need no turn.
  expect(await second?.client.document('terms', 'en')).toBe('the terms');
  second?.end();
  first?.end();
  await expect(ask(third)).rejects.toMatchObject({ code: 'notFound' });
});
