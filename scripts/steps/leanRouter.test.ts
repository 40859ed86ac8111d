import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { droppable } from './leanRouter.ts';

const folder = new URL('lib/router/', import.meta.resolve('react-router'));

describe('the lean router', () => {
  it('fits the router that is installed', () => {
    const warnings = readFileSync(fileURLToPath(new URL('history.js', folder)), 'utf8');
    expect(droppable(warnings)).toContain('/* @__NO_SIDE_EFFECTS__ */ function warning(');
  });
});
