import { describe, expect, it } from 'vitest';
import { festivalBodySchema } from '../../../contract/desk/festivalFields.ts';
import { ko } from '../messages/ko.ts';
import { fieldProblems, fieldSentence } from '../ui/form/fieldProblems.ts';
import { type FestivalValues, festivalBody, festivalValues, newFestival } from './festivalFields.ts';

const typed: FestivalValues = {
  ...newFestival,
  'name.ko': '강릉커피축제',
  startsOn: '2026-11-21',
  endsOn: '2026-11-24',
};

describe('Desk: typed festivals', () => {
  it('converts typed values to what the API takes, and stored fields to what was typed', () => {
    const whole = {
      ...typed,
      position: ' 37.7716,128.9476 ',
      placeId: 'https://guide.example/content/tour/12?lang=en',
      phone: '033-640-5114 ',
      homepage: 'https://coffee.example/',
    };
    const body = festivalBodySchema.parse(festivalBody(whole));
    expect(body).toMatchObject({
      position: { lat: 37.7716, lng: 128.9476 },
      placeId: 12,
      address: '',
      phone: '033-640-5114',
    });
    expect(festivalBody(festivalValues(body))).toEqual(body);
    expect(festivalValues(festivalBody(typed))).toEqual(typed);
  });

  const { wrong } = ko.festivals;
  const { missing } = ko.shell.fieldErrors;
  it.each<[keyof FestivalValues, string, string]>([
    ['name.ko', ' ', missing],
    ['startsOn', '', missing],
    ['startsOn', '2026-11-2', wrong.startsOn],
    ['endsOn', '2026-11-20', wrong.endBeforeStart],
    ['endsOn', '2027-01-20', wrong.tooManyDays],
    ['position', '37.77', wrong.position],
    ['position', '35.1, 128.9', wrong.position],
    ['placeId', 'the beach', wrong.placeId],
    ['phone', 'none', wrong.phone],
    ['homepage', 'http://coffee.example', wrong.homepage],
  ])('finds in %s: %j', (field, value, sentence) => {
    const [problem, ...others] = fieldProblems(
      festivalBodySchema,
      festivalBody({ ...typed, [field]: value }),
    );
    expect(problem && fieldSentence(problem, field, value, ko.shell, wrong)).toBe(sentence);
    expect(others.filter((other) => !other.field.startsWith(field))).toEqual([]);
  });
});
