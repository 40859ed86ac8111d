import {
  type Announcements,
  closestCenter,
  DndContext,
  defaultKeyboardCoordinateGetter,
  KeyboardSensor,
  type KeyboardSensorOptions,
  type Modifier,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Fragment, type ReactNode, useId, useRef, useState } from 'react';
import { RemovedStopRow } from '../../features/plan/RemovedStopRow.tsx';
import { moved } from '../../features/plan/trip/order.ts';
import { useStopRemoval } from '../../features/plan/useStopRemoval.ts';
import type { PlannedStop } from '../../features/plan/visitedPlaces.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { SortablePlace } from './SortablePlace.tsx';

interface SortablePlacesProps {
  places: readonly PlannedStop[];
  /** The name in the page's language. */
  nameOf: (place: PlannedStop) => string;
  /** The lines below a place's name. */
  noteOf: (place: PlannedStop) => ReactNode;
  onChange: (places: readonly PlannedStop[]) => void;
}

/** Restricts dragging to the vertical axis. */
const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

const keyboard: KeyboardSensorOptions = {
  // An animated scroll would still be under way at the next press, which would then move less than 25 px.
  scrollBehavior: 'instant',
  coordinateGetter: (event, context) => {
    const next = defaultKeyboardCoordinateGetter(event, context);
    // Where the sensor scrolls the list under the place, it leaves the key to the browser, which would scroll once more.
    if (next) event.preventDefault();
    return next;
  },
};

/**
 * The places in their order: dragged by a handle (mouse, finger, keyboard in steps of 25 px, the keyboard sensor's
 * default) or moved by buttons. Only the handles capture touches, so that a finger elsewhere scrolls.
 */
export function SortablePlaces({ places, nameOf, noteOf, onChange }: SortablePlacesProps) {
  const words = useLanguage().messages.trip;
  const id = useId();
  const [said, setSaid] = useState('');
  const { removed, restoredId, remove, undo } = useStopRemoval();
  const undoRow = removed && <RemovedStopRow key={removed.place.id} name={removed.name} onUndo={undo} />;
  const lastOver = useRef<UniqueIdentifier>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, keyboard),
  );
  const turnOf = (item: UniqueIdentifier) => places.findIndex((place) => place.id === item);
  const nameAt = (item: UniqueIdentifier) => {
    const place = places[turnOf(item)];
    return place ? nameOf(place) : '';
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      lastOver.current = active.id;
      return words.drag.start(nameAt(active.id));
    },
    onDragOver: ({ active, over }) => {
      // A picked-up place is over itself at first; announcing that would interrupt the announcement of the pick-up.
      if (!over || over.id === lastOver.current) return undefined;
      lastOver.current = over.id;
      return words.drag.over(nameAt(active.id), turnOf(over.id) + 1, places.length);
    },
    onDragEnd: ({ active, over }) =>
      words.drag.end(nameAt(active.id), turnOf(over?.id ?? active.id) + 1, places.length),
    onDragCancel: ({ active }) => words.drag.cancel(nameAt(active.id)),
  };
  const step = (place: PlannedStop, by: 1 | -1) => {
    const from = places.indexOf(place);
    const to = from + by;
    if (to < 0 || to >= places.length) return;
    onChange(moved(places, from, to));
    setSaid(words.drag.over(nameOf(place), to + 1, places.length));
  };
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      accessibility={{ announcements, screenReaderInstructions: { draggable: words.drag.how } }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onChange(moved(places, turnOf(active.id), turnOf(over.id)));
      }}
    >
      <p role="status" className="sr-only">
        {said}
      </p>
      <SortableContext items={places.map((place) => place.id)} strategy={verticalListSortingStrategy}>
        <ol aria-label={words.inOrder} className="grid gap-2.5">
          {places.map((place, index) => (
            <Fragment key={place.id}>
              {removed?.index === index && undoRow}
              <SortablePlace
                id={place.id}
                name={nameOf(place)}
                turn={index}
                isLast={index === places.length - 1}
                onStep={(by) => step(place, by)}
                isRestored={place.id === restoredId}
                onRemove={() => remove(place, nameOf(place))}
              >
                {noteOf(place)}
              </SortablePlace>
            </Fragment>
          ))}
          {removed && removed.index >= places.length && undoRow}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
