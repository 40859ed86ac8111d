import { type RefObject, useId } from 'react';
import { type PlaceReportKind, placeReportKinds } from '../../../domain/places/placeReportRules.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { FieldMessageLine } from '../../shared/ui/FieldMessageLine.tsx';

interface PlaceReportKindsProps {
  kind: PlaceReportKind | undefined;
  /** Whether the form was sent without a choice. */
  isMissing: boolean;
  firstInput: RefObject<HTMLInputElement | null>;
  onChoose: (kind: PlaceReportKind) => void;
}

/** What is wrong: one of the kinds, none at first. */
export function PlaceReportKinds({ kind, isMissing, firstInput, onChoose }: PlaceReportKindsProps) {
  const { placeReport: placeReportMessages } = useLanguage().messages;
  const id = useId();
  return (
    <fieldset aria-describedby={`${id}-message`}>
      <legend className="pb-2 semibold text-sm">{placeReportMessages.kind}</legend>
      <div className="grid gap-2">
        {placeReportKinds.map((one, index) => (
          <label key={one} className="flex min-h-11 items-center gap-2 rounded-sm hairline px-3 text-sm">
            <input
              type="radio"
              name="kind"
              ref={index === 0 ? firstInput : undefined}
              checked={one === kind}
              onChange={() => onChoose(one)}
              className="size-5 shrink-0 accent-pine"
            />
            {placeReportMessages.kinds[one]}
          </label>
        ))}
      </div>
      <FieldMessageLine
        id={`${id}-message`}
        message={isMissing ? { tone: 'error', text: placeReportMessages.kindMissing } : null}
        className="mt-1 empty:mt-0"
      />
    </fieldset>
  );
}
