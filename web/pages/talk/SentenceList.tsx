import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { buttonClass } from '../../shared/ui/Button.tsx';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { AnswerLabel } from './AnswerLabel.tsx';
import { headingId } from './ShownCard.tsx';
import { type SentenceId, situationSentences, situations } from './sentences.ts';
import { type Shown, shownCardAddress, shownCardName } from './shownCard.ts';
import { useTexts } from './useTexts.ts';

interface SentenceListProps {
  /** What a sentence's blank is filled with first; null where it has none. */
  firstValue: (id: SentenceId) => number | null;
  isKept: boolean;
}

/** Room for the two bars at the bottom when a link is reached by keyboard (px). */
const belowFocus = 132;

/** All sentences by situation, each with its Korean and how that is said: readable without script too. */
export function SentenceList({ firstValue, isKept }: SentenceListProps) {
  const { messages } = useLanguage();
  const talkMessages = messages.talk;
  const texts = useTexts();
  return (
    <div className="mx-auto max-w-page px-4 pt-4">
      <h1 id={headingId} tabIndex={-1} className="bold text-2xl lg:text-3xl">
        {talkMessages.title}
      </h1>
      <p className="mt-1 text-muted">{talkMessages.lead}</p>
      <p className="mt-3 flex flex-wrap items-center gap-2.5 text-muted text-sm">
        {talkMessages.driverLead}
        <PageLink
          id="answers"
          to={shownCardAddress({ kind: 'answers' })}
          className={`${buttonClass('outline')} text-base`}
        >
          <AnswerLabel />
        </PageLink>
      </p>
      {situations.map((situation) => (
        <section key={situation} aria-labelledby={`situation-${situation}`} className="mt-8">
          <h2 id={`situation-${situation}`} tabIndex={-1} className="bold text-xl">
            {talkMessages.situations[situation]}
          </h2>
          <ul className="mt-3 grid gap-2.5 md:grid-cols-2">
            {situationSentences(situation).map((id) => {
              const value = firstValue(id);
              const shown: Shown = { kind: 'sentence', id, value };
              const { korean, meaning, reading } = texts.sentence(id, value ?? 0);
              return (
                <li key={id}>
                  <PageLink
                    id={shownCardName(shown)}
                    to={shownCardAddress(shown)}
                    style={{ scrollMarginBottom: belowFocus }}
                    className="block h-full rounded-md hairline bg-surface px-4 py-2 no-underline hover:bg-foam"
                  >
                    {meaning && <span className="block semibold">{meaning}</span>}
                    <span lang="ko" className={`block ${meaning ? '' : 'semibold'} text-lg`}>
                      {korean}
                    </span>
                    {reading && (
                      <span lang={texts.readingLangTags} className="block text-muted text-sm">
                        {reading}
                      </span>
                    )}
                  </PageLink>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
      <p role="status" className="mt-6 min-h-10 text-muted text-sm">
        {isKept && talkMessages.kept}
      </p>
      <SituationJump />
    </div>
  );
}

/** Leads to each situation, where the thumb is. */
function SituationJump() {
  const { messages } = useLanguage();
  const talkMessages = messages.talk;
  return (
    <nav
      aria-label={talkMessages.jump}
      className="sticky bottom-bar z-10 -mx-4 bg-paper px-4 py-2 hairline-t low:static"
    >
      <ul className="strip flex gap-2.5 px-1 py-1">
        {situations.map((situation) => (
          <li key={situation} className="shrink-0">
            <a
              href={`#situation-${situation}`}
              className="chip no-underline whitespace-nowrap"
              onClick={(event) => {
                const heading = document.getElementById(`situation-${situation}`);
                if (!heading) return;
                // Not an entry of the history: Back leaves the list.
                event.preventDefault();
                heading.scrollIntoView();
                heading.focus({ preventScroll: true });
              }}
            >
              {talkMessages.situations[situation]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
