import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { droppable, withoutTurns } from './leanRouter.ts';

const folder = new URL('lib/router/', import.meta.resolve('react-router'));

describe('the lean router', () => {
  it('fits the router that is installed', () => {
    const whole = readFileSync(fileURLToPath(new URL('router.js', folder)), 'utf8');
    const lean = withoutTurns(whole);
    expect(lean.match(/return leftOut\(\);/g)).toHaveLength(7);
    expect(lean).toContain('opts && isSubmissionNavigation(opts) ? leftOut() : { path }');
    const warnings = readFileSync(fileURLToPath(new URL('history.js', folder)), 'utf8');
    expect(droppable(warnings)).toContain('/* @__NO_SIDE_EFFECTS__ */ function warning(');
  });

  it('stops the build where a function is missing', () => {
    expect(() => withoutTurns('function createRouter() {\n}')).toThrow(/cancelDiscoveryNavigation/);
  });
});
