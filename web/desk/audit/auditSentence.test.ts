import { describe, expect, it } from 'vitest';
import type { AuditLine } from '../../../contract/desk/auditTrail.ts';
import { auditActions } from '../../../domain/staff/auditActions.ts';
import { en } from '../messages/en.ts';
import { ko } from '../messages/ko.ts';
import { auditCsv } from './auditCsv.ts';
import { auditSentence } from './auditSentence.ts';

const line: AuditLine = {
  number: 7,
  at: '2026-11-24T01:00:00.000Z',
  who: 'Lee',
  actor: { kind: 'staff', id: '1', email: 'lee@example.com', role: 'dispatcher' },
  action: 'refund',
  subject: 'order order_1',
  subjectName: 'SB-7K3M-92',
  before: null,
  after: { kind: 'byRule', percent: 90, amount: 27_000, currency: 'KRW' },
};

describe('a line of the audit trail', () => {
  it('is a sentence in both languages', () => {
    expect(auditSentence(line, en)).toBe('requested a refund of ₩27,000 (90%) for order SB-7K3M-92.');
    expect(auditSentence(line, ko)).toBe('주문 SB-7K3M-92의 환불을 요청했습니다 (₩27,000, 90%).');
  });

  it('has a sentence for every action, also where an earlier release has recorded nothing else', () => {
    const kinds = Object.entries(auditActions).flatMap(([subject, actions]) =>
      actions.map((action) => ({ ...line, action, subject: `${subject} 1`, subjectName: null, after: null })),
    );
    for (const messages of [en, ko]) {
      for (const old of kinds) {
        const sentence = auditSentence(old, messages);
        expect(sentence, old.subject).not.toMatch(/undefined|null|NaN|\(\)|\{/);
        expect(sentence.length).toBeGreaterThan(3);
      }
    }
  });

  it('of a newer release is shown by its names', () => {
    expect(auditSentence({ ...line, action: 'fly', subject: 'boat 3' }, en)).toBe('fly (boat 3)');
  });

  it('is exported with its sentence, its role and its values in words', () => {
    const changed: AuditLine = {
      ...{ ...line, action: 'change', subject: 'driver 3', subjectName: '=Kim' },
      before: { phone: '010-1', isActive: true, daysOff: [] },
      after: { phone: '010-2', isActive: false, daysOff: ['2026-12-24', '2026-12-25'] },
    };
    const [, row] = auditCsv([changed], en, 'en').split('\r\n');
    expect(row).toContain('Lee,Dispatcher,lee@example.com,changed the driver =Kim.');
    expect(row).toContain('Phone: 010-1 → 010-2\nActive: yes → no\nDays off: – → 2026-12-24, 2026-12-25');
  });
});
