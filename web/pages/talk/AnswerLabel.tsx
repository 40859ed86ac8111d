import { driverControls } from '../../messages/ko/talk.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';

/** 답하기, with the same for the visitor. */
export function AnswerLabel() {
  const { language, messages } = useLanguage();
  return (
    <span>
      <span lang="ko">{driverControls.answer}</span>
      {language !== 'ko' && ` · ${messages.talk.answer}`}
    </span>
  );
}
