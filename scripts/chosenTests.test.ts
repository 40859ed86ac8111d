import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** Calls the function of chosenTests.mjs, which runs on any Node, as scripts/test.mjs does. */
function chosenTests(...calls: string[][]): unknown {
  const program = `import { chosenTests } from './scripts/chosenTests.mjs';
    console.log(JSON.stringify(${JSON.stringify(calls)}.map(chosenTests)));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

it('passes the words of `npm test --` to the runner of the files that they name', () => {
  expect(
    chosenTests(
      [],
      ['server/guide', 'tests/journeys/home.spec.ts'],
      ['tests/journeys/home.spec.ts:12', '-g', 'shows the map'],
      ['server/guide', '-t', 'stops'],
      ['--changed'],
    ),
  ).toEqual([
    { isWhole: true, unit: [], journeys: [] },
    { isWhole: false, unit: ['server/guide'], journeys: ['tests/journeys/home.spec.ts'] },
    { isWhole: false, unit: null, journeys: ['tests/journeys/home.spec.ts:12', '-g', 'shows the map'] },
    { isWhole: false, unit: ['server/guide', '-t', 'stops'], journeys: null },
    { isWhole: false, unit: ['--changed'], journeys: null },
  ]);
});
