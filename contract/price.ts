import type { Language } from './languages.ts';

/** Whole won with currency sign and thousands separators, the same in every language. */
export function wonOf(amount: number): string {
  return `₩${amount.toLocaleString('en-US')}`;
}

/**
 * SPEC 1: the ticket of 30,000 won is shown as $30.00 in English and as ¥30,000 in Japanese and Chinese. Pages show
 * the won first, since that is what is charged, and this figure after it (DESIGN 7).
 */
export function shownPrice(amount: number, language: Language): string {
  if (language === 'ko') return wonOf(amount);
  return language === 'en' ? `$${(amount / 1000).toFixed(2)}` : `¥${amount.toLocaleString('en-US')}`;
}
