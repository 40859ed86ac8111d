import type { ReactNode } from 'react';

interface CheckBoxProps {
  name: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  /** The label; a link in it works as a link, the rest ticks the box. */
  children: ReactNode;
  required?: boolean;
}

/** A tick box of 44 px with its label. */
export function CheckBox({ name, isChecked, onChange, children, required }: CheckBoxProps) {
  return (
    <label className="-ml-2.5 flex min-h-11 items-center">
      <span className="flex size-11 shrink-0 items-center justify-center">
        <input
          type="checkbox"
          name={name}
          checked={isChecked}
          onChange={(event) => onChange(event.target.checked)}
          required={required}
          className="size-6 accent-pine"
        />
      </span>
      <span className="py-2">{children}</span>
    </label>
  );
}
