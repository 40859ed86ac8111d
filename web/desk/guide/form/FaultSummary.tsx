import { useEffect, useRef } from 'react';
import type { PlaceFault } from '../../../../contract/desk/guide.ts';
import type { PlaceFieldName } from '../../../../contract/desk/placeFields.ts';
import { useDeskLanguage } from '../../language/DeskLanguage.tsx';
import { fieldLabel } from './valueInWords.ts';

interface FaultSummaryProps {
  faults: readonly PlaceFault[];
  onGoTo: (field: PlaceFieldName) => void;
}

/** The fields to correct before a draft is published; takes the focus when it appears. */
export function FaultSummary({ faults, onGoTo }: FaultSummaryProps) {
  const { messages, language } = useDeskLanguage();
  const heading = useRef<HTMLParagraphElement>(null);
  const fields = [...new Set(faults.map(({ field }) => field))];
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="rounded-sm bg-sand px-3 py-2 text-sm">
      <p ref={heading} tabIndex={-1} className="semibold">
        {messages.guidePlace.faults.title(fields.length)}
      </p>
      <ul className="flex max-h-32 flex-wrap gap-x-4 overflow-y-auto">
        {fields.map((field) => (
          <li key={field}>
            <button type="button" className="min-h-11 text-pine underline" onClick={() => onGoTo(field)}>
              {fieldLabel(field, messages.guideFields, language)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
