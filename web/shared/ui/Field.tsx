import { type ReactNode, useId } from 'react';
import { type FieldMessage, FieldMessageLine } from './FieldMessageLine.tsx';

/** The box of a control of one line; its width is the field's. */
export const fieldBox = 'min-h-12 rounded-sm hairline bg-surface px-3';
/** The box of a text of several lines. */
export const textBox = 'block w-full rounded-sm hairline bg-surface px-3 py-2 text-base';

export interface FieldProps {
  /** The visible label above the control, which is also its accessible name. */
  label: string;
  /** Set if something else, such as a link, refers to the control. */
  id?: string | undefined;
  /** Shown below from the beginning. */
  hint?: ReactNode;
  /** Below the control. Null for none yet; a field that never has one leaves it out, and has no live region. */
  message?: FieldMessage | null | undefined;
  /** Set for a fault whose message is shown elsewhere; the field's own error message marks it anyway. */
  isInvalid?: boolean | undefined;
  /** Id of what else describes the control. */
  describedBy?: string | undefined;
}

interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FrameProps extends FieldProps {
  className?: string | undefined;
  /** Whether a line is reserved for the message, so that nothing below moves when it appears. */
  keepsLine?: boolean;
  /** Renders the control, with the properties that connect it to its label, hint and message. */
  children: (control: ControlProps) => ReactNode;
}

/** A control with its label above it, and its hint and message below. */
export function Field({
  label,
  id: givenId,
  hint,
  message,
  isInvalid = false,
  describedBy,
  className,
  keepsLine = false,
  children,
}: FrameProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const notes = [hint && `${id}-hint`, message !== undefined && `${id}-message`, describedBy];
  return (
    <div className={className}>
      <label htmlFor={id} className="block pb-2 semibold text-sm">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': isInvalid || message?.tone === 'error' || undefined,
        'aria-describedby': notes.filter(Boolean).join(' ') || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-muted text-sm">
          {hint}
        </p>
      )}
      {message !== undefined && (
        <FieldMessageLine
          id={`${id}-message`}
          message={message}
          className={keepsLine ? 'mt-1 min-h-6' : 'mt-1 empty:mt-0'}
        />
      )}
    </div>
  );
}
