import { describe, expect, it } from 'vitest';
import { languages } from '../../../domain/languages.ts';
import { callOffReasons } from '../../../domain/tour/badDay.ts';
import { renderMail } from './renderMail.ts';
import { badDayLetters, ticketFacts } from './testing/badDayLetters.ts';

describe('mails about a bad day', () => {
  it('names the reason of a tour that is called off, the choice with its end and the whole price', () => {
    const mails = badDayLetters.filter((template) => template.kind === 'tourCalledOff');
    for (const language of languages) {
      const written = mails.map((template) => renderMail(template, language));
      expect(new Set(written.map(({ text }) => text)).size, language).toBe(callOffReasons.length);
      for (const { text, html } of written) {
        for (const part of ['₩30,000', '12:00', '10:00', '1 < 2 & <i>'])
          expect(text, language).toContain(part);
        expect(html).toContain('<strong>₩30,000</strong>');
      }
    }
  });

  it('marks the staff’s own words as not translated, and says nothing of them without any', () => {
    const mark = /원문 그대로|not translated|未翻译|未翻譯|翻訳していません/;
    const message = { kind: 'visitorMessage', ...ticketFacts, message: 'rain' } as const;
    for (const language of languages) {
      expect(renderMail({ ...message, words: 'Bring boots.' }, language).text, language).toMatch(mark);
      expect(renderMail({ ...message, words: '' }, language).text, language).not.toMatch(mark);
    }
  });
});
