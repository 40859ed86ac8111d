import { type ReactNode, useId } from 'react';
import { CheckBox } from '../../shared/ui/CheckBox.tsx';
import { FieldMessageLine } from '../../shared/ui/FieldMessageLine.tsx';
import type { FieldState } from '../ui/form/useDeskForm.ts';

/** Whether a departure is offered, with what is wrong with the choice. */
export function OfferedBox({
  name,
  value,
  onChange,
  message,
  children,
}: FieldState<string> & { children: ReactNode }) {
  const id = useId();
  return (
    <div className="md:col-span-2">
      <CheckBox
        name={name}
        isChecked={value === 'yes'}
        onChange={(isChecked) => onChange(isChecked ? 'yes' : 'no')}
      >
        {children}
      </CheckBox>
      <FieldMessageLine id={id} message={message} />
    </div>
  );
}
