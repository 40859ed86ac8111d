import { useId } from 'react';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { focusOnMount } from '../../shared/ui/focusOnMount.ts';

interface RemovedStopRowProps {
  name: string;
  onUndo: () => void;
}

/**
 * Takes the space of a place that was removed from the plan, and offers to restore it. It also takes the focus, which
 * the removed button had.
 */
export function RemovedStopRow({ name, onUndo }: RemovedStopRowProps) {
  const { trip } = useLanguage().messages;
  const id = useId();
  return (
    <li className="no-print flex min-h-16 items-center gap-3 rounded-md bg-foam py-1 pr-2 pl-4">
      <span id={id} className="min-w-0 flex-1">
        {trip.removed(name)}
      </span>
      <button
        ref={focusOnMount}
        type="button"
        aria-describedby={id}
        onClick={onUndo}
        className="min-h-11 shrink-0 px-3 semibold text-pine"
      >
        {trip.undo}
      </button>
    </li>
  );
}
