import type { RefObject } from 'react';
import { Field, type FieldProps, textBox } from './Field.tsx';

interface TextAreaFieldProps extends Omit<FieldProps, 'id' | 'describedBy'> {
  name: string;
  value: string;
  onChange: (text: string) => void;
  onBlur?: () => void;
  longest: number;
  rows?: number;
  required?: boolean;
  /** The language of the text, if it differs from the page's. */
  lang?: string;
  inputRef?: RefObject<HTMLTextAreaElement | null>;
}

/** A text of several lines. */
export function TextAreaField({
  label,
  name,
  value,
  onChange,
  onBlur,
  longest,
  rows = 4,
  hint,
  message = null,
  isInvalid,
  required = false,
  lang,
  inputRef,
}: TextAreaFieldProps) {
  return (
    <Field label={label} hint={hint} message={message} isInvalid={isInvalid}>
      {(control) => (
        <textarea
          {...control}
          ref={inputRef}
          name={name}
          value={value}
          rows={rows}
          maxLength={longest}
          required={required}
          lang={lang}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          className={textBox}
        />
      )}
    </Field>
  );
}
