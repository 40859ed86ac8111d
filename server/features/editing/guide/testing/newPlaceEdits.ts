import type { GuidePlace } from '../../../../../contract/desk/guide.ts';
import { type Language, languages } from '../../../../../domain/languages.ts';
import type { Edit } from './useGuideDesk.ts';

const texts: Record<Language, { name: string; summary: string; information: string }> = {
  ko: {
    name: '새정원',
    summary: '바다를 보며 쉬는 작은 정원',
    information: '작은 정원입니다. 바다가 보입니다. 누구나 쉴 수 있습니다.',
  },
  en: {
    name: 'New Garden',
    summary: 'A small garden by the sea',
    information: 'It is a small garden. It looks out to sea. Everyone may rest here.',
  },
  cn: {
    name: '新花园',
    summary: '可以看海的安静小花园',
    information: '这是一座安静的小花园。在这里可以看到大海。任何人都可以休息。',
  },
  tw: {
    name: '新花園',
    summary: '可以看海的寧靜小花園',
    information: '這是一座寧靜的小花園。在這裡可以看到大海。任何人都可以休息。',
  },
  ja: {
    name: '新しい庭',
    summary: '海を眺めて休める小さな庭',
    information: '小さな庭です。海がよく見えます。だれでもゆっくり休めます。',
  },
};

/** The texts of a new place in a language. */
export function translationEdits({ id }: Pick<GuidePlace, 'id'>, language: Language): Edit[] {
  const { name, summary, information } = texts[language];
  return [
    // A place is made with its Korean and its English name.
    ...(['ko', 'en'].includes(language) ? [] : [{ field: `name.${language}`, after: name } as const]),
    { field: `summary.${language}`, after: summary },
    { field: `information.${language}`, after: information },
    { field: `address.${language}`, after: `강릉시 정원길 ${id % 100}` },
  ];
}

/** All edits that a new place needs before it can be published, apart from its pictures. */
export function newPlaceEdits(
  place: Pick<GuidePlace, 'id'>,
  written: readonly Language[] = languages,
): Edit[] {
  return [
    ...written.flatMap((language) => translationEdits(place, language)),
    { field: 'reading.kana', after: 'セ チョンウォン' },
    { field: 'reading.roman', after: 'Sae Jeongwon' },
    { field: 'themes', after: ['nature'] },
    { field: 'position', after: { lat: 37.8, lng: 128.9 } },
    { field: 'checked.address', after: { on: '2026-11', source: 'the city' } },
    { field: 'checked.text', after: { on: '2026-11', source: 'the city' } },
    { field: 'facts', after: ['It is a garden.'] },
    { field: 'source', after: 'the city' },
  ];
}
