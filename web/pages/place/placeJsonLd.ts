import type { PlaceDetail } from '../../../contract/places.ts';
import { shownPhone } from '../../../domain/phone.ts';
import { jsonLdObject } from '../../shared/page/jsonLd.ts';
import { paths } from '../../shared/paths.ts';

/** schema.org's type for each category. */
const schemaType = {
  tour: 'TouristAttraction',
  restaurant: 'Restaurant',
  accommodation: 'LodgingBusiness',
} as const;

/** Members of schema.org's enumeration are addresses. */
const schemaDay = {
  MON: 'https://schema.org/Monday',
  TUE: 'https://schema.org/Tuesday',
  WED: 'https://schema.org/Wednesday',
  THU: 'https://schema.org/Thursday',
  FRI: 'https://schema.org/Friday',
  SAT: 'https://schema.org/Saturday',
  SUN: 'https://schema.org/Sunday',
} as const;

/** schema.org's description of a place; contains only what the page shows. */
export function placeJsonLd(detail: PlaceDetail): object {
  const otherNames = [detail.korean.name, detail.reading, detail.romanisation];
  const alternateName = [...new Set(otherNames)].filter(
    (name) => name !== undefined && name !== detail.placeName,
  );
  // Seasonal hours would need dates of a year; only all-year hours are included.
  const hours = detail.openingHours.periods
    .filter((period) => !period.months)
    .map((period) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: period.days.map((day) => schemaDay[day]),
      opens: period.opens,
      closes: period.closes === '24:00' ? '23:59' : period.closes,
    }));
  return jsonLdObject(schemaType[detail.type], {
    name: detail.placeName,
    ...(alternateName.length > 0 ? { alternateName } : {}),
    description: detail.summary,
    url: paths.place(detail.type, detail.id),
    image: detail.sharePicture,
    ...(detail.address
      ? { address: { '@type': 'PostalAddress', streetAddress: detail.address, addressCountry: 'KR' } }
      : {}),
    ...(detail.phone ? { telephone: shownPhone(detail.phone, 'en').replaceAll(' ', '-') } : {}),
    geo: { '@type': 'GeoCoordinates', latitude: detail.mapY, longitude: detail.mapX },
    ...(hours.length > 0 ? { openingHoursSpecification: hours } : {}),
  });
}
