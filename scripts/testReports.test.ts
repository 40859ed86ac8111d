import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

type Reader = 'unexplainedUnit' | 'unexplainedJourneys' | 'failedUnit' | 'failedJourneys' | 'slowestFiles';

/** Runs a function of testReports.mjs, which runs on any Node, as scripts/test.mjs does. */
function read(name: Reader, ...reports: unknown[]): unknown {
  const program = `import { ${name} } from './scripts/testReports.mjs';
    console.log(JSON.stringify(${name}(...${JSON.stringify(reports)})));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

const result = (status: string, fullName: string) => ({ status, fullName });

describe('DESIGN 7a: npm test and the machine', () => {
  it('accepts a skipped unit test only when its title names the machine that it needs', () => {
    const report = {
      testResults: [
        { assertionResults: [result('passed', 'one'), result('skipped', 'limits in Redis count together')] },
        {
          assertionResults: [
            result('skipped', 'the disk is full (needs unshare)'),
            result('pending', 'a test that never ran'),
            result('todo', 'a test to be written'),
            result('failed', 'two'),
            result('skipped', 'a folder (needed by nobody)'),
          ],
        },
      ],
    };
    expect(read('unexplainedUnit', report)).toEqual([
      'limits in Redis count together',
      'a test that never ran',
      'a test to be written',
      'a folder (needed by nobody)',
    ]);
    expect(read('unexplainedUnit', null)).toEqual([]);
  });

  it('accepts a skipped journey when its title or its skip reason names the machine', () => {
    const spec = (title: string, status: string, description?: string) => ({
      title,
      tests: [{ status, annotations: [{ type: 'skip', ...(description ? { description } : {}) }] }],
    });
    const report = {
      suites: [
        {
          specs: [spec('looks the same', 'skipped', 'needs a second screen')],
          suites: [
            {
              specs: [
                spec('ran', 'expected'),
                spec('waits', 'skipped'),
                spec('later', 'skipped', 'flaky'),
                spec('prints (needs a printer)', 'skipped'),
              ],
            },
          ],
        },
      ],
    };
    expect(read('unexplainedJourneys', report)).toEqual(['waits', 'later']);
  });

  it('names each failed test with the start of its message, and the command that runs it again', () => {
    const failed = {
      ...result('failed', ' SPEC 4: saves '),
      failureMessages: ['\u001b[31mexpected 1\u001b[0m\nto be 2'],
    };
    const unit = {
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [result('passed', 'one'), failed],
        },
        { name: 'b.test.ts', status: 'failed', message: 'No such module', assertionResults: [] },
      ],
    };
    expect(read('failedUnit', unit)).toEqual([
      'SPEC 4: saves\n  expected 1\n  to be 2\n  npm test -- a.test.ts',
      'b.test.ts\n  No such module\n  npm test -- b.test.ts',
    ]);
    expect(read('failedUnit', null)).toEqual([]);
    const results = [{ error: { message: 'Timed out' } }, {}];
    const specs = [
      { title: 'ran', tests: [{ status: 'expected', results: [{}] }] },
      {
        title: 'passed at the second try',
        file: 'a b.spec.ts',
        line: 12,
        tests: [{ status: 'flaky', results }],
      },
    ];
    const config = { rootDir: path.resolve('tests') };
    expect(read('failedJourneys', { config, suites: [{ specs }] })).toEqual([
      'passed at the second try\n  Timed out\n  npm test -- "tests/a b.spec.ts:12"',
    ]);
  });

  it('names the ten files that took longest', () => {
    const testResults = Array.from({ length: 10 }, (_, index) => ({
      name: `${index}.test.ts`,
      startTime: 1_000,
      endTime: 1_000 + index * 100,
    }));
    const test = { results: [{ duration: 30_000 }, { duration: 1_250 }] };
    const journeys = {
      config: { rootDir: path.resolve('tests') },
      suites: [{ suites: [{ specs: [{ file: 'slow.spec.ts', tests: [test] }] }] }],
    };
    const slowest = read('slowestFiles', { testResults }, journeys);
    expect(slowest).toHaveLength(10);
    expect(slowest).toEqual(
      expect.arrayContaining([
        '   31.3 s  tests/slow.spec.ts',
        '    0.9 s  9.test.ts',
        '    0.1 s  1.test.ts',
      ]),
    );
    expect(read('slowestFiles', null, null)).toEqual([]);
  });
});
