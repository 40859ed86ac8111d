import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { useSite } from '../../shared/page/Site.tsx';
import { paths } from '../../shared/paths.ts';
import { PageLink } from '../../shared/ui/PageLink.tsx';

/**
 * Company information in Korean and English (SPEC 2), from configuration if the operator set it, and the public
 * documents (DESIGN 7).
 */
export function Footer() {
  const { messages } = useLanguage();
  const { company } = useSite();
  return (
    <footer className="no-print not-anchor shore mt-12 text-muted text-sm">
      <div className="bg-foam px-gutter pt-6 pb-10">
        <h2 className="semibold text-ink">{messages.footer.company}</h2>
        {company.isSample && <p className="mt-1 text-xs">{messages.footer.sample}</p>}
        <div className="mt-4 grid items-start gap-6 md:grid-cols-3">
          {(['ko', 'en', 'both'] as const).map((language) => (
            <ul key={language} lang={language === 'both' ? 'ko' : language} className="grid gap-1">
              {company.lines[language].map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          ))}
        </div>
        <p className="mt-5 flex flex-wrap gap-6">
          {[
            { to: paths.terms(), label: messages.footer.terms },
            { to: paths.privacy(), label: messages.footer.privacy },
          ].map(({ to, label }) => (
            <PageLink key={to} to={to} className="inline-flex min-h-11 items-center text-ink">
              {label}
            </PageLink>
          ))}
        </p>
        <p className="mt-3 text-xs">{messages.footer.sources}</p>
      </div>
    </footer>
  );
}
