import { useId } from 'react';

interface TextAreaFieldProps {
  label: string;
  name: string;
  value: string;
  onChange: (text: string) => void;
  longest: number;
  rows?: number;
  hint?: string;
  required?: boolean;
}

/** A text of several lines with its label above and its hint below it. */
export function TextAreaField({
  label,
  name,
  value,
  onChange,
  longest,
  rows = 4,
  hint,
  required = false,
}: TextAreaFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block pb-2 semibold text-sm">
        {label}
      </label>
      <textarea
        id={id}
        name={name}
        value={value}
        rows={rows}
        maxLength={longest}
        required={required}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.target.value)}
        className="desk-textarea block w-full rounded-sm hairline bg-surface px-3 py-2 text-base"
      />
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-muted text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}
