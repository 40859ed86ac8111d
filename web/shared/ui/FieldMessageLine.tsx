import type { ReactNode } from 'react';
import { alert } from './formShapes.ts';
import { Icon } from './Icon.tsx';

/** A message below the field: an error, a success, or a status. */
export interface FieldMessage {
  tone: 'error' | 'ok' | 'note';
  text: ReactNode;
}

const tones = { error: 'text-sunrise', ok: 'text-pine', note: 'text-muted' } as const;
const toneIcons = { error: alert, ok: 'check', note: null } as const;

interface FieldMessageLineProps {
  /** The field names it in `aria-describedby`. */
  id: string;
  message: FieldMessage | null | undefined;
  className?: string;
}

/** The message below a field. Always rendered, so that its content is announced. */
export function FieldMessageLine({ id, message, className = '' }: FieldMessageLineProps) {
  const icon = message ? toneIcons[message.tone] : null;
  return (
    <p
      id={id}
      aria-live="polite"
      className={`flex items-start gap-1.5 text-sm ${message ? tones[message.tone] : ''} ${className}`}
    >
      {icon && <Icon name={icon} className="mt-0.5 size-5 shrink-0" />}
      {message && <span>{message.text}</span>}
    </p>
  );
}
