import { execFileSync } from 'node:child_process';
import { globSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

/** The value of an expression with what changedJourneys.mjs exports, which runs on any Node. */
function evaluate(expression: string): unknown {
  const program = `import { changedJourneys, journeysByFolder } from './scripts/changedJourneys.mjs';
    console.log(JSON.stringify(${expression}));`;
  const words = ['--input-type=module', '-e', program];
  return JSON.parse(execFileSync(process.execPath, words, { encoding: 'utf8' }));
}

describe('npm run test:changed', () => {
  const table = z.record(z.string(), z.array(z.string())).parse(evaluate('journeysByFolder'));

  it('names folders that exist, and every journey', () => {
    const missing = Object.keys(table).filter(
      (folder) => !statSync(folder, { throwIfNoEntry: false })?.isDirectory(),
    );
    expect(missing).toEqual([]);
    const journeys = globSync(['tests/*.spec.ts', 'tests/journeys/*.spec.ts']);
    const names = journeys.map((file) => path.basename(file, '.spec.ts')).sort();
    expect([...new Set(Object.values(table).flat())].sort()).toEqual(names);
  });

  it('takes the journeys of the nearest folder, and changed journeys themselves', () => {
    const files = [
      'web/features/map/kakao/kakaoMap.tsx',
      'tests/journeys/talk.spec.ts',
      'web/pages/payment/x.test.ts',
      'README.md',
    ];
    expect(evaluate(`changedJourneys(${JSON.stringify(files)})`)).toEqual(['kakaoMap', 'talk']);
  });
});
