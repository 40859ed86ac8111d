import type { InputHTMLAttributes } from 'react';
import { Field, type FieldProps, fieldBox } from './Field.tsx';

type OfInput = 'name' | 'value' | 'defaultValue' | 'min' | 'max' | 'required' | 'onBlur';

interface DateFieldProps
  extends Omit<FieldProps, 'id' | 'hint'>,
    Pick<InputHTMLAttributes<HTMLInputElement>, OfInput> {
  /** @param day empty as long as it is not wholly typed */
  onChange: (day: string) => void;
  /** Of the control: its width, where it is not the whole one. */
  className?: string;
}

/** A day, by the browser's own control. */
export function DateField({
  label,
  message,
  isInvalid,
  describedBy,
  onChange,
  className = 'w-full',
  ...input
}: DateFieldProps) {
  return (
    <Field {...{ label, message, isInvalid, describedBy }} keepsLine>
      {(control) => (
        <input
          {...control}
          {...input}
          type="date"
          onChange={(event) => onChange(event.target.value)}
          className={`${fieldBox} ${className}`}
        />
      )}
    </Field>
  );
}
