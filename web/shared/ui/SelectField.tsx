import { Field, type FieldProps, fieldBox } from './Field.tsx';

interface SelectFieldProps<Value extends string | number> extends FieldProps {
  name?: string;
  value: Value;
  /** Without a label, the value is what is shown. */
  options: readonly { value: Value; label?: string; isDisabled?: boolean }[];
  onChange: (value: Value) => void;
  disabled?: boolean;
  /** Classes of the control, such as its width if that is not the full width. */
  className?: string;
}

/** A choice from a short list. */
export function SelectField<Value extends string | number>({
  name,
  value,
  options,
  onChange,
  disabled = false,
  className = 'w-full',
  ...field
}: SelectFieldProps<Value>) {
  return (
    <Field {...field}>
      {(control) => (
        <select
          {...control}
          name={name}
          value={value}
          disabled={disabled}
          onChange={(event) => {
            const chosen = options.find((option) => String(option.value) === event.target.value);
            if (chosen) onChange(chosen.value);
          }}
          className={`${fieldBox} ${className}`}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label ?? option.value}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
