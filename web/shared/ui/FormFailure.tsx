import type { ReactNode } from 'react';
import { alert } from './formShapes.ts';
import { Icon } from './Icon.tsx';

interface FormFailureProps {
  /** The error message; without one nothing is shown. */
  sentence: ReactNode;
  /** An action to resolve it: a button or a link. */
  action?: ReactNode;
}

/** An error of a whole form, announced at once and shown by its button. The input stays. */
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
