import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { formatWon } from '../../../domain/tickets/price.ts';
import { tourOffer } from '../../../domain/tickets/tourOffer.ts';
import { startTimes } from '../../../domain/tour/planRules.ts';
import { companyQuery, preloadCompany } from '../../features/company/companyQuery.ts';
import { RefundRule } from '../../features/orders/RefundRule.tsx';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { readServices } from '../../shared/client/services.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { usePageHead } from '../../shared/page/PageHead.ts';
import { useSite } from '../../shared/page/Site.tsx';
import { useSaleTerms } from '../../shared/page/useSaleTerms.ts';
import { paths } from '../../shared/paths.ts';
import { buttonClass } from '../../shared/ui/Button.tsx';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { departuresQuery } from './departuresQuery.ts';
import { MeetingPoint } from './MeetingPoint.tsx';
import { tourTaxiJsonLd } from './tourTaxiJsonLd.ts';

export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  const services = readServices(context);
  await preloadCompany(services);
  // The server alone: pages of the browser load it where it is shown.
  if (services.entry === null)
    await services.queries.prefetchQuery(departuresQuery(services.client, services.language));
  return null;
}

/** What the tour taxi is, what it costs and includes, where it starts, and what happens if plans change. */
export function Component() {
  const { language, messages } = useLanguage();
  const { tourTaxi, ticket } = messages;
  const { data: company } = useQuery(companyQuery(useClient()));
  const terms = useSaleTerms();
  const site = useSite();
  const offer = tourOffer(site);
  const place = site.hasDepartures ? null : messages.trip.station;
  const placeInText = place ?? tourTaxi.chosenDeparture;
  const lead = tourTaxi.lead(offer);
  const questions = tourTaxi.answers(offer, terms.changeHours);
  const description = `${messages.shell.tourOffer(offer)}. ${lead}`;
  usePageHead({
    title: `${tourTaxi.documentTitle(offer)} · ${messages.brand}`,
    description,
    canonical: paths.tourTaxi(),
    picture: '/og-cover.png',
    ...(import.meta.env.SSR && {
      jsonLd: tourTaxiJsonLd({ description, language, company, questions, price: terms.price }),
    }),
  });
  const { price, length, people, start } = tourTaxi.facts;
  const facts = [
    ...[price, length, people].map(({ name, value }) => ({ name, text: value(offer) })),
    { name: start.name, text: start.value(place, startTimes[0] ?? '', startTimes.at(-1) ?? '') },
  ];
  return (
    <div className="px-gutter pt-6 pb-10 lg:pt-10">
      <h1 className="bold text-2xl lg:text-3xl">{tourTaxi.title}</h1>
      <p className="mt-2 max-w-measure text-lg">{lead}</p>
      <dl className="mt-5 grid grid-cols-2 gap-2.5 lg:grid-flow-col lg:auto-cols-fr">
        {facts.map(({ name, text }) => (
          <div key={name} className="rounded-md bg-foam p-4">
            <dt className="text-muted text-sm">{name}</dt>
            <dd className="mt-1 semibold tabular">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 flex flex-wrap gap-2.5">
        <PageLink to={paths.list()} className={buttonClass()}>
          {tourTaxi.choosePlaces}
        </PageLink>
        <PageLink to={paths.myPlan()} className={buttonClass('outline')}>
          {messages.shell.myPlan}
        </PageLink>
      </p>
      <Part title={tourTaxi.how}>
        <ol className="grid max-w-measure gap-3">
          {tourTaxi.steps(offer, placeInText).map((step, index) => (
            <li key={step} className="flex gap-3">
              <span className="inline-flex size-[2em] shrink-0 items-center justify-center rounded-full bg-pine bold text-on-pine text-sm">
                {index + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
      </Part>
      <div className="lg:grid lg:grid-cols-2 lg:gap-6">
        {[tourTaxi.included, tourTaxi.notIncluded].map(({ title, items }) => (
          <Part key={title} title={title}>
            <ul>
              {items(offer, placeInText).map((item) => (
                <li key={item} className="hairline-t py-2">
                  {item}
                </li>
              ))}
            </ul>
          </Part>
        ))}
      </div>
      <MeetingPoint phone={company && !company.isSample ? company.phone : null} />
      <Part title={tourTaxi.longer}>
        <p className="max-w-measure">{ticket.taxi.overtime(formatWon(terms.overtimePrice))}</p>
      </Part>
      <div className="mt-10 grid max-w-2xl gap-3">
        <RefundRule />
        <p className="text-sm">{ticket.detail.cancelHow}</p>
        <PageLink to={paths.terms()} className="inline-flex min-h-11 items-center text-pine text-sm">
          {messages.footer.terms}
        </PageLink>
      </div>
      <Part title={tourTaxi.questions}>
        {questions.map(({ question, answer }) => (
          <details key={question} className="hairline-b">
            <summary className="flex min-h-14 items-center semibold">{question}</summary>
            <p className="max-w-measure pb-4 text-muted">{answer}</p>
          </details>
        ))}
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10">
      <h2 className="bold text-xl">{title}</h2>
      <div className="mt-3">{children}</div>
    </section>
  );
}
