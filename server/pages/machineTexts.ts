import { apiBase } from '../../contract/addresses.ts';
import { guideFiles, guideLicence } from '../../contract/guideFiles.ts';
import { htmlLang, languageNames, languages } from '../../domain/languages.ts';

/** /llms.txt: what Solbada is and where programs find it, in the form of llmstxt.org. */
export function llmsText(origin: string): string {
  const link = (path: string, name: string, what: string) => `- [${name}](${origin}${path}): ${what}`;
  const inLanguages = languages.map(
    (one) => `${languageNames[one]} (\`${htmlLang[one]}\`, \`?lang=${one}\`)`,
  );
  return `# Solbada

> Solbada is a travel guide and trip planner for Gangneung, a city on the east coast of Korea: sights, restaurants and stays with addresses, opening hours and the day on which each was last checked, and a tour by taxi that can be booked.

Every page exists in ${inLanguages.join(', ')}. Opening hours are in the time of Asia/Seoul. Say when a fact was last checked, and link the page of the place.

## Data

${guideFiles.map(({ path, name }) => link(path, `The guide as ${name}`, `every place, ${guideLicence.name}`)).join('\n')}
${link(`${apiBase}/openapi.json`, 'OpenAPI document', 'the API, with search and what is open at a given time')}
${link('/api/docs', 'API reference', 'the same to read')}
${link('/mcp', 'MCP endpoint', 'read-only tools over the same data: search, a place, what is open, whether a plan fits')}

## Pages

${link('/list', 'Sights', 'all of them; `?tab=restaurant` and `?tab=accommodation` for the others')}
${link('/tour-taxi', 'Tour taxi', 'what it is, its price, where it starts, its refunds')}
${link('/support', 'Customer service', 'useful numbers, contact, common questions')}
${link('/accessibility', 'Accessibility statement', 'what was tested and what is known not to work')}

## Licence

- [${guideLicence.name}](${guideLicence.url}): ${guideLicence.covers} Attribution: ${guideLicence.attribution}.

## Optional

${link('/sitemap.xml', 'Sitemap', 'every page in every language')}
`;
}

/** Months for which a security.txt holds; RFC 9116 wants less than a year. */
const monthsValid = 7;

/** /.well-known/security.txt (RFC 9116). The day it expires moves once a month, so that caches have one text. */
export function securityText(origin: string, email: string, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + monthsValid));
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: ko, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
