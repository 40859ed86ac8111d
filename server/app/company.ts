import { z } from 'zod';
import {
  type CompanyField,
  type CompanyFields,
  companyFieldsFrom,
  companyVariableNames,
} from '../../contract/desk/companyFields.ts';

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
} satisfies Record<(typeof companyVariableNames)[CompanyField], z.ZodType>;

/** The company's data from the environment: defaults for the fields that the desk can set. */
export function companyFromEnvironment(
  environment: z.output<z.ZodObject<typeof companyVariables>>,
): CompanyFields {
  return companyFieldsFrom((field) => environment[companyVariableNames[field]] ?? '');
}
