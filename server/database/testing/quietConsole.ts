import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Unexpected console output fails a test: a warning that everybody scrolls past is a defect that nobody sees. */
const methods = ['log', 'info', 'warn', 'error', 'debug'] as const;

beforeEach(() => {
  for (const method of methods) vi.spyOn(console, method);
});

afterEach(() => {
  for (const method of methods) {
    const spy = vi.mocked(console[method]);
    // A test that expects output replaces the spy, or clears it.
    if (vi.isMockFunction(spy)) expect(spy, `unexpected console.${method}`).not.toHaveBeenCalled();
  }
  vi.restoreAllMocks();
});
