import { useState } from 'react';
import { flushSync } from 'react-dom';
import { deskAddresses } from '../../../../contract/desk/addresses.ts';
import type { PlaceFieldName } from '../../../../contract/desk/placeFields.ts';
import { type Language, languages } from '../../../../domain/languages.ts';
import { callAddress } from '../../../shared/client/address.ts';
import { Button, buttonClass } from '../../../shared/ui/Button.tsx';
import { FormFailure } from '../../../shared/ui/FormFailure.tsx';
import { useIsReachable } from '../../../shared/ui/useIsReachable.ts';
import { failureSentence } from '../../failureSentence.ts';
import { useDeskLanguage, useMessages } from '../../language/DeskLanguage.tsx';
import { languageName } from '../../language/formats.ts';
import { DiscardDialog } from './DiscardDialog.tsx';
import { fieldId, fieldLanguage } from './editor.ts';
import { FaultSummary } from './FaultSummary.tsx';
import { SaveLine } from './SaveLine.tsx';
import type { useDraft } from './useDraft.ts';
import { usePublishing } from './usePublishing.ts';
import { fieldLabel } from './valueInWords.ts';

interface DraftBarProps {
  draft: ReturnType<typeof useDraft>;
  isTried: boolean;
  onTried: (isTried: boolean) => void;
  /** Shows the texts of a language on a narrow screen. */
  onLanguage: (language: Language) => void;
}

/** The bar that stays visible: whether everything is saved, which fields are changed, and the actions for the draft. */
export function DraftBar({ draft, isTried, onTried, onLanguage }: DraftBarProps) {
  const messages = useMessages();
  const draftMessages = messages.guidePlace.draft;
  const isReachable = useIsReachable();
  const { keeper, snapshot } = draft;
  const { place, changed, conflicts } = snapshot;
  const { publish, isPending, sentence, failure, attempt, clear } = usePublishing(draft, onTried);
  const [isDiscarding, setDiscarding] = useState(false);
  const canPublish = changed.size > 0 || place.published === null;
  const goTo = (field: PlaceFieldName) => {
    const language = fieldLanguage(field);
    if (language) flushSync(() => onLanguage(language));
    document.getElementById(fieldId(field))?.focus();
  };
  return (
    <section
      aria-label={draftMessages.label}
      className="desk-draft-bar sticky bottom-0 z-20 border-hairline border-t bg-surface py-2 raised md:py-3"
    >
      <div className="mx-auto grid max-w-page gap-1 px-4 md:gap-2">
        {isTried && place.faults.length > 0 && (
          <FaultSummary key={attempt} faults={place.faults} onGoTo={goTo} />
        )}
        <FormFailure
          sentence={
            failure &&
            (failure.code === 'changedMeanwhile'
              ? draftMessages.meanwhile
              : failureSentence(failure, messages))
          }
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <SaveLine
            snapshot={snapshot}
            done={changed.size > 0 ? '' : sentence}
            onRetry={() => void keeper.flush()}
          />
          {changed.size > 0 && <ChangedFields changed={changed} onGoTo={goTo} />}
          {(changed.size > 0 || place.published === null) && (
            <button
              type="button"
              className="min-h-11 max-md:ml-auto text-pine text-sm semibold disabled:text-muted"
              aria-label={draftMessages.discard}
              disabled={!isReachable}
              onClick={() => {
                clear();
                setDiscarding(true);
              }}
            >
              {draftMessages.discardShort}
            </button>
          )}
          <div className="flex w-full flex-wrap items-end gap-2 md:ml-auto md:w-auto">
            <Preview draft={draft} />
            <Button
              className="flex-1"
              disabled={!canPublish || !isReachable || conflicts.size > 0}
              aria-busy={isPending || undefined}
              onClick={() => publish()}
            >
              {draftMessages.publish}
            </Button>
          </div>
        </div>
      </div>
      {isDiscarding && <DiscardDialog draft={draft} onClose={() => setDiscarding(false)} />}
    </section>
  );
}

interface ChangedFieldsProps {
  changed: ReadonlySet<PlaceFieldName>;
  onGoTo: (field: PlaceFieldName) => void;
}

function ChangedFields({ changed, onGoTo }: ChangedFieldsProps) {
  const { messages, language } = useDeskLanguage();
  const draftMessages = messages.guidePlace.draft;
  return (
    <details className="text-sm">
      <summary className="flex min-h-11 cursor-pointer items-center text-pine underline">
        {draftMessages.count(changed.size)}
      </summary>
      <ul aria-label={draftMessages.list} className="max-h-40 overflow-y-auto">
        {[...changed].map((field) => (
          <li key={field}>
            <button
              type="button"
              className="min-h-11 text-start text-pine underline"
              onClick={() => onGoTo(field)}
            >
              {fieldLabel(field, messages.guideFields, language)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The visitor's page with the draft, in another tab; what is typed is saved first. */
function Preview({ draft: { keeper, snapshot } }: Pick<DraftBarProps, 'draft'>) {
  const { messages, language } = useDeskLanguage();
  const draftMessages = messages.guidePlace.draft;
  const [locale, setLocale] = useState<Language>('ko');
  const { path } = deskAddresses.getGuidePlace;
  const href = callAddress(`${path}/preview`, { placeId: snapshot.place.id }, { locale });
  return (
    <>
      <select
        aria-label={draftMessages.previewIn}
        value={locale}
        onChange={({ target }) => setLocale(languages.find((one) => one === target.value) ?? 'ko')}
        className="min-h-12 max-w-28 rounded-sm hairline bg-surface px-2"
      >
        {languages.map((one) => (
          <option key={one} value={one}>
            {languageName(language, one)}
          </option>
        ))}
      </select>
      <a
        href={href}
        target="_blank"
        rel="noreferrer"
        className={buttonClass('outline')}
        onClick={(event) => {
          if (snapshot.state === 'saved') return;
          event.preventDefault();
          void keeper.flush().then((isSaved) => isSaved && window.open(href, '_blank', 'noreferrer'));
        }}
      >
        {draftMessages.preview}
      </a>
    </>
  );
}
