import type { Company } from '../../../contract/company.ts';
import type { Language } from '../../../domain/languages.ts';
import { ticketNames } from '../../../domain/tickets/ticketNames.ts';
import { ticketCurrency } from '../../../domain/tickets/ticketRules.ts';
import { companyJsonLd, jsonLdObject } from '../../shared/page/jsonLd.ts';
import { paths } from '../../shared/paths.ts';
import { stationPicture } from './MeetingPoint.tsx';

export interface Question {
  readonly question: string;
  readonly answer: string;
}

interface TourTaxiPage {
  readonly description: string;
  readonly language: Language;
  readonly company: Company | undefined;
  readonly questions: readonly Question[];
  /** In won. */
  readonly price: number;
}

/** schema.org's descriptions of the tour taxi with its price, and of the page's questions. */
export function tourTaxiJsonLd({ description, language, company, questions, price }: TourTaxiPage): object[] {
  const provider = companyJsonLd(company, language);
  const service = jsonLdObject('Service', {
    name: ticketNames[language],
    description,
    url: paths.tourTaxi(),
    image: stationPicture,
    ...(provider && { provider }),
    offers: {
      '@type': 'Offer',
      price,
      priceCurrency: ticketCurrency,
      url: paths.tourTaxi(),
    },
  });
  const faq = jsonLdObject('FAQPage', {
    url: paths.tourTaxi(),
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  });
  return [service, faq];
}
