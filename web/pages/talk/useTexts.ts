import type { Language } from '../../../domain/languages.ts';
import { readingScripts } from '../../../domain/reading/readings.ts';
import { ko } from '../../messages/ko/talk.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { spokenValue } from './koreanNumbers.ts';
import { readAloud } from './readAloud.ts';
import { type AnswerId, blankKind, fillBlank, type SentenceId } from './sentences.ts';

/** Sentences, unlike names, have a reading in English too. */
const readingScript = (language: Language) =>
  language === 'ko' ? null : (readingScripts[language] ?? 'roman');

/** A sentence or an answer in Korean and in the page's language; `meaning` is null on Korean pages. */
interface Sentence {
  readonly korean: string;
  readonly meaning: string | null;
}

export function useTexts() {
  const { language, messages } = useLanguage();
  const { values, sentences, answers } = messages.talk;
  const script = readingScript(language);
  const isForeign = language !== 'ko';
  const valueText = (id: SentenceId | AnswerId, value: number, of: typeof values) => {
    const blank = blankKind(id);
    return blank ? of[blank](value) : '';
  };
  return {
    sentence(id: SentenceId, value: number): Sentence & { reading: string | null } {
      const korean = ko.talk.sentences[id];
      const blank = blankKind(id);
      const said = fillBlank(korean, blank ? spokenValue(blank, value) : '');
      return {
        korean: fillBlank(korean, valueText(id, value, ko.talk.values)),
        meaning: isForeign ? fillBlank(sentences[id], valueText(id, value, values)) : null,
        reading: script && readAloud(said, script),
      };
    },
    answer(id: AnswerId, value: number): Sentence {
      return {
        korean: fillBlank(ko.talk.answers[id], valueText(id, value, ko.talk.values)),
        meaning: isForeign ? fillBlank(answers[id], valueText(id, value, values)) : null,
      };
    },
    /** The `lang` of the readings; undefined if it is the page's own. */
    readingLangTags: script === 'roman' ? 'ko-Latn' : undefined,
  };
}
