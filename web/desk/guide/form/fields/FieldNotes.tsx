import type { PlaceFault } from '../../../../../contract/desk/guide.ts';
import type { PlaceFieldName } from '../../../../../contract/desk/placeFields.ts';
import { Button } from '../../../../shared/ui/Button.tsx';
import { type FieldMessage, FieldMessageLine } from '../../../../shared/ui/FieldMessageLine.tsx';
import { useStaff } from '../../../client/session.ts';
import { useDeskLanguage } from '../../../language/DeskLanguage.tsx';
import { fieldId, useEditor } from '../editor.ts';
import { faultSentence } from '../faultSentence.ts';
import { fieldLabel, valueLines } from '../valueInWords.ts';

/** Id of what stands below a field, for its aria-describedby. */
export const notesId = (field: PlaceFieldName) => `${fieldId(field)}-notes`;

/** The faults of a field, in words; none before publishing was tried. */
export function useFaults(field: PlaceFieldName): string[] {
  const { snapshot, isTried } = useEditor();
  return useSentences(isTried ? snapshot.place.faults : [], field);
}

function useSentences(faults: readonly PlaceFault[], field: PlaceFieldName): string[] {
  const { messages } = useDeskLanguage();
  const sentences = faults
    .filter((fault) => fault.field === field)
    .map(({ message }) => faultSentence(message, messages.guidePlace.faults));
  return [...new Set(sentences)];
}

interface FieldNotesProps {
  field: PlaceFieldName;
  /** The field itself shows what is wrong. */
  hasOwnFaults?: boolean;
}

/** Below a field: what is wrong with it or could be better, who has changed it, and the choice where two editors differ. */
export function FieldNotes({ field, hasOwnFaults = false }: FieldNotesProps) {
  const { messages } = useDeskLanguage();
  const guidePlaceMessages = messages.guidePlace;
  const ownName = useStaff().name;
  const { snapshot } = useEditor();
  const faults = useFaults(field);
  const advice = useSentences(snapshot.place.advice ?? [], field);
  const edit = snapshot.place.draft.edits[field];
  const by = edit?.by;
  const isChanged = snapshot.changed.has(field);
  return (
    <div id={notesId(field)} className="grid gap-1">
      <FieldMessageLine
        id={`${notesId(field)}-faults`}
        message={hasOwnFaults ? null : fieldMessage(faults, advice)}
        className="mt-1 empty:mt-0"
      />
      {isChanged && (
        <p className="text-pine text-sm">
          {by === undefined || by === ownName ? guidePlaceMessages.changed : guidePlaceMessages.changedBy(by)}
        </p>
      )}
      {snapshot.conflicts.has(field) && <Conflict field={field} by={by} />}
    </div>
  );
}

function fieldMessage(faults: readonly string[], advice: readonly string[]): FieldMessage | null {
  if (faults.length > 0) return { tone: 'error', text: faults.join(' ') };
  return advice.length > 0 ? { tone: 'note', text: advice.join(' ') } : null;
}

function Conflict({ field, by }: { field: PlaceFieldName; by: string | undefined }) {
  const { messages, language } = useDeskLanguage();
  const conflictMessages = messages.guidePlace.conflict;
  const { keeper, snapshot } = useEditor();
  const label = fieldLabel(field, messages.guideFields, language);
  const empty = messages.guideFields.value.empty;
  const sides = [
    {
      name: conflictMessages.mine,
      lines: valueLines(field, snapshot.fields[field], messages, language),
      action: conflictMessages.keepMine,
      choose: () => keeper.keepMine(field),
    },
    {
      name: conflictMessages.theirs,
      lines: valueLines(field, snapshot.stored[field], messages, language),
      action: conflictMessages.takeTheirs,
      choose: () => keeper.takeTheirs(field),
    },
  ];
  return (
    <div role="alert" className="mt-1 rounded-sm bg-sand p-3 text-sm">
      <p className="semibold">
        {by === undefined ? conflictMessages.titleUnknown : conflictMessages.title(by)}
      </p>
      {sides.map(({ name, lines, action, choose }) => (
        <div key={name} className="mt-2">
          <p className="text-muted">{name}</p>
          <p className="desk-typed">{lines.join('\n') || empty}</p>
          <Button
            variant="outline"
            className="mt-1"
            aria-label={`${label}: ${action}`}
            onClick={() => {
              choose();
              document.getElementById(fieldId(field))?.focus();
              void keeper.flush();
            }}
          >
            {action}
          </Button>
        </div>
      ))}
    </div>
  );
}
