import { z } from 'zod';
import { isDeliverableEmail } from '../../domain/accounts/accountRules.ts';
import { dayParameter } from '../days.ts';
import { typedLineOrNone } from '../typedText.ts';

/** The fields of the company's data, each with the environment variable that is its default. */
export const companyVariableNames = {
  nameKo: 'COMPANY_NAME_KO',
  nameEn: 'COMPANY_NAME_EN',
  representativeKo: 'COMPANY_REPRESENTATIVE_KO',
  representativeEn: 'COMPANY_REPRESENTATIVE_EN',
  addressKo: 'COMPANY_ADDRESS_KO',
  addressEn: 'COMPANY_ADDRESS_EN',
  phone: 'COMPANY_PHONE',
  email: 'COMPANY_EMAIL',
  businessNumber: 'COMPANY_BUSINESS_NUMBER',
  mailOrderNumber: 'COMPANY_MAIL_ORDER_NUMBER',
  travelAgencyNumber: 'COMPANY_TRAVEL_AGENCY_NUMBER',
  guaranteeInsurance: 'COMPANY_GUARANTEE_INSURANCE',
  hosting: 'COMPANY_HOSTING',
} as const;

export type CompanyField = keyof typeof companyVariableNames;
/** Empty where nothing is set. */
export type CompanyFields = Readonly<Record<CompanyField, string>>;

const isCompanyField = (text: string): text is CompanyField => Object.hasOwn(companyVariableNames, text);

export const companyFieldNames: readonly CompanyField[] =
  Object.keys(companyVariableNames).filter(isCompanyField);

/** Builds a record with a value for every field. */
export function companyFieldsFrom<Value>(
  value: (field: CompanyField) => Value,
): Readonly<Record<CompanyField, Value>> {
  return {
    nameKo: value('nameKo'),
    nameEn: value('nameEn'),
    representativeKo: value('representativeKo'),
    representativeEn: value('representativeEn'),
    addressKo: value('addressKo'),
    addressEn: value('addressEn'),
    phone: value('phone'),
    email: value('email'),
    businessNumber: value('businessNumber'),
    mailOrderNumber: value('mailOrderNumber'),
    travelAgencyNumber: value('travelAgencyNumber'),
    guaranteeInsurance: value('guaranteeInsurance'),
    hosting: value('hosting'),
  };
}

export const maxCompanyFieldLength = 300;

const line = typedLineOrNone(maxCompanyFieldLength);
const lineLike = (code: string, message: string, holds: (text: string) => boolean) =>
  line.refine((text) => text === '' || holds(text), { message, params: { code } });

/** What the form of the company's data sends; an empty field leaves the default. */
export const companyBodySchema = z.object({
  fromDay: dayParameter.describe('From which it counts, until a later one'),
  nameKo: line,
  nameEn: line,
  representativeKo: line,
  representativeEn: line,
  addressKo: line,
  addressEn: line,
  phone: lineLike('invalidPhone', 'a telephone number', (text) => /^\+?\d[\d ()-]{5,28}\d$/.test(text)),
  email: lineLike('invalidEmail', 'an e-mail address', isDeliverableEmail),
  businessNumber: lineLike('invalidBusinessNumber', 'ten digits, as 123-45-67890', (text) =>
    /^\d{3}-?\d{2}-?\d{5}$/.test(text),
  ),
  mailOrderNumber: line,
  travelAgencyNumber: line,
  guaranteeInsurance: line,
  hosting: line,
} satisfies Record<CompanyField | 'fromDay', z.ZodType>);
