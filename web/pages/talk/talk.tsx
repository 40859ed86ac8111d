import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { openOfflineWorker } from '../../features/offline/offlineWorker.ts';
import { driverControls, ko } from '../../messages/ko/talk.ts';
import type { Messages } from '../../messages/messages.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { type PageHead, usePageHead } from '../../shared/page/PageHead.ts';
import { paths } from '../../shared/paths.ts';
import { buttonClass } from '../../shared/ui/Button.tsx';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { useAppNavigate } from '../../shared/ui/useAppNavigate.ts';
import { useIsHydrated } from '../../shared/ui/useIsHydrated.ts';
import { AnswerLabel } from './AnswerLabel.tsx';
import { AnswerList } from './AnswerList.tsx';
import { BlankPicker } from './BlankPicker.tsx';
import { blanks, inHalfAnHour, nearestValue } from './blanks.ts';
import { PlayKorean } from './PlayKorean.tsx';
import { SentenceList } from './SentenceList.tsx';
import { headingId, ShownCard } from './ShownCard.tsx';
import { type AnswerId, blankKind, type SentenceId } from './sentences.ts';
import { readShown, type Shown, type ShownWithValue, shownCardAddress, shownCardName } from './shownCard.ts';
import { useTexts } from './useTexts.ts';

function pageHead({ talk, brand }: Messages, { kind }: Shown): PageHead {
  const head = { title: `${talk.title} · ${brand}`, description: talk.description };
  return kind === 'sentences' ? { ...head, canonical: paths.talk() } : head;
}

/** Installs the worker that opens the board without network; true once it is there. */
function useIsKept(): boolean {
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    // A browser that refuses has the board with network.
    openOfflineWorker().then(setKept, () => undefined);
  }, []);
  return isKept;
}

/** Moves the focus to the new heading or, on the way back, to the link that had been followed. */
function useFocusOn(name: string): void {
  const before = useRef(name);
  useEffect(() => {
    if (before.current === name) return;
    const link = document.getElementById(before.current);
    before.current = name;
    (link ?? document.getElementById(headingId))?.focus({ preventScroll: true });
  }, [name]);
}

/** The two-way board: sentences to show to the driver, and the driver's answers. */
export function Component() {
  const { messages } = useLanguage();
  const shown = readShown(new URLSearchParams(useLocation().search));
  const name = shownCardName(shown);
  usePageHead(pageHead(messages, shown));
  useFocusOn(name);
  const isKept = useIsKept();
  const isHydrated = useIsHydrated();
  // Not on the server, whose page must not depend on the time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: again on each card
  const soon = useMemo(() => (isHydrated ? inHalfAnHour(new Date()) : blanks.time.usual), [isHydrated, name]);
  const firstValue = (id: SentenceId | AnswerId) => {
    const blank = blankKind(id);
    if (!blank) return null;
    return blank === 'time' ? soon : blanks[blank].usual;
  };
  if (shown.kind === 'sentences') return <SentenceList firstValue={firstValue} isKept={isKept} />;
  if (shown.kind === 'answers') return <AnswerList firstValue={firstValue} />;
  const value = shown.value ?? firstValue(shown.id) ?? 0;
  return shown.kind === 'sentence' ? (
    <SentenceCard id={shown.id} value={value} />
  ) : (
    <AnswerCard id={shown.id} value={value} />
  );
}

/**
 * Changes the value of the shown card in the address, without a new history entry. A change that comes before the address of the
 * one before is shown, as with two quick taps, applies to both.
 */
function useValueChange(
  card: ShownWithValue & { value: number },
): (change: (value: number) => number) => void {
  const navigate = useAppNavigate();
  const blank = blankKind(card.id);
  const chosen = useRef(card.value);
  useEffect(() => {
    chosen.current = card.value;
  }, [card.value]);
  return (change) => {
    if (!blank) return;
    chosen.current = nearestValue(blank, change(chosen.current));
    navigate(shownCardAddress({ ...card, value: chosen.current }), {
      replace: true,
      preventScrollReset: true,
    });
  };
}

/** What the visitor says. */
function SentenceCard({ id, value }: { id: SentenceId; value: number }) {
  const { messages } = useLanguage();
  const talkMessages = messages.talk;
  const { sentence, readingLangTags } = useTexts();
  const change = useValueChange({ kind: 'sentence', id, value });
  const { korean, meaning, reading } = sentence(id, value);
  const blank = blankKind(id);
  return (
    <ShownCard
      text={korean}
      lang="ko"
      below={
        <>
          {meaning && <p className="mt-4 text-xl">{meaning}</p>}
          {reading && (
            <p lang={readingLangTags} className="mt-1 text-lg text-muted">
              {reading}
            </p>
          )}
        </>
      }
      picker={
        blank && <BlankPicker kind={blank} value={value} labels={talkMessages.labels} onChange={change} />
      }
    >
      <PageLink to={shownCardAddress({ kind: 'answers' })} className={buttonClass()}>
        <AnswerLabel />
      </PageLink>
      <PlayKorean text={korean} />
      <PageLink to={shownCardAddress({ kind: 'sentences' })} className={buttonClass('outline')}>
        {talkMessages.all}
      </PageLink>
    </ShownCard>
  );
}

/** What the driver answers. */
function AnswerCard({ id, value }: { id: AnswerId; value: number }) {
  const { messages } = useLanguage();
  const change = useValueChange({ kind: 'answer', id, value });
  const { korean, meaning } = useTexts().answer(id, value);
  const blank = blankKind(id);
  return (
    <ShownCard
      text={meaning ?? korean}
      lang={meaning === null ? 'ko' : undefined}
      below={
        meaning !== null && (
          <p lang="ko" className="mt-4 text-xl">
            {korean}
          </p>
        )
      }
      picker={
        blank && (
          // The driver chooses.
          <div lang="ko">
            <BlankPicker kind={blank} value={value} labels={ko.talk.labels} onChange={change} />
          </div>
        )
      }
    >
      <PageLink to={shownCardAddress({ kind: 'sentences' })} className={buttonClass()}>
        {messages.talk.next}
      </PageLink>
      <PageLink lang="ko" to={shownCardAddress({ kind: 'answers' })} className={buttonClass('outline')}>
        {driverControls.otherAnswer}
      </PageLink>
    </ShownCard>
  );
}
