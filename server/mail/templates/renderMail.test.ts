import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { htmlLang, languages } from '../../../domain/languages.ts';
import type { MailTemplate } from './mailTemplate.ts';
import { renderMail } from './renderMail.ts';
import { badDayLetters, ticketFacts as facts } from './testing/badDayLetters.ts';

const code = '482913';
const { orderId } = facts;
const letters: MailTemplate[] = [
  { kind: 'verificationCode', code },
  { kind: 'passwordReset', link: 'https://guide.example/password/reset?token=abc&x="<i>' },
  { kind: 'noAccount', link: 'https://guide.example/signup/email/1' },
  { kind: 'passwordChanged' },
  { kind: 'googleLinked', link: 'https://guide.example/account' },
  { kind: 'accountDeleted' },
  { kind: 'ticketPaid', ...facts, paidAt: '2026-11-21T03:00:00.000Z' },
  { kind: 'ticketChanged', ...facts, isMoved: true, version: 1, changedAt: '2026-11-21T03:00:00.000Z' },
  { kind: 'ticketChanged', ...facts, isMoved: false, version: 2, changedAt: '2026-11-21T03:00:00.000Z' },
  { kind: 'ticketCancelled', ...facts, refund: 27_000 },
  ...badDayLetters,
  { kind: 'refundRefused', ...facts },
  { kind: 'ticketCancelled', ...facts, refund: 27_000, isByHand: true },
  { kind: 'goodwillRefund', ...facts, refund: 5_000, reason: '<i>' },
  { kind: 'goodwillRefund', ...facts, refund: 5_000, reason: '<i>', isByHand: true },
  { kind: 'paymentLink', ...facts, payUntil: '2026-12-23T01:00:00.000Z' },
  { kind: 'reportClosed', orderId, reply: '1 < 2 & <i>\n\n₩5,000', link: facts.link, hasNoAccount: false },
  { kind: 'placeReportClosed', placeName: '<i>', reply: '1 < 2 & <i>' },
  { kind: 'driverAssigned', ...facts, driverName: '<i>', car: 'K8', plate: '12 3456', isChange: false },
  { kind: 'driverAssigned', ...facts, driverName: '<i>', car: 'K8', plate: '12 3456', isChange: true },
];
const time = { tripDate: '2026-12-24', startTime: '10:00' };
const mailsToDrivers: MailTemplate[] = [
  ...[
    { isAccepted: false },
    { isAccepted: true },
    { isAccepted: false, isChanged: true as const },
    { isAccepted: true, isChanged: true as const },
  ].map((state) => ({
    kind: 'tourOffered' as const,
    ...time,
    numberOfPeople: 3,
    visitorLanguage: 'ja' as const,
    stops: ['경포해변', '<i>'],
    ...state,
    link: 'https://guide.example/driver-tours/7.20261224.abc',
  })),
  ...[false, true].map((isCancelled) => ({ kind: 'tourWithdrawn' as const, ...time, isCancelled })),
  { kind: 'tourWithdrawn' as const, ...time, isCancelled: false, isMoved: true },
];

describe('mail templates', () => {
  it('DESIGN 3: shows the code as six joined digits, the only such number in the mail', () => {
    for (const language of languages) {
      const { subject, text, html } = renderMail({ kind: 'verificationCode', code }, language);
      for (const part of [text, html]) {
        expect(
          part.match(/\d{6,}/g)?.every((number) => number === code),
          language,
        ).toBe(true);
        expect(part).toContain(code);
      }
      expect(subject.match(/\d+/g)).toEqual([code]);
    }
  });

  it('never shows a control character from a visitor’s unchecked input', () => {
    const typed = { customerName: 'KIM\u202eARO\u001b[2J', orderId: 'order\r\nBcc: x', stops: ['a\u2028b'] };
    const receipt: MailTemplate = {
      kind: 'ticketPaid',
      ...facts,
      ...typed,
      paidAt: '2026-11-21T03:00:00.000Z',
    };
    for (const language of languages) {
      const { subject, text, html } = renderMail(receipt, language);
      for (const part of [subject, text, html]) expect(part).not.toMatch(/[^\P{Cc}\n]|[\u202e\u2028]/u);
      expect(subject).toContain('order\\u{d}\\u{a}Bcc: x');
      expect(text).toContain('KIM\\u{202e}ARO\\u{1b}[2J');
    }
  });

  it('renders every template in its own language, in text and HTML', () => {
    const han = /[\u4e00-\u9fff]/;
    const scripts = { ko: /[가-힣]/, en: /[a-z]{4}/, cn: han, tw: han, ja: /[\u3040-\u30ff]/ };
    for (const template of letters) {
      const subjects = new Set<string>();
      for (const language of languages) {
        const written = renderMail(template, language);
        subjects.add(written.subject);
        expect(written.html).toContain(`<html lang="${htmlLang[language]}">`);
        for (const part of [written.subject, written.text, written.html])
          expect(part).toMatch(scripts[language]);
        if (language !== 'en') {
          const words = written.text.replace(/https?:\S+|order_\w+/g, '').match(/[A-Za-z]{3,}/g) ?? [];
          expect(
            words.filter((word) => !['Solbada', 'KRW', 'Google'].includes(word)),
            `${template.kind} in ${language}`,
          ).toEqual([]);
        }
        if (language !== 'ko') expect(written.text).not.toMatch(scripts.ko);
      }
      expect(subjects.size, template.kind).toBe(languages.length);
    }
  });

  it('tells a visitor the driver, the car, its plate, and when and where they meet', () => {
    const stations = { ko: '강릉역', en: 'Gangneung Station', cn: '江陵站', tw: '江陵站', ja: '江陵駅' };
    for (const template of letters.filter(({ kind }) => kind === 'driverAssigned')) {
      for (const language of languages) {
        const { text } = renderMail(template, language);
        for (const part of ['K8', '12 3456', '10:00', '24', stations[language]]) {
          expect(text, language).toContain(part);
        }
      }
    }
  });

  it('writes to drivers in Korean, each mail with its own subject', () => {
    const mails = mailsToDrivers.map((template) => renderMail(template, 'ko'));
    for (const { text, html } of mails) {
      expect(text).toContain('2026년 12월 24일 목요일 10:00');
      expect(html).not.toContain('<i>');
      expect(text.replace(/https?:\S+/g, '')).not.toMatch(/[A-Za-z]{3,}/);
    }
    expect(mails[0]?.text).toContain('손님 언어: 일본어');
    expect(mails[0]?.text).toContain('경포해변 → ');
    expect(new Set(mails.map(({ text }) => text)).size).toBe(mailsToDrivers.length);
  });

  it('shows the order, the charged won and the refund rule of a receipt as text, with times of Seoul', () => {
    const rows = {
      ko: '90% (₩27,000)',
      en: '90% (₩27,000)',
      cn: '90%（₩27,000）',
      tw: '90%（₩27,000）',
      ja: '90%（₩27,000）',
    };
    for (const template of letters) {
      if (template.kind !== 'ticketPaid') continue;
      for (const language of languages) {
        const { text, html } = renderMail(template, language);
        for (const part of [orderId, '₩30,000', rows[language], '12:00', '10:00']) {
          expect(text, language).toContain(part);
        }
        expect(text.match(/^- /gm)).toHaveLength(7);
        expect(text, 'the one price').not.toMatch(/[$¥]|KRW/);
        expect(html).toContain('<strong>₩30,000</strong>');
        expect(html).toContain('&lt;i&gt;');
      }
    }
  });

  it('says of a valid ticket where to meet, and whom to call if the company has a telephone', () => {
    const places = {
      ko: '만나는 곳: 강릉역 앞',
      en: 'Meeting point: In front of Gangneung Station',
      cn: '会合地点：江陵站前',
      tw: '會合地點：江陵站前',
      ja: '待ち合わせ場所：江陵駅前',
    };
    const valid = [
      'ticketPaid',
      'ticketChanged',
      'driverAssigned',
      'refundRefused',
      'paymentLink',
      'visitorMessage',
    ];
    for (const template of letters) {
      for (const language of languages) {
        const label = `${template.kind} in ${language}`;
        const shown = language === 'ko' ? '033-640-4531' : '+82 33 640 4531';
        const { text } = renderMail(template, language, '033-640-4531');
        expect(text.includes(places[language]), label).toBe(valid.includes(template.kind));
        expect(text.includes(shown), label).toBe(valid.includes(template.kind));
        expect(renderMail(template, language).text, label).not.toContain(shown);
      }
    }
  });

  it('attaches the tour to the receipt and to a change, as one event that the change replaces', () => {
    const events = letters.flatMap((template) =>
      languages.flatMap((language) => {
        const { calendar } = renderMail(template, language);
        const attached = template.kind === 'ticketPaid' || template.kind === 'ticketChanged';
        expect(calendar !== undefined, template.kind).toBe(attached);
        if (calendar === undefined) return [];
        const event = new ICAL.Component(ICAL.parse(calendar)).getFirstSubcomponent('vevent');
        return event ? [new ICAL.Event(event)] : [];
      }),
    );
    expect(new Set(events.map(({ uid }) => uid))).toEqual(new Set([`${orderId}@solbada`]));
    expect(new Set(events.map(({ sequence }) => sequence))).toEqual(new Set([0, 1, 2]));
    for (const { startDate, endDate, description } of events) {
      expect([startDate.toString(), endDate.toString()]).toEqual([
        '2026-12-24T10:00:00',
        '2026-12-24T13:00:00',
      ]);
      expect(description).toContain(facts.link);
    }
  });

  /** Mails that name the order in their subject only. */
  const namedInSubject = ['driverAssigned', 'noDriverYet', 'tourCalledOff', 'visitorMessage'];

  it('shows the short number of the order, where the release that wrote the mail knew it', () => {
    const orderNumber = 'SB-7K3M-92';
    for (const template of letters) {
      if (!('orderId' in template)) continue;
      for (const language of languages) {
        const { subject, text, calendar } = renderMail({ ...template, orderNumber }, language);
        expect(subject, language).toContain(orderNumber);
        if (!namedInSubject.includes(template.kind)) expect(text).toContain(orderNumber);
        if (calendar !== undefined) expect(calendar).toContain(orderNumber);
        // The long id appears in links only.
        expect(`${subject}\n${text}`.replaceAll(/https?:\S+/g, '')).not.toContain(orderId);
      }
    }
  });

  it('says when a tour ends whose plan did not fit three hours, also in the calendar', () => {
    const receipt = { kind: 'ticketPaid' as const, ...facts, paidAt: '2026-11-21T03:00:00.000Z' };
    for (const language of languages) {
      const longer = renderMail({ ...receipt, boughtHalfHours: 3 }, language);
      expect(longer.text, language).toContain('10:00–14:30');
      expect(longer.text, language).toContain('90');
      expect(longer.calendar).toContain('DTEND;TZID=Asia/Seoul:20261224T143000');
      const onTime = renderMail({ ...receipt, acceptsEarlyEnd: true }, language);
      expect(onTime.text, language).toContain('10:00–13:00');
      const usual = renderMail(receipt, language);
      expect(usual.text, language).not.toContain('13:00');
      expect(onTime.text.split('\n').length).toBe(usual.text.split('\n').length + 1);
    }
  });

  it('shows the refund in the mail about a cancellation', () => {
    for (const template of letters) {
      if (template.kind !== 'ticketCancelled') continue;
      for (const language of languages) {
        const { text } = renderMail(template, language);
        expect(text, language).toContain('₩27,000');
        expect(text).toContain(orderId);
      }
    }
  });

  it('shows a reply as it was typed, escaped in HTML, with the way to the ticket or to customer service', () => {
    const reply = 'Sorry <b>for that</b>\r\n\r\n\tWe paid ₩30,000 back.';
    const closed = { kind: 'reportClosed', orderId, reply, link: facts.link } as const;
    for (const language of languages) {
      const { subject, text, html } = renderMail({ ...closed, hasNoAccount: false }, language);
      expect(subject, language).toContain(orderId);
      expect(text).toContain('Sorry <b>for that</b>\n\n We paid ₩30,000 back.');
      expect(html).toContain(
        'Sorry &lt;b&gt;for that&lt;/b&gt;<br><br> We paid <strong>₩30,000</strong> back.',
      );
      const withoutAccount = renderMail({ ...closed, hasNoAccount: true }, language);
      expect(withoutAccount.html).not.toBe(html);
    }
  });

  it('shows the reply to a report about a place as it was typed, with the name of the place', () => {
    const reply = 'Thank you <b>.\r\n\tFixed.';
    for (const language of languages) {
      const mail = renderMail({ kind: 'placeReportClosed', placeName: 'Gyeongpo Beach', reply }, language);
      expect(mail.subject, language).toContain('Gyeongpo Beach');
      expect(mail.text).toContain('Thank you <b>.\n Fixed.');
      expect(mail.html).toContain('Thank you &lt;b&gt;.<br> Fixed.');
      expect(mail.html).not.toContain('href=');
    }
  });

  it('says that no car was left, and pays back everything, when the payment came too late', () => {
    const sentence = /last car|마지막 택시|最后一辆车|最後一輛車|最後の1台/;
    for (const language of languages) {
      const cancelled = { kind: 'ticketCancelled', ...facts, refund: 30_000 } as const;
      const { text } = renderMail({ ...cancelled, isSoldOut: true }, language);
      expect(text, language).toMatch(sentence);
      expect(text, language).toContain('₩30,000');
      expect(renderMail(cancelled, language).text, language).not.toMatch(sentence);
    }
  });

  it('mentions no refund time when nothing is refunded', () => {
    for (const language of languages) {
      const { text } = renderMail({ kind: 'ticketCancelled', ...facts, refund: 0 }, language);
      const some = renderMail({ kind: 'ticketCancelled', ...facts, refund: 3000 }, language).text;
      const term = /3 business days|3영업일|3个工作日|3個工作天|3営業日/;
      expect(some, language).toMatch(term);
      expect(text, language).not.toMatch(term);
      expect(text, language).not.toContain('₩0');
      expect(text, language).toContain('₩30,000');
    }
  });

  it('escapes values in HTML, and has the plain link in the text part', () => {
    for (const template of letters) {
      if (!('link' in template)) continue;
      const { html, text } = renderMail(template, 'en');
      expect(html).not.toContain('<i>');
      expect(text).toContain(template.link);
    }
  });

  it('loads nothing and has no link that signs in with one click in any template', () => {
    for (const template of letters) {
      for (const language of languages) {
        const { html } = renderMail(template, language);
        expect(html).not.toMatch(/<img|<script|<link|url\(/);
        if (template.kind === 'verificationCode') expect(html).not.toContain('href');
      }
    }
  });
});

describe.each(languages)('SPEC 5: mails about dollars in %s', (language) => {
  const dollars = { ...facts, amount: 2_205, currency: 'USD' as const };

  it('name the order’s own currency, and no won', () => {
    const paid = renderMail({ kind: 'ticketPaid', ...dollars, paidAt: '2026-11-21T03:00:00.000Z' }, language);
    expect(paid.text).toContain('US$22.05');
    // 70 % of it, rounded down, in the lines of the refund rule.
    expect(paid.text).toContain('US$15.43');
    expect(paid.html).toContain('<strong>US$22.05</strong>');
    const cancelled = renderMail({ kind: 'ticketCancelled', ...dollars, refund: 1_543 }, language);
    expect(cancelled.text).toContain('US$15.43');
    expect(cancelled.text).toContain('US$22.05');
    const { tripDate, startTime } = facts;
    const tour = { orderId, tripDate, startTime, amount: 2_205, currency: 'USD' as const, refund: 1_543 };
    const deleted = renderMail({ kind: 'accountDeleted', tours: [tour] }, language);
    expect(deleted.text).toContain('US$15.43');
    for (const { text } of [paid, cancelled, deleted])
      expect(text).not.toMatch(/₩|KRW|\d(원|ウォン|韩元|韓元)/);
  });
});
