import type { HTMLAttributes } from 'react';
import { useText } from '../../../language/DeskLanguage.tsx';
import { useTypedText } from './useTypedText.ts';

interface TypedInputProps<Value> {
  id: string;
  label: string;
  /** The whole name for screen readers, where the label needs its context. */
  fullLabel?: string | undefined;
  hint?: string | undefined;
  value: Value;
  textOf: (value: Value) => string;
  /** Undefined for a text that means no value: it is marked, and not saved. */
  parse: (text: string) => Value | undefined;
  onChange: (value: Value) => void;
  onBlur: () => void;
  maxLength?: number;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  isLong?: boolean;
  describedBy: string;
  /** For a fault whose message stands elsewhere. */
  isInvalid?: boolean;
}

/** A value that is typed, with its label above it. */
export function TypedInput<Value>({
  id,
  label,
  fullLabel,
  hint,
  value,
  textOf,
  parse,
  onChange,
  onBlur,
  isLong = false,
  describedBy,
  isInvalid = false,
  ...rest
}: TypedInputProps<Value>) {
  const { guideFields } = useText();
  const typed = useTypedText(value, textOf, parse, onChange);
  const common = {
    id,
    value: typed.text,
    'aria-label': fullLabel,
    'aria-invalid': typed.isInvalid || isInvalid || undefined,
    'aria-describedby': `${id}-hint ${id}-unsaved ${describedBy}`,
    autoComplete: 'off',
    onBlur,
  };
  return (
    <div>
      <label htmlFor={id} className="block pb-1 semibold text-sm">
        {label}
      </label>
      {isLong ? (
        <textarea
          {...common}
          rows={6}
          onChange={({ target }) => typed.onText(target.value)}
          className="block w-full rounded-sm hairline bg-surface px-3 py-2 text-base"
        />
      ) : (
        <input
          {...common}
          {...rest}
          type="text"
          onChange={({ target }) => typed.onText(target.value)}
          className="min-h-12 w-full rounded-sm hairline bg-surface px-3 text-base"
        />
      )}
      <p id={`${id}-hint`} className="mt-1 text-muted text-sm empty:mt-0">
        {hint}
      </p>
      <p id={`${id}-unsaved`} aria-live="polite" className="text-sm text-sunrise">
        {typed.isInvalid ? guideFields.unsaved : ''}
      </p>
    </div>
  );
}
