import { expect, it } from 'vitest';
import { languages } from '../../../domain/languages.ts';
import type { MailTemplate } from './mailTemplate.ts';
import { renderMail } from './renderMail.ts';
import { ticketFacts as facts } from './testing/badDayLetters.ts';

it('names no sum to the guest of a reseller', () => {
  const guest = { ...facts, isByReseller: true as const };
  const mails: MailTemplate[] = [
    { kind: 'ticketPaid', ...guest, paidAt: '2026-11-21T03:00:00.000Z' },
    { kind: 'ticketCancelled', ...guest, refund: 30_000 },
    { kind: 'ticketChanged', ...guest, isMoved: true, changedAt: '2026-11-21T03:00:00.000Z' },
    {
      ...{ kind: 'tourCalledOff', ...guest, reason: 'typhoon', words: '' },
      until: '2026-12-22T03:00:00.000Z',
    },
  ];
  for (const language of languages) {
    for (const mail of mails) {
      const { subject, text } = renderMail(mail, language);
      expect(`${subject} ${text}`, `${mail.kind} ${language}`).not.toMatch(/₩|30,000|KRW/);
      expect(text).toContain(facts.orderId);
    }
  }
});
