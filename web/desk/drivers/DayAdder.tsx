import { useId } from 'react';
import { Button } from '../../shared/ui/Button.tsx';
import { fieldBox } from '../../shared/ui/Field.tsx';
import { useMessages } from '../language/DeskLanguage.tsx';

interface DayAdderProps {
  /** What the field and its button do. */
  label: string;
  today: string;
  day: string;
  canAdd: boolean;
  onChange: (day: string) => void;
  onAdd: () => void;
}

/** A field for a day from today on, and the button that adds that day. */
export function DayAdder({ label, today, day, canAdd, onChange, onAdd }: DayAdderProps) {
  const { drivers: driversMessages } = useMessages();
  const id = useId();
  return (
    <div className="flex flex-wrap items-end gap-2">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        id={id}
        type="date"
        min={today}
        value={day}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter would send the whole form.
          event.preventDefault();
          if (canAdd) onAdd();
        }}
        className={`${fieldBox} flex-1`}
      />
      <Button variant="outline" aria-label={label} disabled={!canAdd} onClick={onAdd}>
        {driversMessages.addDay}
      </Button>
    </div>
  );
}
