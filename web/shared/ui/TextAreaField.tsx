import { type RefObject, useId } from 'react';
import { FieldMessageLine } from './FieldMessageLine.tsx';
import type { FieldMessage } from './TextField.tsx';

interface TextAreaFieldProps {
  label: string;
  name: string;
  value: string;
  onChange: (text: string) => void;
  longest: number;
  rows?: number;
  hint?: string;
  message?: FieldMessage | null | undefined;
  /** For an error whose message the form shows; one of the field's own counts by itself. */
  isInvalid?: boolean;
  required?: boolean;
  /** Of the text, where it is another than the page's. */
  lang?: string;
  inputRef?: RefObject<HTMLTextAreaElement | null>;
}

/** A text of several lines with its label above it, and its hint and message below. */
export function TextAreaField({
  label,
  name,
  value,
  onChange,
  longest,
  rows = 4,
  hint,
  message,
  isInvalid = message?.tone === 'error',
  required = false,
  lang,
  inputRef,
}: TextAreaFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block pb-2 semibold text-sm">
        {label}
      </label>
      <textarea
        id={id}
        ref={inputRef}
        name={name}
        value={value}
        rows={rows}
        maxLength={longest}
        required={required}
        lang={lang}
        aria-invalid={isInvalid || undefined}
        aria-describedby={hint ? `${id}-hint ${id}-message` : `${id}-message`}
        onChange={(event) => onChange(event.target.value)}
        className="block w-full rounded-sm hairline bg-surface px-3 py-2 text-base"
      />
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-muted text-sm">
          {hint}
        </p>
      )}
      <FieldMessageLine id={`${id}-message`} message={message} className="mt-1 empty:mt-0" />
    </div>
  );
}
