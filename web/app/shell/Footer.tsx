import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { CompanyNames } from '../../features/company/CompanyNames.tsx';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { loadOptionalPart } from '../../shared/page/outdated.ts';
import { companyFragment, paths } from '../../shared/paths.ts';
import { PageLink } from '../../shared/ui/PageLink.tsx';

const loadFacts = async () => ({
  default: (await import('../../features/company/CompanyFacts.tsx')).CompanyFacts,
});
/** Rendered by the server. In the browser not part of the first load, since few pages show them (see place.tsx). */
const CompanyFacts = import.meta.env.SSR
  ? (await loadFacts()).default
  : lazy(() => loadOptionalPart(loadFacts));

/** Pages with the full company information: the home page, as Korean law requires, and pages where visitors deal with us. */
const withFacts = [paths.home(), paths.support(), paths.account()];

/**
 * Company information in Korean and English (docs/product/screens.md#around-every-page), and the public documents
 * (docs/product/deviations.md). Most pages show only the names and a link to the rest, so that they stay small.
 */
export function Footer() {
  const { messages } = useLanguage();
  const { pathname } = useLocation();
  const footerMessages = messages.footer;
  const link = 'inline-flex min-h-11 items-center text-ink';
  return (
    <footer id={companyFragment} className="no-print not-anchor shore mt-12 text-muted text-sm">
      <div className="bg-foam px-gutter pt-6 pb-10">
        {withFacts.includes(pathname) ? (
          <>
            <h2 className="semibold text-ink">{footerMessages.company}</h2>
            <Suspense
              fallback={
                <p className="mt-4">
                  <CompanyNames />
                </p>
              }
            >
              <CompanyFacts />
            </Suspense>
          </>
        ) : (
          <p className="flex flex-wrap items-center gap-x-6">
            <span>
              <CompanyNames />
            </span>
            <PageLink to={`${paths.support()}#${companyFragment}`} className={link}>
              {footerMessages.company}
            </PageLink>
          </p>
        )}
        <p className="mt-5 flex flex-wrap gap-x-6">
          {[
            { to: paths.terms(), label: footerMessages.terms },
            { to: paths.privacy(), label: footerMessages.privacy },
            { to: paths.accessibility(), label: footerMessages.accessibility },
          ].map(({ to, label }) => (
            <PageLink key={to} to={to} className={link}>
              {label}
            </PageLink>
          ))}
        </p>
        <p className="mt-3 text-xs">{footerMessages.sources}</p>
      </div>
    </footer>
  );
}
