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
import { moveId } from '../../features/plan/trip/order.ts';
import { useStopRemoval } from '../../features/plan/useStopRemoval.ts';
import type { PlannedStop } from '../../features/plan/visitedPlaces.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { SortablePlace } from './SortablePlace.tsx';

interface SortablePlacesProps {
  places: readonly PlannedStop[];
  /** The name in the page's language. */
  placeName: (place: PlannedStop) => string;
  /** The lines below a place's name. */
  parseNote: (place: PlannedStop) => ReactNode;
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
export function SortablePlaces({ places, placeName, parseNote, onChange }: SortablePlacesProps) {
  const tripMessages = useLanguage().messages.trip;
  const id = useId();
  const [said, setSaid] = useState('');
  const { removed, restoredId, remove, undo } = useStopRemoval();
  const undoRow = removed && <RemovedStopRow key={removed.place.id} name={removed.name} onUndo={undo} />;
  const lastOver = useRef<UniqueIdentifier>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, keyboard),
  );
  const position = (item: UniqueIdentifier) => places.findIndex((place) => place.id === item);
  const nameAt = (item: UniqueIdentifier) => {
    const place = places[position(item)];
    return place ? placeName(place) : '';
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      lastOver.current = active.id;
      return tripMessages.drag.start(nameAt(active.id));
    },
    onDragOver: ({ active, over }) => {
      // A picked-up place is over itself at first; announcing that would interrupt the announcement of the pick-up.
      if (!over || over.id === lastOver.current) return undefined;
      lastOver.current = over.id;
      return tripMessages.drag.over(nameAt(active.id), position(over.id) + 1, places.length);
    },
    onDragEnd: ({ active, over }) =>
      tripMessages.drag.end(nameAt(active.id), position(over?.id ?? active.id) + 1, places.length),
    onDragCancel: ({ active }) => tripMessages.drag.cancel(nameAt(active.id)),
  };
  const step = (place: PlannedStop, by: 1 | -1) => {
    const from = places.indexOf(place);
    const to = from + by;
    if (to < 0 || to >= places.length) return;
    onChange(moveId(places, from, to));
    setSaid(tripMessages.drag.over(placeName(place), to + 1, places.length));
  };
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      accessibility={{ announcements, screenReaderInstructions: { draggable: tripMessages.drag.how } }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onChange(moveId(places, position(active.id), position(over.id)));
      }}
    >
      <p role="status" className="sr-only">
        {said}
      </p>
      <SortableContext items={places.map((place) => place.id)} strategy={verticalListSortingStrategy}>
        <ol aria-label={tripMessages.inOrder} className="grid gap-2.5">
          {places.map((place, index) => (
            <Fragment key={place.id}>
              {removed?.index === index && undoRow}
              <SortablePlace
                id={place.id}
                name={placeName(place)}
                turn={index}
                isLast={index === places.length - 1}
                onStep={(by) => step(place, by)}
                isRestored={place.id === restoredId}
                onRemove={() => remove(place, placeName(place))}
              >
                {parseNote(place)}
              </SortablePlace>
            </Fragment>
          ))}
          {removed && removed.index >= places.length && undoRow}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
