import { htmlLang, type Language } from '../../../domain/languages.ts';
import { escapedControls } from '../../../domain/readableText.ts';
import { escapedHtml } from '../../http/escapedHtml.ts';
import { alertMailWords } from './alertMails.ts';
import { badDayMailWords } from './badDayMails.ts';
import { cn } from './cn.ts';
import { offeredTourWords, withdrawnTourWords } from './driverMails.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import type { MailTemplate, TemplateLanguage, TemplateWords } from './mailTemplate.ts';
import { passkeyMailWords } from './passkeyMails.ts';
import { resellerWords } from './resellerMails.ts';
import { staffMailWords } from './staffMails.ts';
import { ticketCalendar } from './ticketCalendar.ts';
import { tw } from './tw.ts';

const templates: Record<Language, TemplateLanguage> = { ko, en, cn, tw, ja };

/** The words for the facts of a ticket. */
export const ticketLineWords = (language: Language) => templates[language].ticketWords;

/** A rendered mail. */
export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** A calendar file that is attached. */
  readonly calendar?: string;
}

/** The texts of a mail, also as a reseller's guest gets them. */
function mailTexts(template: MailTemplate, language: Language, phone: string | null): TemplateWords {
  const words = ownTexts(template, language, phone);
  if (!('isByReseller' in template) || !template.isByReseller) return words;
  // The mail about a change has the lines of the tour and none about money.
  const changed = { ...template, kind: 'ticketChanged', isMoved: false, changedAt: '' } as const;
  const { lines: factLines = [] } = templates[language].ticketChanged(changed, phone);
  return resellerWords(template, words, { language, factLines });
}

function ownTexts(template: MailTemplate, code: Language, phone: string | null): TemplateWords {
  const language = templates[code];
  switch (template.kind) {
    case 'verificationCode':
      return language.verificationCode(template.code);
    case 'accountDeleted':
      return language.accountDeleted(template.tours ?? []);
    case 'ticketPaid':
      return language.ticketPaid(template, phone);
    case 'driverAssigned':
      return language.driverAssigned(template, phone);
    case 'tourOffered':
      return offeredTourWords(template);
    case 'tourWithdrawn':
      return withdrawnTourWords(template);
    case 'ticketChanged':
      return language.ticketChanged(template, phone);
    case 'ticketCancelled':
      return language.ticketCancelled(template);
    case 'tourCalledOff':
    case 'visitorMessage':
    case 'noDriverYet':
      return badDayMailWords(template, code, language.ticketWords, phone);
    case 'refundRefused':
      return language.refundRefused(template, phone);
    case 'goodwillRefund':
      return language.goodwillRefund(template);
    case 'paymentLink':
      return language.paymentLink(template, phone);
    case 'staffInvitation':
    case 'staffRecovery':
    case 'staffRecoveryRequested':
      return staffMailWords(template, code);
    case 'staffAlert':
      return alertMailWords(template, code);
    case 'staffPasskeyChanged':
      return passkeyMailWords(template, code);
    case 'reportClosed':
      return language.reportClosed(template);
    case 'placeReportClosed':
      return language.placeReportClosed(template);
    default:
      return language[template.kind];
  }
}

/** The calendar file of a mail about a tour that will take place. */
function mailCalendar(template: MailTemplate, language: Language): string | null {
  if (template.kind !== 'ticketPaid' && template.kind !== 'ticketChanged') return null;
  const { ticketWords: words } = templates[language];
  const writtenAt = template.kind === 'ticketPaid' ? template.paidAt : template.changedAt;
  return ticketCalendar({ facts: template, words, writtenAt }, language);
}

/** The links of a mail that add its ticket to the wallet of a phone, with their texts. */
function passLinks(template: MailTemplate, language: Language): readonly { text: string; link: string }[] {
  if (!('passes' in template) || !template.passes) return [];
  const { passLinks: texts } = templates[language];
  const { apple, google } = template.passes;
  return [
    ...(apple === undefined ? [] : [{ text: texts.apple, link: apple }]),
    ...(google === undefined ? [] : [{ text: texts.google, link: google }]),
  ];
}

/** Emphasises amounts that are charged or refunded (docs/product/deviations.md). */
const withBoldAmounts = (html: string) => html.replaceAll(/₩[\d,]+|US\$[\d,]+\.\d\d/g, '<strong>$&</strong>');

/**
 * Renders a mail; `companyPhone` is for visitors who look for their driver. The code is the only number of six digits
 * in it: colours use the short form (docs/product/accounts.md#api-sign-up).
 */
export function renderMail(
  template: MailTemplate,
  language: Language,
  companyPhone: string | null = null,
): RenderedMail {
  const { footer } = templates[language];
  const { heading, before, button, after, ...stored } = mailTexts(template, language, companyPhone);
  // Values may hold visitors' input from before control characters were rejected.
  const subject = escapedControls(stored.subject);
  const lines = stored.lines?.map(escapedControls);
  const code = 'code' in template ? template.code : null;
  const link = 'link' in template ? template.link : null;
  const facts = lines?.join('\n') ?? null;
  const passes = passLinks(template, language);
  const passLines =
    passes.length === 0 ? null : passes.map(({ text, link }) => `${text}\n${link}`).join('\n\n');
  const text = [heading, before, code, facts, link, passLines, after, `-- \n${footer}`]
    .filter((part) => part !== null)
    .join('\n\n');
  const html = `<!doctype html>
<html lang="${htmlLang[language]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapedHtml(subject)}</title></head>
<body style="margin:0;background:#f5f5f0;color:#222;font:16px/1.6 system-ui,sans-serif">
<div style="max-width:480px;margin:0 auto;padding:32px 20px">
<p style="margin:0 0 16px;font-weight:700;color:#154">Solbada 솔바다</p>
<div style="background:#fff;border-radius:14px;padding:28px 24px">
<h1 style="margin:0 0 12px;font-size:22px;line-height:1.35">${escapedHtml(heading)}</h1>
<p style="margin:0 0 20px">${escapedHtml(before)}</p>
${lines === undefined ? '' : `<p style="margin:0 0 20px;font-size:15px">${lines.map((line) => withBoldAmounts(escapedHtml(line))).join('<br>')}</p>\n`}${code === null ? '' : `<p style="margin:0 0 20px;font-size:34px;font-weight:700;letter-spacing:6px">${escapedHtml(code)}</p>\n`}${
  link === null
    ? ''
    : `<p style="margin:0 0 20px"><a href="${escapedHtml(link)}" style="display:inline-block;padding:12px 24px;border-radius:24px;background:#154;color:#fff;font-weight:600;text-decoration:none">${escapedHtml(button ?? heading)}</a></p>\n<p style="margin:0 0 20px;font-size:13px;word-break:break-all">${escapedHtml(link)}</p>\n`
}${passes
  .map(
    (pass) =>
      `<p style="margin:0 0 20px"><a href="${escapedHtml(pass.link)}" style="display:inline-block;padding:12px 24px;border-radius:24px;background:#000;color:#fff;font-weight:600;text-decoration:none">${escapedHtml(pass.text)}</a></p>\n`,
  )
  .join('')}<p style="margin:0;font-size:14px">${escapedHtml(after).replaceAll('\n', '<br>')}</p>
</div>
<p style="margin:16px 0 0;font-size:13px;color:#555">${escapedHtml(footer)}</p>
</div>
</body>
</html>`;
  const calendar = mailCalendar(template, language);
  return { subject, text, html, ...(calendar === null ? {} : { calendar }) };
}
