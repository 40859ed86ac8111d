import { dateLocale } from '../../../domain/languages.ts';
import type { Messages } from '../../messages/messages.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { type PageHead, usePageHead } from '../../shared/page/PageHead.ts';
import { useSite } from '../../shared/page/Site.tsx';
import { paths } from '../../shared/paths.ts';
import { buttonClass } from '../../shared/ui/Button.tsx';

/** Changes with the statement: what was tested, and what is known not to work. */
const preparedOn = '2026-11-23';

function pageHead({ accessibility: accessibilityMessages, brand }: Messages): PageHead {
  return {
    title: `${accessibilityMessages.title} · ${brand}`,
    description: accessibilityMessages.lead,
    canonical: paths.accessibility(),
  };
}

/** How accessible Solbada is, what was tested for that, and how to report what is not. */
export function Component() {
  const { language, messages } = useLanguage();
  const { email } = useSite().company;
  const accessibilityMessages = messages.accessibility;
  usePageHead(pageHead(messages));
  const day = new Intl.DateTimeFormat(dateLocale(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(preparedOn),
  );
  return (
    <div className="mx-auto max-w-2xl px-4 pt-8 pb-10">
      <article className="document">
        <h1>{accessibilityMessages.title}</h1>
        <p>{accessibilityMessages.lead}</p>
        <h2>{accessibilityMessages.conformance.title}</h2>
        <p>{accessibilityMessages.conformance.text}</p>
        {[accessibilityMessages.tested, accessibilityMessages.limits].map(({ title, items }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
        ))}
        <h2>{accessibilityMessages.report.title}</h2>
        <p>{accessibilityMessages.report.text}</p>
        <p>
          <a href={`mailto:${email}`} className={`${buttonClass('outline')} break-all`}>
            {email}
          </a>
        </p>
        <p>{accessibilityMessages.preparedOn(day)}</p>
      </article>
    </div>
  );
}
