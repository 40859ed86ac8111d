import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Language } from '../../../domain/languages.ts';
import { invalidField } from '../../desk/invalidField.ts';
import type { Database } from '../../platform/database/database.ts';

/** The country whose numbers need no country code, by the language of the page. English belongs to no single country. */
const homeCountries: Record<Language, CountryCode | undefined> = {
  ko: 'KR',
  ja: 'JP',
  cn: 'CN',
  tw: 'TW',
  en: undefined,
};

/**
 * A visitor's telephone number as it is stored, E.164; null for an empty text.
 * @throws ProblemError 'invalidRequest' for a text that is no number, or that lacks a country code which the language
 *   doesn't imply
 */
export function readPhone(text: string, language: Language): string | null {
  if (text === '') return null;
  const number = parsePhoneNumberFromString(text, homeCountries[language]);
  if (number?.isValid()) return number.number;
  throw invalidField('customerPhone', 'invalidPhone', 'a telephone number with its country code');
}

/** Whether visitors have to leave a number, as the desk has decided. */
export async function needsPhone({ database }: { readonly database: Database }): Promise<boolean> {
  const rules = await database.sql.selectFrom('sales_rules').select('needs_phone').executeTakeFirst();
  return rules?.needs_phone ?? false;
}

/**
 * The same as `readPhone` for a visitor.
 * @throws ProblemError 'invalidRequest' also for an empty text, if the desk requires a number
 */
export async function readVisitorPhone(
  deps: { readonly database: Database },
  text: string,
  language: Language,
): Promise<string | null> {
  const phone = readPhone(text, language);
  if (phone === null && (await needsPhone(deps)))
    throw invalidField('customerPhone', 'phoneMissing', 'needed, with its country code');
  return phone;
}
