import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { guideFiles } from '../../../contract/guideFiles.ts';
import { preloadCompany } from '../../features/company/companyQuery.ts';
import { KeepForOffline } from '../../features/offline/KeepForOffline.tsx';
import { TourOfferLine } from '../../features/orders/TourOfferLine.tsx';
import type { Messages } from '../../messages/messages.ts';
import { readServices } from '../../shared/client/services.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { type PageHead, usePageHead } from '../../shared/page/PageHead.ts';
import { useSite } from '../../shared/page/Site.tsx';
import { paths } from '../../shared/paths.ts';
import { buttonClass } from '../../shared/ui/Button.tsx';
import { PageLink } from '../../shared/ui/PageLink.tsx';

/** For the footer, which shows all of the company here. */
export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  await preloadCompany(readServices(context));
  return null;
}

function pageHead(messages: Messages): PageHead {
  return {
    title: `${messages.support.title} · ${messages.brand}`,
    description: messages.support.lead,
    canonical: paths.support(),
  };
}

function Help({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="rounded-lg hairline bg-surface p-5">
      <h2 className="bold text-lg">{title}</h2>
      <p className="mt-1 text-muted text-sm">{text}</p>
      <div className="mt-4 flex flex-wrap gap-2.5">{children}</div>
    </section>
  );
}

function Call({ number }: { number: string }) {
  return (
    <a href={`tel:${number}`} className={buttonClass('outline')}>
      {number}
    </a>
  );
}

/** Common questions, contact and useful telephone numbers (a dead button is worse; docs/product/deviations.md). */
export function Component() {
  const { messages } = useLanguage();
  const { email } = useSite().company;
  const supportMessages = messages.support;
  usePageHead(pageHead(messages));
  return (
    <div className="px-gutter pt-6 with-aside lg:pt-10">
      <div className="lg:col-span-2">
        <h1 className="bold text-2xl lg:text-3xl">{supportMessages.title}</h1>
        <p className="mt-1 text-muted">{supportMessages.lead}</p>
        <TourOfferLine className="mt-4" />
      </div>
      <div className="mt-6 grid gap-4 md:grid-cols-2 lg:order-1 lg:mt-8 lg:grid-cols-1">
        {/* Guests are sent to the login there, and back. */}
        <Help title={messages.shell.myTickets} text={supportMessages.ticketsText}>
          <PageLink to={paths.tickets()} className={buttonClass()}>
            {messages.shell.myTickets}
          </PageLink>
        </Help>
        <Help title={supportMessages.hotline} text={supportMessages.hotlineText}>
          <Call number="1330" />
        </Help>
        <Help title={supportMessages.emergency} text={supportMessages.emergencyText}>
          <Call number="119" />
          <Call number="112" />
        </Help>
        <Help title={supportMessages.contact} text={supportMessages.contactText}>
          <a href={`mailto:${email}`} className={`${buttonClass('outline')} break-all`}>
            {email}
          </a>
        </Help>
        <Help title={supportMessages.openData} text={supportMessages.openDataText}>
          {guideFiles.map(({ path, name }) => (
            <a key={path} href={path} className={buttonClass('outline')}>
              {name}
            </a>
          ))}
        </Help>
      </div>
      <section className="mt-10 lg:mt-8">
        <h2 className="bold text-xl">{supportMessages.questions}</h2>
        <div className="mt-3">
          {supportMessages.answers.map(({ question, answer }) => (
            <details key={question} className="hairline-b">
              <summary className="flex min-h-14 items-center semibold">{question}</summary>
              <p className="max-w-measure pb-4 text-muted">{answer}</p>
            </details>
          ))}
        </div>
        <KeepForOffline className="mt-8" />
      </section>
    </div>
  );
}
