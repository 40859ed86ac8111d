import { useSortable } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { markerColour } from '../../features/plan/trip/markerColour.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { IconButton } from '../../shared/ui/Button.tsx';
import { focusOnMount } from '../../shared/ui/focusOnMount.ts';
import { Icon } from '../../shared/ui/Icon.tsx';

interface SortablePlaceProps {
  id: number;
  name: string;
  /** Index from 0. */
  turn: number;
  isLast: boolean;
  /** It was removed, and restored just now. */
  isRestored: boolean;
  onStep: (by: 1 | -1) => void;
  onRemove: () => void;
  children: ReactNode;
}

const grip = 'M5 8h14M5 12h14M5 16h14';
const down = 'M12 5v14M6 13l6 6 6-6';

/** One place of the plan, with its number in its marker's colour and its actions. */
export function SortablePlace({
  id,
  name,
  turn,
  isLast,
  isRestored,
  onStep,
  onRemove,
  children,
}: SortablePlaceProps) {
  const tripMessages = useLanguage().messages.trip;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id, attributes: { roleDescription: tripMessages.drag.role } });
  return (
    <li
      ref={setNodeRef}
      style={{
        transform: transform
          ? `translate3d(${Math.round(transform.x)}px, ${Math.round(transform.y)}px, 0)`
          : undefined,
        transition,
      }}
      className={`rounded-md hairline bg-surface py-2 pr-1 pl-3 print:break-inside-avoid ${isDragging ? 'relative z-10 raised' : ''}`}
    >
      <div className="flex items-start gap-3">
        <span
          style={{ backgroundColor: markerColour(turn), printColorAdjust: 'exact' }}
          className="mt-2 inline-flex size-[2em] shrink-0 items-center justify-center rounded-full bold text-sm text-(--color-white)"
        >
          {turn + 1}
        </span>
        <div className="min-w-0 flex-1 pt-2">
          <p className="semibold">{name}</p>
          {children}
        </div>
        <button
          type="button"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          style={{ cursor: 'grab' }}
          aria-label={tripMessages.reorder(name)}
          className="inline-flex size-11 shrink-0 touch-none items-center justify-center rounded-full text-ink hover:bg-foam"
        >
          <Icon name={grip} />
        </button>
      </div>
      <div className="flex justify-end">
        {/* Not disabled at the ends: a disabled button would lose the keyboard focus. */}
        <IconButton
          icon="up"
          label={tripMessages.moveUp(name)}
          aria-disabled={turn === 0 || undefined}
          onClick={() => onStep(-1)}
        />
        <IconButton
          icon={down}
          label={tripMessages.moveDown(name)}
          aria-disabled={isLast || undefined}
          onClick={() => onStep(1)}
        />
        <IconButton
          icon="close"
          label={tripMessages.remove(name)}
          ref={isRestored ? focusOnMount : undefined}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}
