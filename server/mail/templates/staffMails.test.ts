import { describe, expect, it } from 'vitest';
import { languages } from '../../../domain/languages.ts';
import { deskLanguages } from '../../../domain/staff/staffRules.ts';
import type { MailTemplate, PasskeyChange } from './mailTemplate.ts';
import { renderMail } from './renderMail.ts';

const link = 'https://desk.guide.example/desk/join#abc';
const mails: MailTemplate[] = [
  { kind: 'staffInvitation', link },
  { kind: 'staffRecovery', link, isApproved: false },
  { kind: 'staffRecoveryRequested', name: 'Kim <b>', email: 'kim@staff.example', link },
];

describe('the desk: mails to the staff', () => {
  it.each(deskLanguages)('are written in %s, with the link', (language) => {
    for (const template of mails) {
      const { subject, text } = renderMail(template, language);
      expect(text).toContain(link);
      for (const part of [subject, text.split('\n')[0]]) {
        expect(/[가-힣]/.test(part ?? '')).toBe(language === 'ko');
      }
    }
  });

  it('name whoever needs a new passkey, as text', () => {
    const { text, html } = renderMail(
      { kind: 'staffRecoveryRequested', name: 'Kim <b>', email: 'kim@staff.example', link },
      'en',
    );
    expect(text).toContain('Kim <b> (kim@staff.example)');
    expect(html).toContain('Kim &lt;b&gt;');
  });

  it('say that a colleague has to approve a recovery, unless the operator has', () => {
    const mailText = (isApproved: boolean) =>
      renderMail({ kind: 'staffRecovery', link, isApproved }, 'en').text;
    expect(mailText(false)).toContain('has to approve');
    expect(mailText(true)).not.toContain('has to approve');
  });

  it('are English in every other language of the guide', () => {
    for (const template of mails) {
      expect(renderMail(template, 'ja').subject).toBe(renderMail(template, 'en').subject);
    }
  });

  it.each(languages)('report a changed passkey in %s, with its name and the link', (language) => {
    const changed = (change: PasskeyChange) =>
      renderMail({ kind: 'staffPasskeyChanged', change, passkey: 'Chrome <b>, Mac', link }, language);
    const subjects = (['added', 'removed', 'recovered'] as const).map((change) => {
      const { subject, text, html } = changed(change);
      expect(text).toContain('Chrome <b>, Mac');
      expect(text).toContain(link);
      expect(html).toContain('Chrome &lt;b&gt;, Mac');
      return subject;
    });
    expect(new Set(subjects).size).toBe(3);
  });
});
