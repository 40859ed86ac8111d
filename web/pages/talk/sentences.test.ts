import { describe, expect, it } from 'vitest';
import { languages } from '../../../domain/languages.ts';
import { ko } from '../../messages/ko/talk.ts';
import { loadMessages } from '../../messages/messages.ts';
import { blanks, blankValues } from './blanks.ts';
import { spokenValue } from './koreanNumbers.ts';
import { readAloud } from './readAloud.ts';
import { answerIds, blankKind, fillBlank, sentenceIds, situationSentences, situations } from './sentences.ts';
import { readShown, shownCardAddress } from './shownCard.ts';
import { textSize } from './textSize.ts';

const { sentences, answers, values } = ko.talk;
const said = sentenceIds.map((id) => {
  const blank = blankKind(id);
  return fillBlank(sentences[id], blank ? spokenValue(blank, blanks[blank].usual) : '');
});

describe('Talk: the sentences', () => {
  it('are thirty, each in one situation, in the order of the situations', () => {
    expect(sentenceIds).toHaveLength(30);
    expect(situations.flatMap(situationSentences)).toEqual(sentenceIds);
    expect([...sentenceIds].sort()).toEqual(Object.keys(sentences).sort());
    for (const situation of situations) expect(situationSentences(situation).length).toBeGreaterThan(1);
  });

  it('have at least fourteen answers', () => {
    expect(answerIds.length).toBeGreaterThanOrEqual(14);
  });

  it('take a value exactly where they have a picker, in every language', async () => {
    for (const language of languages) {
      const { talk } = await loadMessages(language, ['talk']);
      for (const id of sentenceIds)
        expect(typeof talk.sentences[id], `${language} ${id}`).toBe(blankKind(id) ? 'function' : 'string');
      for (const id of answerIds)
        expect(typeof talk.answers[id], `${language} ${id}`).toBe(blankKind(id) ? 'function' : 'string');
    }
  });

  it('show the chosen value in every language', async () => {
    for (const language of languages) {
      const { talk } = await loadMessages(language, ['talk']);
      const templates = { ...talk.sentences, ...talk.answers };
      for (const id of [...sentenceIds, ...answerIds]) {
        const blank = blankKind(id);
        if (!blank) continue;
        const shown = blankValues(blank).map((value) => fillBlank(templates[id], talk.values[blank](value)));
        expect(new Set(shown).size, `${language} ${id}`).toBe(shown.length);
      }
    }
  });

  it('differ from each other in every language', async () => {
    for (const language of languages) {
      const { talk } = await loadMessages(language, ['talk']);
      const texts = sentenceIds.map((id) => fillBlank(talk.sentences[id], '1'));
      expect(new Set(texts).size).toBe(texts.length);
    }
  });

  it('are read in Latin letters alone, or in katakana alone', () => {
    for (const text of said) {
      expect(readAloud(text, 'roman')).toMatch(/^[A-Z][A-Za-z]*( [A-Za-z]+|[.,?](?= |$))*$/);
      expect(readAloud(text, 'kana')).toMatch(/^[ァ-ヺー]+([ 、。？]?[ァ-ヺー]+)*[。？]$/);
    }
  });

  it.each([
    ['강릉역으로 돌아가 주세요.', 'Gangneungnyeogeuro doraga juseyo.', 'カンヌンニョグロ トラガ チュセヨ。'],
    ['도착해야 합니다.', 'Dochakaeya hamnida.', 'トチャッケヤ ハムニダ。'],
    ['119에 전화해 주세요.', 'Irilgue jeonhwahae juseyo.', 'イリルグエ チョンファヘ チュセヨ。'],
    ['기사님, 같이 가나요?', 'Gisanim, gachi ganayo?', 'キサニム、カチ カナヨ？'],
  ])('reads %s', (korean, roman, kana) => {
    expect(readAloud(korean, 'roman')).toBe(roman);
    expect(readAloud(korean, 'kana')).toBe(kana);
  });
});

describe('Talk: addresses', () => {
  const read = (query: string) => readShown(new URLSearchParams(query));

  it('name what is shown, with its value', () => {
    for (const query of ['', 'say=toilet', 'say=waitMinutes&with=25', 'answer=all', 'answer=won&with=12300'])
      expect(shownCardAddress(read(query))).toBe(query ? `/talk?${query}` : '/talk');
  });

  it('show the list for anything unknown', () => {
    for (const query of ['say=', 'say=constructor', 'say=yes', 'answer=toString', 'answer=toilet', 'with=5'])
      expect(read(query), query).toEqual({ kind: 'sentences' });
    expect(read('say=waitMinutes&with=7')).toEqual({ kind: 'sentence', id: 'waitMinutes', value: null });
    expect(read('say=toilet&with=10')).toEqual({ kind: 'sentence', id: 'toilet', value: null });
  });
});

describe('Talk: size of a sentence on the card', () => {
  /** The share of the window's width that a letter takes (%). */
  const perLetter = (text: string) => Number(/([\d.]+)vw/.exec(textSize(text))?.[1]);

  /** Figures and marks are about half as wide as a Hangul syllable. */
  const textEms = (word: string) => word.length - 0.4 * word.replace(/[가-힣]/g, '').length;

  it('never cuts a word, also at 320 px', () => {
    for (const id of sentenceIds) {
      const blank = blankKind(id);
      for (const value of blank ? blankValues(blank) : [0]) {
        const text = fillBlank(sentences[id], blank ? values[blank](value) : '');
        const longest = Math.max(...text.split(' ').map(textEms));
        const size = Math.max(28, perLetter(text) * 3.2);
        expect(size * longest, text).toBeLessThanOrEqual(288);
      }
    }
  });

  it('is larger for a short sentence', () => {
    expect(perLetter('네.')).toBeGreaterThan(perLetter(fillBlank(answers.notUnderstood, '')));
    expect(perLetter('Yes.')).toBeGreaterThan(20);
  });
});
