import type { Api } from '../../../contract/api.ts';
import type { Company } from '../../../contract/company.ts';
import type { Feature } from '../../http/feature.ts';
import type { PublicHandler } from '../../http/requestContext.ts';

/** The operator's company, from the settings. */
export function openCompany(company: Company): Feature<{
  readonly getCompany: PublicHandler<Api['getCompany']>;
}> {
  return { handlers: { getCompany: async () => company } };
}
