import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { dateLocale, type Language } from '../../../domain/languages.ts';
import type { Messages } from '../../messages/messages.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';
import { useIsReachable } from '../../shared/ui/useIsReachable.ts';
import { WrongResponse } from './guideContents.ts';
import { offlineDownloadSize } from './keepGuide.ts';
import { type OfflineGuideState, offlineGuideStore, useOfflineGuide } from './OfflineGuideStore.ts';
import { unmarkGuideSaved } from './wasKept.ts';

const dayLength = 86_400_000;

/** From this age on (days) an update of the guide is offered. */
const oldAge = 30;

const kilobytes = (bytes: number) => Math.max(1, Math.round(bytes / 1024));

/** The day in Seoul. */
function localDay(instant: string, language: Language): string {
  const format = new Intl.DateTimeFormat(dateLocale(language), {
    day: 'numeric',
    month: 'long',
    timeZone: 'Asia/Seoul',
  });
  return format.format(new Date(instant));
}

function stateText(state: OfflineGuideState, language: Language, messages: Messages['offline']): string {
  switch (state.kind) {
    case 'keeping':
      return messages.keeping;
    case 'kept':
      return messages.kept(localDay(state.keptAt, language), messages.size(kilobytes(state.bytes)));
    case 'failed':
      return state.former.kind === 'kept' ? stateText(state.former, language, messages) : '';
    case 'absent':
      return state.isEvicted ? messages.evicted : '';
    default:
      return '';
  }
}

export interface OfflineGuideControlsProps {
  isCompact: boolean;
  /** Called if the browser can't store the guide or the server offers none; nothing is then shown. */
  onUnavailable: () => void;
}

/** The state of the guide on this device, with the buttons that save, update or remove it. */
export function OfflineGuideControls({ isCompact, onUnavailable }: OfflineGuideControlsProps) {
  const { language, messages } = useLanguage();
  const offlineMessages = messages.offline;
  const state = useOfflineGuide();
  const [isRemoved, setRemoved] = useState(false);
  const { data: bytes, error } = useQuery({
    queryKey: ['offlineDownloadSize', language, state],
    queryFn: ({ signal }) => offlineDownloadSize(language, signal),
    // The size shrinks with each download, even a cancelled one.
    staleTime: 0,
    enabled: state.kind === 'absent' || (state.kind === 'kept' && !state.languages.includes(language)),
  });
  // The server offers no copy of a very large guide.
  const isOffered = !(error instanceof WrongResponse && error.status === 404);
  const isUnavailable = state.kind === 'unsupported' || (state.kind === 'absent' && !isOffered);
  const hide = useEffectEvent(onUnavailable);
  useEffect(() => {
    if (isUnavailable) hide();
  }, [isUnavailable]);

  const isEvicted = state.kind === 'absent' && state.isEvicted;
  useEffect(() => {
    // The mark is deleted, so that the loss is announced only once.
    if (isEvicted) unmarkGuideSaved();
  }, [isEvicted]);

  const box = useFocusAfterPress(state);
  const size = bytes === undefined ? '' : offlineMessages.about(offlineMessages.size(kilobytes(bytes)));
  const keep = () => {
    setRemoved(false);
    void offlineGuideStore.keep(language);
  };
  return (
    <div ref={box} tabIndex={-1}>
      {/* One element for all states, so that a change is announced, and no percentage is. */}
      <p role="status" className="text-sm">
        {isRemoved && state.kind === 'absent'
          ? offlineMessages.removed
          : stateText(state, language, offlineMessages)}
      </p>
      <FormFailure sentence={state.kind === 'failed' && offlineMessages.failed[state.reason]} />
      {state.kind === 'absent' && (
        <>
          <p className="min-h-5 text-muted text-sm">{size}</p>
          <Row>
            <Button onClick={keep}>{offlineMessages.keep}</Button>
          </Row>
        </>
      )}
      {state.kind === 'keeping' && <Progress {...state} />}
      {state.kind === 'kept' && (
        <Row>
          <NextStep state={state} size={size} onKeep={keep} />
          {!isCompact && <RemoveButton onRemoved={() => setRemoved(true)} />}
        </Row>
      )}
      {state.kind === 'failed' && (
        <Row>
          <Button onClick={keep}>{messages.shell.retry}</Button>
        </Row>
      )}
    </div>
  );
}

/** A pressed button is replaced by another; this keeps the focus in the box. */
function useFocusAfterPress({ kind }: OfflineGuideState) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(kind);
  useEffect(() => {
    if (shown.current === kind) return;
    const isFirst = shown.current === 'unknown';
    shown.current = kind;
    if (!isFirst && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [kind]);
  return box;
}

function Row({ children }: { children: ReactNode }) {
  return <div className="mt-2 flex flex-wrap items-center gap-2.5">{children}</div>;
}

function Progress({ done, total }: { done: number; total: number }) {
  const { messages } = useLanguage();
  const offlineMessages = messages.offline;
  const isKnown = total > 0;
  return (
    <div className="mt-2 flex items-center gap-3">
      <div className="min-w-0 flex-1">
        {/* Without a value it moves until the sizes are known. */}
        <progress
          aria-label={offlineMessages.keeping}
          max={total || 1}
          {...(isKnown && { value: done })}
          className="w-full accent-pine"
          style={{ border: 'revert' }}
        />
        <p className="text-muted text-xs tabular">
          {isKnown && offlineMessages.progress(kilobytes(done), kilobytes(total))}
        </p>
      </div>
      <Button variant="outline" onClick={() => offlineGuideStore.cancel()}>
        {offlineMessages.cancel}
      </Button>
    </div>
  );
}

interface NextStepProps {
  state: Extract<OfflineGuideState, { kind: 'kept' }>;
  /** The download size that the page's language adds, in words. */
  size: string;
  onKeep: () => void;
}

/** Offers what the offline guide lacks: missing parts, the page's language, or what has changed since. */
function NextStep({ state, size, onKeep }: NextStepProps) {
  const { language, messages } = useLanguage();
  const offlineMessages = messages.offline;
  const age = Math.floor((Date.now() - Date.parse(state.keptAt)) / dayLength);
  const offer = (sentence: string, button: string) => (
    <>
      <p className="w-full text-sm">{sentence}</p>
      <Button onClick={onKeep}>{button}</Button>
    </>
  );
  if (state.isIncomplete) return offer(offlineMessages.incomplete, messages.shell.retry);
  if (!state.languages.includes(language)) {
    return (
      <>
        <p className="w-full text-sm">{offlineMessages.otherLanguage}</p>
        <p className="min-h-5 w-full text-muted text-sm">{size}</p>
        <Button onClick={onKeep}>{offlineMessages.addLanguage}</Button>
      </>
    );
  }
  return age > oldAge ? offer(offlineMessages.old(age), offlineMessages.renew) : null;
}

/** Asks for confirmation only without network, when the guide could not be downloaded again. */
function RemoveButton({ onRemoved }: { onRemoved: () => void }) {
  const { messages } = useLanguage();
  const offlineMessages = messages.offline;
  const isReachable = useIsReachable();
  const [isAsking, setAsking] = useState(false);
  const remove = async () => {
    onRemoved();
    await offlineGuideStore.remove();
  };
  const keepIt = () => setAsking(false);
  return (
    <>
      <Button variant="outline" onClick={isReachable ? remove : () => setAsking(true)}>
        {offlineMessages.remove}
      </Button>
      <Dialog
        open={isAsking}
        role="alertdialog"
        onClose={keepIt}
        title={offlineMessages.removeQuestion}
        closeLabel={messages.shell.close}
      >
        <p className="text-sm">{offlineMessages.removeMeans}</p>
        <div className="mt-4 grid grid-cols-2 gap-2.5">
          <Button variant="outline" onClick={keepIt}>
            {offlineMessages.keepIt}
          </Button>
          <Button onClick={remove}>{offlineMessages.remove}</Button>
        </div>
      </Dialog>
    </>
  );
}
