import { z } from 'zod';
import { placeDetailSchema, placeTypeSchema } from '../../contract/places.ts';
import { openStatusAt } from '../../domain/openingHours/openStatus.ts';
import { placeTypeByItem } from '../../domain/places/placeTypes.ts';
import { ProblemError } from '../platform/problem.ts';
import { defineTool, localeArgument, pageAddress, placeIdArgument } from './tool.ts';

/** The detail without its pictures, which a text model cannot load. */
const detailOutput = placeDetailSchema
  .omit({
    child: true,
    imageAlts: true,
    imageCredits: true,
    imageLicences: true,
    sharePicture: true,
    nearby: true,
  })
  .extend({
    nearby: z.array(
      z.object({
        id: z.int(),
        type: placeTypeSchema,
        name: z.string(),
        distance: z.number().describe('Metres, straight line'),
      }),
    ),
    url: z.string(),
  });

export const getPlace = defineTool({
  name: 'get_place',
  title: 'Look up a place',
  description:
    'One place of the guide by its id: texts, address, phone, opening hours, whether it is open now, tags, position and neighbours.',
  input: z.strictObject({ id: placeIdArgument, locale: localeArgument }),
  output: detailOutput,
  async run({ id, locale }, { client, now, origin }) {
    const [stop] = await client.call('listStops', { params: {}, query: { ids: String(id), locale } });
    if (!stop?.isListed) {
      const message = `the guide has no place ${id}`;
      throw new ProblemError('notFound', `id: ${message}`, [{ field: 'id', code: 'unknownPlace', message }]);
    }
    const { type } = stop;
    const detail = await client.call('getPlace', { params: { type, id: String(id) }, query: { locale } });
    const { weekDays, openingHours } = detail;
    return {
      ...detail,
      // The detail may be a cached one of a minute ago.
      openStatus: openStatusAt({ weekDays, periods: openingHours.periods }, now),
      nearby: detail.nearby.map((place) => ({ ...place, type: placeTypeByItem[place.type] })),
      url: pageAddress(origin, type, id, locale),
    };
  },
  resultText: ({
    placeName,
    korean,
    type,
    summary,
    address,
    phone,
    openStatus,
    openingHours,
    information,
    url,
  }) =>
    [
      `${placeName}${korean.name === placeName ? '' : ` (${korean.name})`}, ${type}: ${summary}`,
      ...(address ? [`Address: ${address}`] : []),
      ...(phone ? [`Phone: ${phone}`] : []),
      `Now: ${openStatus}`,
      ...openingHours.periods.map(
        ({ days, opens, closes, lastEntry, months }) =>
          `${days.join(' ')} ${opens}-${closes}${lastEntry ? ` (last entry ${lastEntry})` : ''}${months ? ` (months ${months.join(', ')})` : ''}`,
      ),
      ...(openingHours.note ? [openingHours.note] : []),
      ...(information ? [information] : []),
      url,
    ].join('\n'),
});
