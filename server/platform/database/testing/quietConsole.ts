import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

/**
 * Unexpected console output fails a test, so that no warning goes unnoticed. A test that expects output puts its own
 * spy on the method, and restores it.
 */
const methods = ['log', 'info', 'warn', 'error', 'debug'] as const;
let spies: { readonly method: string; readonly spy: MockInstance; readonly calls: unknown[][] }[] = [];

beforeEach(() => {
  spies = methods.map((method) => {
    const calls: unknown[][] = [];
    const original = console[method];
    const spy = vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      calls.push(words);
      original(...words);
    });
    return { method, spy, calls };
  });
});

afterEach(() => {
  const loud = spies.filter(({ calls }) => calls.length > 0).map(({ method }) => method);
  for (const { spy } of spies) spy.mockRestore();
  expect(loud, 'unexpected output on the console').toEqual([]);
});
