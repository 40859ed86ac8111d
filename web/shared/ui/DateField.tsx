import type { InputHTMLAttributes } from 'react';
import { Field, type FieldProps, fieldBox } from './Field.tsx';

type OfInput = 'name' | 'value' | 'defaultValue' | 'min' | 'max' | 'required' | 'onBlur';

interface DateFieldProps
  extends Omit<FieldProps, 'id' | 'hint'>,
    Pick<InputHTMLAttributes<HTMLInputElement>, OfInput> {
  /** @param day empty while the date is incomplete */
  onChange: (day: string) => void;
  /** Classes of the control, such as its width if that is not the full width. */
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
