import { buttonClass } from '../../shared/ui/Button.tsx';
import { Field, fieldBox } from '../../shared/ui/Field.tsx';

interface SearchFieldProps {
  label: string;
  /** The button that submits the form around it. */
  action: string;
  value: string;
  longest: number;
  onChange: (value: string) => void;
  className?: string;
}

/** The text of a search, with its button. */
export function SearchField({ label, action, value, longest, onChange, className }: SearchFieldProps) {
  return (
    <Field label={label} className={className}>
      {(control) => (
        <div className="flex gap-2">
          <input
            {...control}
            type="search"
            name="q"
            value={value}
            maxLength={longest}
            autoComplete="off"
            onChange={(event) => onChange(event.target.value)}
            className={`${fieldBox} w-0 min-w-0 flex-1`}
          />
          <button type="submit" className={buttonClass('outline')}>
            {action}
          </button>
        </div>
      )}
    </Field>
  );
}
