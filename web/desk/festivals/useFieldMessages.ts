import type { CallFailure } from '../../shared/client/client.ts';
import type { FieldMessage } from '../../shared/ui/FieldMessageLine.tsx';
import { useText } from '../language/DeskLanguage.tsx';
import { type FieldName, faultsOf, type TypedFestival, textOf } from './festivalFields.ts';

interface MessageParts {
  typed: TypedFestival;
  /** Null for a new festival. */
  stored: TypedFestival | null;
  /** True once the form was sent. */
  isChecked: boolean;
  failure: CallFailure | null;
}

export type MessageOf = (field: FieldName) => FieldMessage | null;

/** What to show below each field: its fault, the API's, or what a colleague has stored meanwhile. */
export function useFieldMessages({ typed, stored, isChecked, failure }: MessageParts): MessageOf {
  const { wrong, storedNow } = useText().festivals;
  const faults = isChecked ? faultsOf(typed) : new Map<FieldName, never>();
  return (field) => {
    const fault = faults.get(field);
    if (fault) return { tone: 'error', text: wrong[fault] };
    const refused = failure?.fields.find((one) => one.field === field || one.field.startsWith(`${field}.`));
    if (refused) {
      const isPlace = refused.code === 'unknownPlace';
      const isMissing = refused.code === 'textMissing';
      return { tone: 'error', text: isPlace ? wrong.place : isMissing ? wrong.missing : wrong.other };
    }
    if (failure?.code !== 'changedMeanwhile' || !stored) return null;
    const value = textOf(stored, field);
    return value === textOf(typed, field) ? null : { tone: 'note', text: storedNow(value) };
  };
}
