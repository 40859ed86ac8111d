import type { Language } from './languages.ts';

/** A number with Korea's country code; null for numbers without an area, such as 1644-3001, which may not work from abroad. */
function international(phone: string): string | null {
  return phone.startsWith('0') ? `+82 ${phone.slice(1).replaceAll('-', ' ')}` : null;
}

/** A Korean number as readers dial it: without the country code on Korean pages, with it for visitors from abroad. */
export function shownPhone(phone: string, language: Language): string {
  return language === 'ko' ? phone : (international(phone) ?? phone);
}

/** A link for writing to a number in E.164: by text message in Korea, by WhatsApp elsewhere. */
export function messengerUrl(phone: string): string {
  return phone.startsWith('+82') ? `sms:${phone}` : `https://wa.me/${phone.slice(1)}`;
}

/** A link for calling a number, with the country code if it has one, so that it works on any phone in any country. */
export function phoneUrl(phone: string): string {
  return `tel:${(international(phone) ?? phone).replace(/[^\d+]/g, '')}`;
}
