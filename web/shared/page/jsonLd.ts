import type { Company } from '../../../contract/company.ts';
import type { Language } from '../../../domain/languages.ts';
import { paths } from '../paths.ts';

const context = 'https://schema.org';

/** A top-level description in a page. Addresses are paths, which the document makes absolute. */
export const jsonLdObject = (type: string, properties: object) => ({
  '@context': context,
  '@type': type,
  ...properties,
});

/** A list of pages in their order. */
export const itemListJsonLd = (pages: readonly string[]) =>
  jsonLdObject('ItemList', {
    itemListElement: pages.map((url, index) => ({ '@type': 'ListItem', position: index + 1, url })),
  });

/** The breadcrumbs from the home page to a page, which is the last of them. */
export const breadcrumbsJsonLd = (steps: readonly { readonly name: string; readonly path: string }[]) =>
  jsonLdObject('BreadcrumbList', {
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: { '@type': 'WebPage', '@id': path, name },
    })),
  });

/** The travel agency; undefined for a sample, which search engines must not take for a company. */
export function companyJsonLd(company: Company | undefined, language: Language): object | undefined {
  if (!company || company.isSample) return undefined;
  const { phone, email, address } = company;
  const own = language === 'ko' ? 'ko' : 'en';
  return {
    '@type': 'TravelAgency',
    name: company.name[own],
    url: paths.home(),
    email,
    ...(phone === null ? {} : { telephone: phone }),
    ...(address ? { address: address[own] } : {}),
  };
}
