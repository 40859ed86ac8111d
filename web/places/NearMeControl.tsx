import { useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import type { Language } from '../../contract/languages.ts';
import { useLanguage } from '../i18n/LanguageContext.tsx';
import { cn } from '../i18n/nearMe/cn.ts';
import { en } from '../i18n/nearMe/en.ts';
import { ja } from '../i18n/nearMe/ja.ts';
import { ko, type NearMeWords } from '../i18n/nearMe/ko.ts';
import { here } from './here.ts';
import { isLocated } from './locate.ts';

/** So few that all languages come along: a part of their own would name its files in every page's first load. */
const words: Record<Language, NearMeWords> = { ko, en, cn, ja };

/** The button of NearMe, and a sentence that says what came of it. A second press forgets the position. */
export function NearMeControl() {
  const { language } = useLanguage();
  const { revalidate } = useRevalidator();
  const { how, at } = useSyncExternalStore(here.subscribe, here.now, here.now);
  const press = async () => {
    if (at) here.set({ how: 'unasked', at: null });
    else if (!(await isLocated())) return;
    await revalidate();
  };
  return (
    <>
      <button
        type="button"
        aria-pressed={at !== null}
        disabled={how === 'asking'}
        onClick={press}
        className="chip"
      >
        {words[language].button}
      </button>
      <p role="status" className="w-full text-muted text-sm empty:hidden">
        {how === 'unasked' ? '' : words[language].said[how]}
      </p>
    </>
  );
}
