import type { Language } from './languages.ts';

/** With Korea's country code; null for 1644-3001 and the like, which belong to no area and may not work from abroad. */
function international(phone: string): string | null {
  return phone.startsWith('0') ? `+82 ${phone.slice(1).replaceAll('-', ' ')}` : null;
}

/** A Korean number as the reader dials it: as in Korea for Korean, with the country code for a roaming visitor. */
export function shownPhone(phone: string, language: Language): string {
  return language === 'ko' ? phone : (international(phone) ?? phone);
}

/** Where a number in E.164 can be written to: by text message in Korea, by WhatsApp elsewhere. */
export function messengerUrl(phone: string): string {
  return phone.startsWith('+82') ? `sms:${phone}` : `https://wa.me/${phone.slice(1)}`;
}

/** The number with the country code where it has one, which any phone dials anywhere. */
export function phoneUrl(phone: string): string {
  return `tel:${(international(phone) ?? phone).replace(/[^\d+]/g, '')}`;
}
