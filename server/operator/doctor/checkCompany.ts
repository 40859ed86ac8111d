import type { DescribedCompany } from '../../features/company/describeCompany.ts';
import { type Finding, missing, ok } from './finding.ts';

/** Checks whether the company's data, from the environment and the desk, is complete enough to sell. */
export function checkCompany(company: Pick<DescribedCompany, 'missing'>): Finding {
  return company.missing.length === 0
    ? ok('The company’s data is complete.')
    : missing(
        `Nothing is sold until the owner has entered these at the desk, or they are set: ${company.missing.join(', ')}.`,
      );
}
