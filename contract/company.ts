import { z } from 'zod';
import { apiAddresses } from './addresses.ts';
import { defineRoute, guideFreshFor } from './route.ts';

const inKoreanAndEnglish = z.object({ ko: z.string(), en: z.string() });

const companySchema = z.object({
  name: inKoreanAndEnglish,
  representative: inKoreanAndEnglish.nullable(),
  address: inKoreanAndEnglish.nullable(),
  phone: z.string().nullable(),
  email: z.string(),
  businessNumber: z.string().nullable().describe('Business registration number'),
  mailOrderNumber: z.string().nullable().describe('Mail-order report number'),
  travelAgencyNumber: z.string().nullable().describe('Registration number as a travel agency'),
  guaranteeInsurance: z.string().nullable().describe('Guarantee insurance: insurer, term and amount'),
  hosting: z.string().nullable(),
  isSample: z.boolean().describe('True until the operator has configured it'),
  registerAddress: z
    .string()
    .nullable()
    .describe("The company's page at the Korea Fair Trade Commission; null for a sample"),
});
/** The operator's company, in the two languages of its own information (docs/product/screens.md#around-every-page). */
export type Company = z.infer<typeof companySchema>;

const getCompany = defineRoute({
  ...apiAddresses.getCompany,
  summary: 'The company that offers the guide and sells the tours',
  tag: 'company',
  access: 'everyone',
  params: z.object({}),
  query: z.object({}),
  body: z.undefined(),
  response: companySchema,
  success: [200],
  sharedCache: { freshFor: guideFreshFor },
  problems: [],
});

/** The endpoints of this file. */
export const companyApi = { getCompany } as const;
