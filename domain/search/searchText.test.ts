import { expect, test } from 'vitest';
import { possibleCompletions, syllableRange, toInitials, toStrokes } from './hangul.ts';
import { simplifiedForm } from './hanVariants.ts';
import { normaliseText, searchWords } from './searchText.ts';

const words = (text: string) => searchWords(text).map(({ text: word, kind }) => `${kind} ${word}`);

test('DESIGN 11: recognises initials before NFKC rewrites them', () => {
  expect(words('ㄱㅍ')).toEqual(['initials ㄱㅍ']);
  expect(words('ㄳ')).toEqual(['initials ㄱㅅ']);
  expect(words('경ㅍ')).toEqual(['cjk 경ㅍ']);
  expect(words('경포 ㅎㅂ')).toEqual(['cjk 경포', 'initials ㅎㅂ']);
});

test('folds case, width, kana and marks, but not sonant marks of kana', () => {
  expect(normaliseText('Ｃafé ÉTÉ')).toBe('cafe ete');
  expect(normaliseText('カフェ ｶﾌｪ')).toBe('かふぇ かふぇ');
  expect(normaliseText('ガ')).not.toBe(normaliseText('カ'));
  expect(normaliseText('e\u0301')).toBe('e');
  expect(normaliseText('강릉'.normalize('NFD'))).toBe('강릉');
});

test('DESIGN 3: folds Traditional, Simplified and Japanese characters into one form', () => {
  const same = [
    ['鏡浦', '镜浦'],
    ['烏竹軒', '乌竹轩'],
    ['註文津', '注文津'],
    ['濕地', '溼地', '湿地'],
    ['大關嶺', '大関嶺', '大关岭'],
    ['鏡浦臺', '镜浦台'],
    ['海邊', '海辺', '海边'],
    ['豐年', '豊年', '丰年'],
    ['博物館', '博物馆'],
  ];
  for (const forms of same) expect(new Set(forms.map(normaliseText)).size, forms.join()).toBe(1);
  for (const form of simplifiedForm.values()) expect(normaliseText(form), form).toBe(form);
});

test('splits words at a change of script, and ignores those without a letter or digit', () => {
  expect(words('BTS 버스정류장')).toEqual(['latin bts', 'cjk 버스정류장']);
  expect(words('율곡로3139번길')).toEqual(['cjk 율곡로', 'latin 3139', 'cjk 번길']);
  expect(words('% _ !')).toEqual([]);
  expect(words('100%')).toEqual(['latin 100%']);
});

test('expands a syllable to those that may follow while typing', () => {
  expect(possibleCompletions('겨')).toContain('경');
  expect(possibleCompletions('강르')).toContain('강릉');
  expect(possibleCompletions('고')).toContain('관');
  expect(possibleCompletions('받')).toEqual(['받', '바ㄷ']);
  expect(possibleCompletions('값')).toEqual(['값', '갑ㅅ']);
  expect(possibleCompletions('海')).toEqual(['海']);
  expect(syllableRange('ㅍ')).toEqual({ first: '파', last: '핗' });
  expect(syllableRange('ㅏ')).toBeUndefined();
  expect(toInitials('경포대')).toBe('ㄱㅍㄷ');
  expect(toStrokes('과')).toBe('ㄱㅗㅏ');
});
