import type { Api } from '../../../contract/api.ts';
import type { Company } from '../../../contract/company.ts';
import type { PublicHandler } from '../../http/requestContext.ts';

/** The operator's company, from the settings. */
export function createCompanyHandlers(company: Company): {
  readonly getCompany: PublicHandler<Api['getCompany']>;
} {
  return { getCompany: async () => company };
}
