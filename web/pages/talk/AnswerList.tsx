import { driverControls, ko } from '../../messages/ko/talk.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { buttonClass } from '../../shared/ui/Button.tsx';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { headingId } from './ShownCard.tsx';
import { type AnswerId, answerIds, blankKind, fillBlank } from './sentences.ts';
import { type Shown, shownCardAddress, shownCardName } from './shownCard.ts';

/** What is chosen on the next screen. */
const open = { minutes: '○분', time: '○시 ○분', people: '○명', won: '○원' } as const;

interface AnswerListProps {
  firstValue: (id: AnswerId) => number | null;
}

/** The driver's answers in Korean, to press. */
export function AnswerList({ firstValue }: AnswerListProps) {
  const { messages } = useLanguage();
  return (
    <div className="driver-card mx-auto max-w-5xl px-4 pt-3 pb-28">
      <h1 id={headingId} tabIndex={-1} lang="ko" className="bold text-2xl">
        {driverControls.choose}
      </h1>
      <p className="mt-1 text-muted">{messages.talk.answersLead}</p>
      <ul lang="ko" className="mt-4 grid gap-2.5 md:grid-cols-2">
        {answerIds.map((id) => {
          const blank = blankKind(id);
          const shown: Shown = { kind: 'answer', id, value: firstValue(id) };
          return (
            <li key={id}>
              <PageLink
                id={shownCardName(shown)}
                to={shownCardAddress(shown)}
                className="flex min-h-14 items-center rounded-md hairline bg-surface px-4 py-2 semibold text-xl no-underline hover:bg-foam"
              >
                {fillBlank(ko.talk.answers[id], blank ? open[blank] : '')}
              </PageLink>
            </li>
          );
        })}
      </ul>
      <p className="mt-6">
        <PageLink to={shownCardAddress({ kind: 'sentences' })} className={buttonClass('outline')}>
          {messages.talk.all}
        </PageLink>
      </p>
    </div>
  );
}
