import { z } from 'zod';
import type { Company } from '../../web/app/entryServer.tsx';
import type { CompanyDetails } from '../features/documents/documents.ts';

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
  COMPANY_BUSINESS_NUMBER: text.optional(),
  COMPANY_MAIL_ORDER_NUMBER: text.optional(),
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
  COMPANY_HOSTING: 'Solbada',
} as const;

type CompanyKey = keyof typeof sampleCompany;

/** An operator's own company is never shown with the sample's number or address. */
function companyValue(environment: CompanyEnvironment, key: CompanyKey): string | undefined {
  return environment[key] ?? (environment.COMPANY_NAME_KO ? undefined : sampleCompany[key]);
}

export function companyDetailsOf(environment: CompanyEnvironment): CompanyDetails {
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

export function companyOf(environment: CompanyEnvironment): Company {
  const isSample = !environment.COMPANY_NAME_KO;
  const value = (key: CompanyKey) => companyValue(environment, key);
  const line = (label: string, content: string | undefined) => (content ? [`${label} ${content}`] : []);
  return {
    isSample,
    email: value('COMPANY_EMAIL') ?? sampleCompany.COMPANY_EMAIL,
    lines: {
      ko: [
        ...line('상호', value('COMPANY_NAME_KO')),
        ...line('대표', value('COMPANY_REPRESENTATIVE_KO')),
        ...line('주소', value('COMPANY_ADDRESS_KO')),
      ],
      en: [
        ...line('Company:', value('COMPANY_NAME_EN')),
        ...line('Representative:', value('COMPANY_REPRESENTATIVE_EN')),
        ...line('Address:', value('COMPANY_ADDRESS_EN')),
      ],
      both: [
        ...line('전화 Phone:', value('COMPANY_PHONE')),
        ...line('이메일 Email:', value('COMPANY_EMAIL')),
        ...line('사업자등록번호 Business registration number:', value('COMPANY_BUSINESS_NUMBER')),
        ...line('통신판매업 신고번호 Mail-order report number:', value('COMPANY_MAIL_ORDER_NUMBER')),
        ...line('호스팅 제공자 Hosting:', value('COMPANY_HOSTING')),
      ],
    },
  };
}
