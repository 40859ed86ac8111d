import type { Company } from '../../../contract/company.ts';
import { htmlLang, type Language } from '../../../domain/languages.ts';
import { currencyDigits } from '../../../domain/tickets/price.ts';
import { commission } from '../../../domain/tickets/resellerRules.ts';
import { ticketNames } from '../../../domain/tickets/ticketNames.ts';
import { tourHours } from '../../../domain/tickets/ticketRules.ts';
import {
  type DeparturePlace,
  type ShownDeparture,
  showDeparture,
  station,
} from '../../../domain/tour/departurePlaces.ts';
import { maxPeople, startTimes } from '../../../domain/tour/planRules.ts';
import { optionName, productTexts, tourDescription } from '../../../domain/tour/productTexts.ts';
import type { ResellerContract } from '../orders/reseller/resellerBooking.ts';
import { type KnownCapability, knownCapabilities, type OctoCall } from './octoCall.ts';
import { OctoError } from './octoErrors.ts';
import type { Capability, Feature, Location, Option, Pricing, Product, Supplier, Unit } from './octoTypes.ts';

/** The one product, whose options are the places of departure, and its one unit: a person in the car. */
export const productId = 'tour-taxi';
export const unitId = 'person';

/** Capabilities as the standard lists them. */
export const capabilities: readonly Capability[] = knownCapabilities.map((id) => ({
  id,
  revision: 1,
  required: false,
  dependencies: [],
  docs: null,
}));

/** The price of a tour by a reseller's contract, whatever the number of people. */
export function tourPricing({ price, currency, commissionBasisPoints }: ResellerContract): Pricing {
  return {
    original: price,
    retail: price,
    net: price - commission(price, commissionBasisPoints),
    currency,
    currencyPrecision: currencyDigits(currency),
    includedTaxes: [],
  };
}

/** A part of a response that is sent only if the request asks for its capability. */
export const withCapability = <Part extends object>(
  { capabilities: asked }: OctoCall,
  capability: KnownCapability,
  part: Part,
): Partial<Part> => (asked.has(capability) ? part : {});

const features = (language: Language): Feature[] => [
  { type: 'INCLUSION', shortDescription: productTexts.carAndDriver[language] },
  { type: 'EXCLUSION', shortDescription: productTexts.entryFees[language] },
  { type: 'REDEMPTION_INSTRUCTION', shortDescription: productTexts.redemption[language] },
];

const noIdentifiers = {
  googlePlaceId: null,
  applePlaceId: null,
  tripadvisorLocationId: null,
  yelpPlaceId: null,
  facebookPlaceId: null,
  foursquarePlaceId: null,
  baiduPlaceId: null,
  amapPlaceId: null,
};

const startLocation = ({ meetingPlace, lat, lng }: ShownDeparture): Location => ({
  title: meetingPlace,
  shortDescription: null,
  types: ['START', 'END', 'REDEMPTION'],
  minutesTo: null,
  minutesAt: null,
  place: {
    latitude: lat,
    longitude: lng,
    postalAddress: {
      streetAddress: null,
      addressLocality: 'Gangneung',
      addressRegion: 'Gangwon',
      postalCode: null,
      addressCountry: 'KR',
      postOfficeBoxNumber: null,
    },
    identifiers: noIdentifiers,
    sameAs: [],
  },
});

/** What octo/content adds to the product and to its options alike. */
const content = (title: string, places: readonly DeparturePlace[], language: Language) => ({
  title,
  shortDescription: productTexts.shortDescription[language],
  description: tourDescription(places, language),
  features: features(language),
  faqs: [],
  media: [],
  locations: places.map((place) => startLocation(showDeparture(place, language))),
  categoryLabels: ['private-tours' as const],
  durationMinutesFrom: tourHours * 60,
  durationMinutesTo: null,
  commentary: [],
});

export function unitFor(call: OctoCall): Unit {
  return {
    id: unitId,
    internalName: productTexts.person.en,
    reference: null,
    type: 'OTHER',
    restrictions: {
      minAge: 0,
      maxAge: 120,
      idRequired: false,
      minQuantity: 1,
      maxQuantity: maxPeople,
      paxCount: 1,
      accompaniedBy: [],
    },
    requiredContactFields: [],
    ...withCapability(call, 'octo/content', {
      title: productTexts.person[call.language],
      shortDescription: '',
      features: [],
    }),
  };
}

/** The option of a place of departure, also of one that is not offered any more. */
export function optionFor(call: OctoCall, departure: string): Option {
  const { contract, language, departures } = call;
  const place = departures.find(departure) ?? station;
  const hours = contract.cancellationHours;
  return {
    id: place.id,
    default: departures.offered()[0]?.id === place.id,
    internalName: optionName.en(place.name.en),
    reference: null,
    availabilityLocalStartTimes: [...startTimes],
    cancellationCutoff: `${hours} hours before the start`,
    cancellationCutoffAmount: hours,
    cancellationCutoffUnit: 'hour',
    requiredContactFields: ['firstName', 'lastName'],
    restrictions: { minUnits: 1, maxUnits: maxPeople },
    units: [unitFor(call)],
    ...withCapability(call, 'octo/pricing', { pricingFrom: [tourPricing(contract)] }),
    ...withCapability(
      call,
      'octo/content',
      content(optionName[language](showDeparture(place, language).name), [place], language),
    ),
  };
}

export function productFor(call: OctoCall): Product {
  const { contract, language } = call;
  const places = call.departures.offered();
  return {
    id: productId,
    internalName: ticketNames.en,
    reference: null,
    locale: htmlLang[language],
    timeZone: 'Asia/Seoul',
    allowFreesale: false,
    instantConfirmation: true,
    instantDelivery: true,
    availabilityRequired: true,
    availabilityType: 'START_TIME',
    deliveryFormats: ['QRCODE'],
    deliveryMethods: ['VOUCHER'],
    redemptionMethod: 'DIGITAL',
    options: places.map(({ id }) => optionFor(call, id)),
    ...withCapability(call, 'octo/pricing', {
      defaultCurrency: contract.currency,
      availableCurrencies: [contract.currency],
      pricingPer: 'BOOKING' as const,
    }),
    ...withCapability(call, 'octo/content', content(ticketNames[language], places, language)),
  };
}

export function supplierFor(call: OctoCall, company: Company): Supplier {
  const { origin, language } = call;
  const companyLanguage = language === 'ko' ? 'ko' : 'en';
  return {
    id: 'solbada',
    name: company.name[companyLanguage],
    endpoint: `${origin}/octo`,
    contact: {
      website: origin,
      email: company.email,
      telephone: company.phone,
      address: company.address?.[companyLanguage] ?? null,
    },
    ...withCapability(call, 'octo/content', {
      shortDescription: productTexts.shortDescription[language],
      media: [],
    }),
  };
}

/** @throws OctoError unless the ids are those of the product and of one of its options */
export function assertKnownProduct(
  call: OctoCall,
  sent: { readonly productId: string; readonly optionId: string },
): void {
  assertProduct(sent.productId);
  assertOption(call, sent.optionId);
}

/** @throws OctoError for a place of departure that is not offered */
export function assertOption({ departures }: OctoCall, optionId: string): void {
  if (!departures.offered().some(({ id }) => id === optionId))
    throw new OctoError('INVALID_OPTION_ID', 'There is no such option.', { optionId });
}

export function assertProduct(sent: string): void {
  if (sent !== productId)
    throw new OctoError('INVALID_PRODUCT_ID', 'There is no such product.', { productId: sent });
}

/** @throws OctoError for an unknown unit, and for more people than a car holds */
export function assertUnits(ids: readonly string[]): void {
  const wrong = ids.find((id) => id !== unitId);
  if (wrong !== undefined)
    throw new OctoError('INVALID_UNIT_ID', 'There is no such unit.', { unitId: wrong });
  if (ids.length > maxPeople)
    throw new OctoError('UNPROCESSABLE_ENTITY', `A car holds ${maxPeople} people at most.`);
}

/** @throws OctoError for another currency than that of the contract */
export function assertCurrency({ contract }: OctoCall, sent: string | null | undefined): void {
  if (sent && sent !== contract.currency)
    throw new OctoError('BAD_REQUEST', `Prices are in ${contract.currency} by your contract.`);
}
