import { describe, expect, it } from 'vitest';
import { mutationFaults, mutationScores, reportSchema, triedMutants } from './mutationReport.ts';

const source = `const isFull = (sold: number) =>\n  sold >= 10;\n`;
const mutant = (status: string, replacement: string) => ({
  status,
  replacement,
  location: { start: { line: 2, column: 3 }, end: { line: 2, column: 13 } },
});
const tried = (...mutants: ReturnType<typeof mutant>[]) =>
  triedMutants(reportSchema.parse({ files: { 'cars.ts': { source, mutants } } }));
const explained = (...mutants: [string, string][]) => [{ reason: 'So.', file: 'cars.ts', mutants }];

describe('the report of the mutation tests', () => {
  it('has no faults if each mutant is noticed', () => {
    expect(mutationFaults(tried(mutant('Killed', 'true'), mutant('Timeout', 'false')), [])).toEqual([]);
  });

  it.each(['Survived', 'NoCoverage', 'RuntimeError'])(
    'names each mutant that is %s, with its code',
    (status) => {
      expect(mutationFaults(tried(mutant(status, 'sold > 10')), [])).toEqual([
        'No test notices cars.ts:2\n    sold >= 10\n -> sold > 10',
      ]);
    },
  );

  it('accepts an explained survivor, wherever it is in its file', () => {
    const survivor = tried(mutant('Survived', 'sold > 10'));
    expect(mutationFaults(survivor, explained(['sold >= 10', 'sold > 10']))).toEqual([]);
    expect(mutationFaults(survivor, explained(['sold >= 11', 'sold > 11']))).toHaveLength(2);
  });

  it('names an explanation whose mutant is noticed, unless it ran out of time', () => {
    const list = explained(['sold >= 10', 'sold > 10']);
    expect(mutationFaults(tried(mutant('Killed', 'sold > 10')), list)).toEqual([
      'A test notices, or the code has changed: remove from survivors.ts cars.ts\n    sold >= 10\n -> sold > 10',
    ]);
    expect(mutationFaults(tried(mutant('Timeout', 'sold > 10')), list)).toEqual([]);
  });

  it('reads code of several lines', () => {
    const whole = {
      ...mutant('Survived', '() =>\n  undefined'),
      location: { start: { line: 1, column: 16 }, end: { line: 2, column: 13 } },
    };
    const list = explained(['(sold: number) => sold >= 10', '() => undefined']);
    expect(mutationFaults(tried(whole), list)).toEqual([]);
  });

  it('counts for each file how many are noticed', () => {
    expect(mutationScores(tried(mutant('Killed', 'true'), mutant('Survived', 'false')))).toEqual([
      '1 of 2  cars.ts',
    ]);
  });
});
