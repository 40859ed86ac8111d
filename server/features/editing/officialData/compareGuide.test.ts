import { describe, expect, it } from 'vitest';
import { emptyPlaceFields } from '../../../../contract/desk/emptyPlaceFields.ts';
import type { PlaceFields } from '../../../../contract/desk/placeFields.ts';
import { compareGuide, valueForRefusal } from './compareGuide.ts';
import { readHours } from './hoursText.ts';
import { bareName, findByName, splitTitle } from './matching.ts';
import type { OfficialContent } from './officialContent.ts';
import { officialAddress, officialPhone, shortened } from './officialFields.ts';

const everyDay = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const;
const fields: PlaceFields = {
  ...emptyPlaceFields,
  'name.ko': '오죽헌',
  'address.ko': '강원특별자치도 강릉시 율곡로3139번길 24',
  phone: '033-660-3301',
  position: { lat: 37.7792, lng: 128.8798 },
  'hours.weekDays': [...everyDay],
  'hours.periods': [{ days: [...everyDay], opens: '09:00', closes: '18:00' }],
};
const content: OfficialContent = {
  contentId: '1',
  kind: 'culture',
  title: '강릉 오죽헌',
  address: '강원도 강릉시 율곡로3139번길 24 (죽헌동)',
  phone: '033-660-3301~2',
  position: { lat: 37.7795, lng: 128.8799 },
  photograph: null,
  isShown: true,
  days: null,
  detail: {
    overview: '한 집',
    hours: '09:00~18:00',
    restDays: '연중무휴',
    phone: '',
    eventPlace: '',
    photographs: [],
  },
  others: {},
};
const detail = content.detail ?? {
  overview: '',
  hours: '',
  restDays: '',
  phone: '',
  eventPlace: '',
  photographs: [],
};
const compare = (changed: Partial<OfficialContent>, firstTexts = {}, place = {}) =>
  compareGuide({
    content: { ...content, ...changed },
    place: { isHidden: false, fields: { ...fields, ...place } },
    firstTexts,
  }).map(({ kind, part, proposed }) => [kind, part, proposed]);

describe('Official data: comparison with the guide', () => {
  it('proposes nothing where only the writing of the same facts differs', () => {
    expect(compare({})).toEqual([]);
  });

  it('proposes changed facts by field', () => {
    expect(
      compare({
        phone: '(033) 640-1234',
        address: '강원특별자치도 강릉시 난설헌로 1',
        position: { lat: 37.79, lng: 128.9 },
        detail: { ...detail, hours: '10:00 ~ 17:00', restDays: '매주 월요일' },
      }),
    ).toEqual([
      ['changedField', 'address.ko', '강원특별자치도 강릉시 난설헌로 1'],
      ['changedField', 'phone', '033-640-1234'],
      ['changedField', 'position', { lat: 37.79, lng: 128.9 }],
      ['changedField', 'hours.weekDays', everyDay.slice(1)],
      ['changedField', 'hours.periods', [{ days: everyDay.slice(1), opens: '10:00', closes: '17:00' }]],
    ]);
  });

  it('never proposes to remove what the official data does not say', () => {
    expect(
      compare({ phone: '', address: '', position: null, detail: { ...detail, hours: '', restDays: '' } }),
    ).toEqual([]);
  });

  it('adds hours that only a person can read to the facts, once', () => {
    const hours = { detail: { ...detail, hours: '하절기 09:00~18:00\n동절기 09:00~17:00', restDays: '' } };
    const fact = '한국관광공사 운영 시간: 하절기 09:00~18:00 / 동절기 09:00~17:00';
    expect(compare(hours)).toEqual([['changedField', 'facts', fact]]);
    expect(compare(hours, {}, { facts: [fact] })).toEqual([]);
  });

  it('proposes a text of its own words only when the official one has changed since it was first seen', () => {
    const text = { detail: { ...detail, overview: '다른 글' } };
    expect(compare(text, { 'information.ko': '다른 글' })).toEqual([]);
    expect(compare(text, { 'information.ko': '처음 글' })).toEqual([
      ['changedField', 'information.ko', '다른 글'],
    ]);
  });

  it('proposes photographs once each, a withdrawn place alone, and nothing of a hidden one', () => {
    const photograph = {
      address: 'https://tong.visitkorea.or.kr/a.jpg',
      title: 'A',
      licence: 'kogl1' as const,
    };
    const found = compare({ photograph, detail: { ...detail, photographs: [photograph] } });
    expect(found).toEqual([['photograph', photograph.address, photograph]]);
    expect(compare({ isShown: false, phone: '033-111-2222' })).toEqual([['closedPlace', '', null]]);
    const hidden = compareGuide({
      content: { ...content, isShown: false },
      place: { isHidden: true, fields },
      firstTexts: {},
    });
    expect(hidden).toEqual([]);
  });

  it('proposes new places with what is known, and no courses, withdrawn ones or ones without details', () => {
    const found = (changed: Partial<OfficialContent>) =>
      compareGuide({ content: { ...content, ...changed }, place: null, firstTexts: {} });
    expect(found({})).toMatchObject([
      {
        kind: 'newPlace',
        proposed: {
          type: 'tour',
          fields: {
            'name.ko': '강릉 오죽헌',
            phone: '033-660-3301',
            themes: ['culture'],
            'information.ko': '한 집',
          },
        },
      },
    ]);
    expect([found({ kind: 'course' }), found({ isShown: false }), found({ detail: null })]).toEqual([
      [],
      [],
      [],
    ]);
    const [first] = found({});
    const [reworded] = found({ detail: { ...detail, overview: '더 긴 글' } });
    if (!first || !reworded) throw new Error('nothing was found');
    expect(valueForRefusal(reworded)).toEqual(valueForRefusal(first));
  });

  it.each([
    ['상시 개방', '', '00:00', '24:00', 7],
    ['상시개방', '연중무휴', '00:00', '24:00', 7],
    ['9:00~18:00', '연중무휴', '09:00', '18:00', 7],
    ['매일 09:30 - 21:00', '매주 월요일, 화요일', '09:30', '21:00', 5],
  ])('reads the hours %s, closed %s', (hours, rest, opens, closes, days) => {
    const read = readHours(hours, rest);
    expect(read?.['hours.weekDays']).toHaveLength(days);
    expect(read?.['hours.periods']).toMatchObject([{ opens, closes }]);
  });

  it.each([
    ['09:00~18:00', ''],
    ['09:00~18:00', '첫째 주 월요일'],
    ['18:00~02:00', '연중무휴'],
    ['09:00~18:00 (입장 마감 17:00)', '연중무휴'],
    ['25:00~26:00', '연중무휴'],
    ['', '연중무휴'],
  ])('leaves the hours %s, closed %s, to a person', (hours, rest) => {
    expect(readHours(hours, rest)).toBeNull();
  });

  it('finds a place by its name nearby, and none of the same name far away', () => {
    const here = { lat: 37.79, lng: 128.9 };
    const items = [
      { name: '주문진해양박물관', position: here },
      { name: '오죽헌', position: { lat: 37.7, lng: 128.7 } },
    ];
    expect(findByName({ name: '주문진 해양박물관 [한국관광 품질인증]', position: here }, items)).toBe(
      items[0],
    );
    expect(findByName({ name: '오죽헌', position: here }, items)).toBeNull();
    expect(findByName({ name: '오죽헌', position: null }, items)).toBe(items[1]);
    expect(bareName('강릉 솔향수목원')).toBe(bareName('솔향수목원'));
    expect(bareName('강릉시청')).toBe('강릉시청');
  });

  it('reads the Korean title at the end of one in another language', () => {
    expect(splitTitle('Gyeongpo Beach (경포해변)')).toEqual({
      foreign: 'Gyeongpo Beach',
      korean: '경포해변',
    });
    expect(splitTitle('江陵（注文津）市场（강릉(주문진)시장）')).toEqual({
      foreign: '江陵(注文津)市场',
      korean: '강릉(주문진)시장',
    });
    expect([splitTitle('Cafe (Branch)'), splitTitle('Cafe'), splitTitle(')')]).toEqual([null, null, null]);
  });

  it('writes phones, addresses and long texts as the guide does', () => {
    expect([
      officialPhone('', '033)640.4531, 010'),
      officialPhone('1644 3001'),
      officialPhone('없음'),
    ]).toEqual(['033-640-4531', '1644-3001', '']);
    expect(officialAddress('강원 강릉시  운정길 63 (운정동)')).toBe('강원특별자치도 강릉시 운정길 63');
    expect(shortened('하나입니다. 둘입니다. 셋입니다', 14)).toBe('하나입니다. 둘입니다.');
  });
});
