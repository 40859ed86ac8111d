import { describe, expect, it } from 'vitest';
import { festivalBodySchema } from '../../../contract/desk/festivals.ts';
import { emptyFestival, faultsOf, fieldsOf, typedOf } from './festivalFields.ts';

const texts = (ko: string) => ({ ko, en: '', cn: '', tw: '', ja: '' });
const typed = {
  ...emptyFestival,
  name: texts('강릉커피축제'),
  startsOn: '2026-11-21',
  endsOn: '2026-11-24',
};

describe('Desk: typed festivals', () => {
  it('makes of what is typed what the API takes, and of what is stored what was typed', () => {
    const whole = {
      ...typed,
      position: ' 37.7716,128.9476 ',
      placeId: 'https://guide.example/content/tour/12?lang=en',
      phone: '033-640-5114 ',
      homepage: 'https://coffee.example/',
    };
    expect([...faultsOf(whole)]).toEqual([]);
    const fields = fieldsOf(whole);
    expect(fields).toMatchObject({ position: { lat: 37.7716, lng: 128.9476 }, placeId: 12, address: '' });
    expect(festivalBodySchema.parse(fields)).toEqual(fields);
    expect(fieldsOf(typedOf(fields))).toEqual(fields);
    expect(typedOf(fieldsOf(typed))).toEqual(typed);
  });

  it.each([
    ['name.ko', 'missing', { name: texts(' ') }],
    ['startsOn', 'missing', { startsOn: '' }],
    ['endsOn', 'endBeforeStart', { endsOn: '2026-11-20' }],
    ['endsOn', 'tooManyDays', { endsOn: '2027-01-20' }],
    ['position', 'position', { position: '37.77' }],
    ['position', 'position', { position: '35.1, 128.9' }],
    ['placeId', 'place', { placeId: 'the beach' }],
    ['phone', 'phone', { phone: 'none' }],
    ['homepage', 'homepage', { homepage: 'http://coffee.example' }],
  ])('finds in %s: %s', (field, fault, wrong) => {
    expect([...faultsOf({ ...typed, ...wrong })]).toEqual([[field, fault]]);
  });
});
