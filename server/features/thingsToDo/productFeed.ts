import { htmlLang, type Language, languages } from '../../../domain/languages.ts';
import type { OrderTerms, SaleTerms } from '../../../domain/tickets/saleTerms.ts';
import { ticketNames } from '../../../domain/tickets/ticketNames.ts';
import { type RefundStep, tourHours } from '../../../domain/tickets/ticketRules.ts';
import { type DeparturePlace, showDeparture } from '../../../domain/tour/departurePlaces.ts';
import { maxPeople, startTimes } from '../../../domain/tour/planRules.ts';
import { optionName, productTexts, tourDescription } from '../../../domain/tour/productTexts.ts';

/** What the feed is made of. */
export interface ListedTour {
  /** Of the visitors' pages. */
  readonly origin: string;
  readonly companyName: string;
  readonly companyPhone: string | null;
  readonly terms: SaleTerms;
  /** Where tours can start. */
  readonly departures: readonly DeparturePlace[];
}

const localized = (text: (language: Language) => string) => ({
  localized_texts: languages.map((language) => ({ language_code: htmlLang[language], text: text(language) })),
});

const departureTimes: Record<Language, (first: string, last: string) => string> = {
  ko: (first, last) => `${first}부터 ${last}까지 30분마다 출발합니다.`,
  en: (first, last) => `Tours start every 30 minutes from ${first} to ${last}.`,
  cn: (first, last) => `${first}至${last}每30分钟一班。`,
  tw: (first, last) => `${first}至${last}每30分鐘一班。`,
  ja: (first, last) => `${first}から${last}まで、30分ごとに出発します。`,
};
const maximumParty: Record<Language, string> = {
  ko: `요금은 한 대 기준이며, 최대 ${maxPeople}명까지 탈 수 있습니다.`,
  en: `The price is for the whole car, for up to ${maxPeople} people.`,
  cn: `价格按整车计算，最多可乘坐${maxPeople}人。`,
  tw: `價格以整車計算，最多可搭乘${maxPeople}人。`,
  ja: `料金は1台分で、${maxPeople}名様までご乗車いただけます。`,
};

const feature = (
  type: 'HIGHLIGHT' | 'INCLUSION' | 'EXCLUSION' | 'MUST_KNOW',
  text: (language: Language) => string,
) => ({
  feature_type: `TEXT_FEATURE_${type}`,
  value: localized(text),
});

/** The calendar days before the tour from which a step of the refund rule counts. */
const stepDays: readonly (readonly [RefundStep, number])[] = [
  ['tenDaysBefore', 10],
  ['sevenDaysBefore', 7],
  ['threeDaysBefore', 3],
  ['oneDayBefore', 1],
];
const daySeconds = 86_400;

/** Whole days before the start: a visitor who cancels that early has at least as many calendar days. */
const cancellationPolicy = ({ refundPercents }: OrderTerms) => ({
  refund_conditions: [
    ...stepDays.map(([step, days]) => ({
      min_duration_before_start_time_sec: days * daySeconds,
      refund_percent: refundPercents[step],
    })),
    { min_duration_before_start_time_sec: 0, refund_percent: 0 },
  ],
});

function optionFor(tour: ListedTour, place: DeparturePlace) {
  const location = {
    place_info: {
      name: place.meetingPlace.en,
      coordinates: { latitude: place.lat, longitude: place.lng },
      unstructured_address: `${place.name.en}, Gangneung-si, Gangwon State, South Korea`,
    },
  };
  return {
    id: place.id,
    title: localized((language) => optionName[language](showDeparture(place, language).name)),
    // Google puts the visitor's language in place of {lang}.
    landing_page: { url: `${tour.origin}/tour-taxi?lang={lang}` },
    cancellation_policy: cancellationPolicy(tour.terms),
    price_options: [
      {
        id: 'car',
        title: 'One car',
        price: { currency_code: 'KRW', units: tour.terms.price, nanos: 0 },
      },
    ],
    duration_sec: tourHours * 3600,
    meeting_point: {
      location,
      description: localized((language) => showDeparture(place, language).meetingPlace),
    },
  };
}

/**
 * The tour taxi as Google's "Things to do" lists it: one product, whose options are the places of departure.
 * https://developers.google.com/actions-center/verticals/things-to-do/reference/feed-spec/product-feed (read on 2026-11-27)
 * @param tour null where nothing is sold: Google then removes what it lists
 */
export function productFeed(tour: ListedTour | null) {
  const [first = '', last = ''] = [startTimes[0], startTimes.at(-1)];
  return {
    feed_metadata: {
      shard_id: 0,
      total_shards_count: 1,
      processing_instruction: 'PROCESS_AS_SNAPSHOT',
      // Allows Google to remove the only product when nothing is sold any more.
      max_removal_share: 1,
    },
    products:
      tour === null
        ? []
        : [
            {
              id: 'tour-taxi',
              title: localized((language) => ticketNames[language]),
              description: localized((language) =>
                [
                  `${productTexts.shortDescription[language]}.`,
                  tourDescription(tour.departures, language),
                ].join(' '),
              ),
              features: [
                feature('INCLUSION', (language) => productTexts.carAndDriver[language]),
                feature('EXCLUSION', (language) => productTexts.entryFees[language]),
                feature('MUST_KNOW', (language) => departureTimes[language](first, last)),
                feature('MUST_KNOW', (language) => maximumParty[language]),
                feature('MUST_KNOW', (language) => productTexts.redemption[language]),
              ],
              related_media: [{ url: `${tour.origin}/og-cover.png`, type: 'MEDIA_TYPE_PHOTO' }],
              operator: {
                google_business_profile_name: {
                  localized_texts: [{ language_code: 'ko', text: tour.companyName }],
                },
                ...(tour.companyPhone === null ? {} : { phone_number: tour.companyPhone }),
              },
              inventory_types: ['INVENTORY_TYPE_OPERATOR_DIRECT'],
              confirmation_type: 'CONFIRMATION_TYPE_INSTANT',
              fulfillment_type: { mobile: true },
              options: tour.departures.map((place) => optionFor(tour, place)),
            },
          ],
  };
}
