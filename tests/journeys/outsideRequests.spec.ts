import { expect, test } from '@playwright/test';
import { consoleMessages } from '../guideTest.ts';

test('a request to another machine finds no address, and fails a journey unless the journey fulfils it', async ({
  page,
  context,
}) => {
  const messages = consoleMessages(context);
  await page.route('https://fulfilled.example/**', (route) => route.fulfill({ status: 204 }));
  const addresses = ['https://fulfilled.example/a', 'http://guide.example/b', 'http://192.0.2.1/c'];
  const failed = await page.evaluate(async (all) => {
    const results = await Promise.allSettled(all.map((address) => fetch(address, { mode: 'no-cors' })));
    return results.map(({ status }) => status === 'rejected');
  }, addresses);
  expect(failed).toEqual([false, true, true]);
  await expect
    .poll(() => messages)
    .toEqual(expect.arrayContaining(['requested http://guide.example/b', 'requested http://192.0.2.1/c']));
  expect(messages).toHaveLength(2);
});
