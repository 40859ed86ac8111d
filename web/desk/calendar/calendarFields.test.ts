import { describe, expect, it } from 'vitest';
import { closureBodySchema, salesRulesSchema } from '../../../contract/desk/salesFields.ts';
import { fieldProblems } from '../ui/form/fieldProblems.ts';
import { closureBody, newClosure } from './closureFields.ts';
import { type RulesValues, rulesBody, rulesValues } from './rulesFields.ts';

describe('The desk: the rules of sales in their form', () => {
  const stored = {
    ...{
      turnaroundMinutes: 30,
      leadMinutes: 0,
      daysAhead: null,
      maxBoughtHalfHours: 4,
      stoppedAt: null,
      version: 3,
    },
    needsPhone: true,
    weekdays: [null, ...Array.from({ length: 6 }, () => ({ first: '09:00', last: '18:00' }))],
  };
  const { stoppedAt: _stoppedAt, version: _version, ...rules } = stored;
  const wrong = (change: Partial<RulesValues>) =>
    fieldProblems(salesRulesSchema, rulesBody({ ...rulesValues(stored), ...change })).map(
      ({ field }) => field,
    );

  it('come back as they were', () => {
    expect(rulesBody(rulesValues(stored))).toEqual(rules);
    const limited = { ...stored, daysAhead: 30 };
    expect(rulesBody(rulesValues(limited))).toEqual({ ...rules, daysAhead: 30 });
  });

  it.each<[keyof RulesValues, string, boolean]>([
    ['turnaroundMinutes', '240', true],
    ['turnaroundMinutes', '241', false],
    ['turnaroundMinutes', '', false],
    ['leadMinutes', ' 120 ', true],
    ['leadMinutes', '2 h', false],
    ['leadMinutes', '1.5', false],
    ['daysAhead', '', true],
    ['daysAhead', '0', false],
    ['daysAhead', '365', true],
    ['maxBoughtHalfHours', '6', true],
    ['maxBoughtHalfHours', '7', false],
    ['weekdays.2', '', true],
  ])('check %s: %j', (field, typed, isValid) => {
    expect(wrong({ [field]: typed })).toEqual(isValid ? [] : [field]);
  });
});

describe('The desk: a closure in its form', () => {
  const closure = { ...newClosure('2026-12-24', '2026-12-25'), reason: 'typhoon' };

  it('closes all day without a first departure', () => {
    expect(closureBody(closure).departures).toBeNull();
    expect(closureBody({ ...closure, first: '15:00' }).departures).toEqual({ first: '15:00', last: '18:00' });
  });

  it('never ends before it begins', () => {
    expect(closureBody({ ...closure, first: '15:00', last: '10:00' }).departures).toEqual({
      first: '15:00',
      last: '15:00',
    });
  });

  it('needs its days in order, and a reason', () => {
    const problems = (change: object) =>
      fieldProblems(closureBodySchema, closureBody({ ...closure, ...change })).map(({ field }) => field);
    expect(problems({})).toEqual([]);
    expect(problems({ to: '2026-12-23' })).toEqual(['to']);
    expect(problems({ reason: ' ' })).toEqual(['reason']);
    expect(problems({ from: '' })).toContain('from');
  });
});
