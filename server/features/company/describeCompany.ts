import type { Company } from '../../../contract/company.ts';
import {
  type CompanyField,
  type CompanyFields,
  companyVariableNames,
} from '../../../contract/desk/companyFields.ts';
import type { DocumentValues } from '../documents/openDocuments.ts';

/** The company's data, in the forms that the parts of the product need. */
export interface DescribedCompany {
  /** As the pages show it. */
  readonly company: Company;
  /** For the placeholders of the terms and the privacy policy. */
  readonly documentValues: { readonly ko: DocumentValues; readonly en: DocumentValues };
  /** For drivers and visitors; null where none is set. */
  readonly phone: string | null;
  /** Names of the variables that Korean law wants shown and that are empty, in the environment and at the desk. */
  readonly missing: readonly string[];
}

/** The company now: what the desk has set over the environment. */
export type ReadCompany = () => DescribedCompany;

/** Sample values until an operator sets their own; the footer marks them as such. */
const sample: CompanyFields = {
  nameKo: '솔바다 여행사(예시)',
  nameEn: 'Solbada Travel (sample)',
  representativeKo: '홍길동',
  representativeEn: 'Hong Gildong',
  addressKo: '강원특별자치도 강릉시 강릉대로 1(예시)',
  addressEn: '1 Gangneung-daero, Gangneung-si, Gangwon State (sample)',
  phone: '033-000-0000',
  email: 'help@solbada.example',
  businessNumber: '000-00-00000',
  mailOrderNumber: '2026-강원강릉-0000',
  travelAgencyNumber: '제0000-000000호(예시)',
  guaranteeInsurance: '○○보증보험 2026.01.01–2026.12.31, 0,000만 원(예시)',
  hosting: 'Solbada',
};

/** What Korean law asks a seller of trips to show on the first screen. */
const neededFields: readonly CompanyField[] = [
  'nameKo',
  'representativeKo',
  'addressKo',
  'phone',
  'email',
  'businessNumber',
  'mailOrderNumber',
  'travelAgencyNumber',
  'guaranteeInsurance',
  'hosting',
];

/** A text in both languages; if only one is set, it serves for both. */
const inBoth = (ko: string, en: string) => ({ ko: ko || en, en: en || ko });

/**
 * The company's page in the Korea Fair Trade Commission's register, which a Korean seller's first screen links to
 * (Enforcement Rule of the E-Commerce Act, article 7 paragraph 2).
 */
function registerAddress(businessNumber: string): string | null {
  if (businessNumber === '') return null;
  return `https://www.ftc.go.kr/bizCommPop.do?wrkr_no=${businessNumber.replaceAll('-', '')}`;
}

/** Describes the company by its data, empty where nothing is set. */
export function describeCompany(fields: CompanyFields): DescribedCompany {
  const isSample = fields.nameKo === '';
  // An operator's own company is never shown with the sample's number or address.
  const value = (field: CompanyField) => fields[field] || (isSample ? sample[field] : '');
  const name = inBoth(value('nameKo'), value('nameEn'));
  const representative = inBoth(value('representativeKo'), value('representativeEn'));
  const address = inBoth(value('addressKo'), value('addressEn'));
  const documentValuesIn = (language: 'ko' | 'en') => ({
    companyName: name[language],
    representative: representative[language] || '-',
    companyAddress: address[language] || '-',
    companyPhone: value('phone') || '-',
    companyEmail: value('email') || '-',
  });
  return {
    company: {
      isSample,
      name,
      representative: representative.ko === '' ? null : representative,
      address: address.ko === '' ? null : address,
      phone: value('phone') || null,
      email: value('email') || sample.email,
      businessNumber: value('businessNumber') || null,
      mailOrderNumber: value('mailOrderNumber') || null,
      travelAgencyNumber: value('travelAgencyNumber') || null,
      guaranteeInsurance: value('guaranteeInsurance') || null,
      hosting: value('hosting') || null,
      registerAddress: isSample ? null : registerAddress(fields.businessNumber),
    },
    documentValues: { ko: documentValuesIn('ko'), en: documentValuesIn('en') },
    phone: fields.phone || null,
    missing: neededFields.filter((field) => fields[field] === '').map((field) => companyVariableNames[field]),
  };
}
