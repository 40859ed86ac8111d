import type { ReactNode } from 'react';
import { alert } from './formShapes.ts';
import { Icon } from './Icon.tsx';

interface FormFailureProps {
  /** What went wrong, as a sentence; nothing is shown without one. */
  sentence: ReactNode;
  /** What can be done about it: a button or a link. */
  action?: ReactNode;
}

/** What went wrong with a whole form, announced at once and shown by its button. What was typed stays. */
export function FormFailure({ sentence, action }: FormFailureProps) {
  return (
    <div role="alert">
      {sentence && (
        <div className="flex items-start gap-2 rounded-sm bg-sand px-3 py-2.5 text-sm">
          <Icon name={alert} className="mt-0.5 size-5 shrink-0 text-sunrise" />
          <div className="min-w-0 flex-1">
            <p>{sentence}</p>
            {action}
          </div>
        </div>
      )}
    </div>
  );
}
