import type { HTMLAttributes } from 'react';
import { Field, fieldBox, textBox } from '../../../../shared/ui/Field.tsx';
import { useMessages } from '../../../language/DeskLanguage.tsx';
import { useTypedText } from './useTypedText.ts';

interface TypedInputProps<Value> {
  id: string;
  label: string;
  /** The whole name for screen readers, where the label needs its context. */
  fullLabel?: string | undefined;
  hint?: string | undefined;
  value: Value;
  fieldText: (value: Value) => string;
  /** Returns undefined for a text that is no valid value: the field is marked, and the text is not saved. */
  parse: (text: string) => Value | undefined;
  onChange: (value: Value) => void;
  onBlur: () => void;
  maxLength?: number;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  isLong?: boolean;
  describedBy: string;
  /** Set if the value has a fault whose message is shown elsewhere. */
  isInvalid?: boolean;
}

/** A value that is typed, with its label above it. */
export function TypedInput<Value>({
  id,
  label,
  fullLabel,
  hint,
  value,
  fieldText,
  parse,
  onChange,
  onBlur,
  isLong = false,
  describedBy,
  isInvalid,
  ...rest
}: TypedInputProps<Value>) {
  const { guideFields } = useMessages();
  const typed = useTypedText(value, fieldText, parse, onChange);
  const common = { value: typed.text, 'aria-label': fullLabel, autoComplete: 'off', onBlur };
  return (
    <Field
      {...{ id, label, hint, describedBy, isInvalid }}
      message={typed.isInvalid ? { tone: 'error', text: guideFields.unsaved } : null}
    >
      {(control) =>
        isLong ? (
          <textarea
            {...control}
            {...common}
            rows={6}
            onChange={({ target }) => typed.onText(target.value)}
            className={textBox}
          />
        ) : (
          <input
            {...control}
            {...common}
            {...rest}
            type="text"
            onChange={({ target }) => typed.onText(target.value)}
            className={`${fieldBox} w-full`}
          />
        )
      }
    </Field>
  );
}
