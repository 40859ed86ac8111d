import { driverControls } from '../../messages/ko/talk.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';

/** The label 답하기 ("answer"), followed by its meaning in the visitor's language. */
export function AnswerLabel() {
  const { language, messages } = useLanguage();
  return (
    <span>
      <span lang="ko">{driverControls.answer}</span>
      {language !== 'ko' && ` · ${messages.talk.answer}`}
    </span>
  );
}
