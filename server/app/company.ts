import { z } from 'zod';
import type { Company } from '../../contract/company.ts';
import type { CompanyDetails } from '../features/documents/openDocuments.ts';

/** One line of text from an operator. */
export const text = z.string().trim().min(1).max(300);

/** The variables that describe the operator's company. */
export const companyVariables = {
  COMPANY_NAME_KO: text.optional(),
  COMPANY_NAME_EN: text.optional(),
  COMPANY_REPRESENTATIVE_KO: text.optional(),
  COMPANY_REPRESENTATIVE_EN: text.optional(),
  COMPANY_ADDRESS_KO: text.optional(),
  COMPANY_ADDRESS_EN: text.optional(),
  COMPANY_PHONE: text.optional(),
  COMPANY_EMAIL: z.email().optional(),
  COMPANY_BUSINESS_NUMBER: z
    .string()
    .trim()
    .regex(/^\d{3}-?\d{2}-?\d{5}$/, 'ten digits, as 123-45-67890')
    .optional(),
  COMPANY_MAIL_ORDER_NUMBER: text.optional(),
  COMPANY_TRAVEL_AGENCY_NUMBER: text.optional(),
  COMPANY_GUARANTEE_INSURANCE: text.optional(),
  COMPANY_HOSTING: text.optional(),
};

type CompanyEnvironment = z.output<z.ZodObject<typeof companyVariables>>;

/** Sample values until an operator sets their own; the footer marks them as such. */
const sampleCompany = {
  COMPANY_NAME_KO: '솔바다 여행사(예시)',
  COMPANY_NAME_EN: 'Solbada Travel (sample)',
  COMPANY_REPRESENTATIVE_KO: '홍길동',
  COMPANY_REPRESENTATIVE_EN: 'Hong Gildong',
  COMPANY_ADDRESS_KO: '강원특별자치도 강릉시 강릉대로 1(예시)',
  COMPANY_ADDRESS_EN: '1 Gangneung-daero, Gangneung-si, Gangwon-do (sample)',
  COMPANY_PHONE: '033-000-0000',
  COMPANY_EMAIL: 'help@solbada.example',
  COMPANY_BUSINESS_NUMBER: '000-00-00000',
  COMPANY_MAIL_ORDER_NUMBER: '2026-강원강릉-0000',
  COMPANY_TRAVEL_AGENCY_NUMBER: '제0000-000000호(예시)',
  COMPANY_GUARANTEE_INSURANCE: '○○보증보험 2026.01.01–2026.12.31, 0,000만 원(예시)',
  COMPANY_HOSTING: 'Solbada',
} as const;

type CompanyKey = keyof typeof sampleCompany;

/** An operator's own company is never shown with the sample's number or address. */
function companyValue(environment: CompanyEnvironment, key: CompanyKey): string | undefined {
  return environment[key] ?? (environment.COMPANY_NAME_KO ? undefined : sampleCompany[key]);
}

export function companyDetails(environment: CompanyEnvironment): CompanyDetails {
  const value = (...keys: CompanyKey[]) =>
    keys.map((key) => companyValue(environment, key)).find((text) => text !== undefined) ?? '-';
  const shared = { companyPhone: value('COMPANY_PHONE'), companyEmail: value('COMPANY_EMAIL') };
  return {
    ko: {
      companyName: value('COMPANY_NAME_KO'),
      representative: value('COMPANY_REPRESENTATIVE_KO'),
      companyAddress: value('COMPANY_ADDRESS_KO'),
      ...shared,
    },
    // An operator with only a Korean name is shown by that name in every language.
    en: {
      companyName: value('COMPANY_NAME_EN', 'COMPANY_NAME_KO'),
      representative: value('COMPANY_REPRESENTATIVE_EN', 'COMPANY_REPRESENTATIVE_KO'),
      companyAddress: value('COMPANY_ADDRESS_EN', 'COMPANY_ADDRESS_KO'),
      ...shared,
    },
  };
}

/** Both, or where only one is set that one in both. */
function inBoth(ko: string | undefined, en: string | undefined): { ko: string; en: string } | null {
  const known = ko ?? en;
  return known === undefined ? null : { ko: ko ?? known, en: en ?? known };
}

/**
 * The company's page in the Korea Fair Trade Commission's register, which a Korean seller's first screen links to
 * (Enforcement Rule of the E-Commerce Act, article 7 paragraph 2).
 */
function registerAddress(businessNumber: string | undefined): string | null {
  if (businessNumber === undefined) return null;
  return `https://www.ftc.go.kr/bizCommPop.do?wrkr_no=${businessNumber.replaceAll('-', '')}`;
}

export function companyFromEnvironment(environment: CompanyEnvironment): Company {
  const isSample = !environment.COMPANY_NAME_KO;
  const value = (key: CompanyKey) => companyValue(environment, key);
  const both = (name: 'NAME' | 'REPRESENTATIVE' | 'ADDRESS') =>
    inBoth(value(`COMPANY_${name}_KO`), value(`COMPANY_${name}_EN`));
  return {
    isSample,
    name: both('NAME') ?? { ko: sampleCompany.COMPANY_NAME_KO, en: sampleCompany.COMPANY_NAME_EN },
    representative: both('REPRESENTATIVE'),
    address: both('ADDRESS'),
    phone: value('COMPANY_PHONE') ?? null,
    email: value('COMPANY_EMAIL') ?? sampleCompany.COMPANY_EMAIL,
    businessNumber: value('COMPANY_BUSINESS_NUMBER') ?? null,
    mailOrderNumber: value('COMPANY_MAIL_ORDER_NUMBER') ?? null,
    travelAgencyNumber: value('COMPANY_TRAVEL_AGENCY_NUMBER') ?? null,
    guaranteeInsurance: value('COMPANY_GUARANTEE_INSURANCE') ?? null,
    hosting: value('COMPANY_HOSTING') ?? null,
    registerAddress: isSample ? null : registerAddress(environment.COMPANY_BUSINESS_NUMBER),
  };
}

/** What Korean law asks a seller of trips to show on the first screen and this operator has not set. */
export function missingCompanyVariables(environment: CompanyEnvironment): CompanyKey[] {
  const wanted: CompanyKey[] = [
    'COMPANY_NAME_KO',
    'COMPANY_REPRESENTATIVE_KO',
    'COMPANY_ADDRESS_KO',
    'COMPANY_PHONE',
    'COMPANY_EMAIL',
    'COMPANY_BUSINESS_NUMBER',
    'COMPANY_MAIL_ORDER_NUMBER',
    'COMPANY_TRAVEL_AGENCY_NUMBER',
    'COMPANY_GUARANTEE_INSURANCE',
    'COMPANY_HOSTING',
  ];
  return wanted.filter((key) => environment[key] === undefined);
}
