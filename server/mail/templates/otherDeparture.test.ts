import { expect, it } from 'vitest';
import { languages } from '../../../domain/languages.ts';
import type { MailTemplate } from './mailTemplate.ts';
import { renderMail } from './renderMail.ts';
import { ticketFacts as facts } from './testing/badDayLetters.ts';

it('names another departure instead of the station, also in the calendar', () => {
  const departure = { name: 'Bus Terminal', meetingPlace: 'Gate 2', koreanName: '강릉터미널' };
  const stations = /강릉역|Gangneung Station|江陵站|江陵駅/;
  const driver = { driverName: '박기사', car: 'K8', plate: '12 3456', isChange: false };
  const about = { ...facts, departure };
  const mails: MailTemplate[] = [
    { kind: 'ticketPaid', ...about, paidAt: '2026-11-21T03:00:00.000Z' },
    { kind: 'driverAssigned', ...about, ...driver },
    { kind: 'driverAssigned', ...about, ...driver, isChange: true },
    { kind: 'visitorMessage', ...about, message: 'meeting', words: '' },
  ];
  for (const language of languages) {
    for (const mail of mails) {
      const { text, calendar } = renderMail(mail, language);
      expect(text, language).toContain('Gate 2');
      expect(text, language).not.toMatch(stations);
      if (mail.kind === 'driverAssigned') expect(text, language).toContain('Bus Terminal');
      if (calendar === undefined) continue;
      expect(calendar).toContain(language === 'ko' ? 'LOCATION:Gate 2' : 'LOCATION:Gate 2 (강릉터미널)');
      expect(calendar).not.toMatch(stations);
    }
  }
});
