import { useEffect, useRef, useState } from 'react';
import type { MapPoint } from '../../../../features/map/port.ts';
import { Button } from '../../../../shared/ui/Button.tsx';
import { useDeskLanguage } from '../../../language/DeskLanguage.tsx';
import { useField } from '../editor.ts';
import { FieldNotes, notesId, useFaults } from './FieldNotes.tsx';
import type { PinMap } from './pinMap.ts';
import { TypedInput } from './TypedInput.tsx';

const gangneung: MapPoint = { lat: 37.7519, lng: 128.8761 };

/** About a metre, as the guide's files have it. */
const rounded = (degrees: number) => Math.round(degrees * 100_000) / 100_000;

function parseDegrees(typed: string, largest: number): number | undefined {
  const degrees = /^\s*-?\d{1,3}(\.\d{1,10})?\s*$/.test(typed) ? Number(typed) : Number.NaN;
  return Math.abs(degrees) <= largest ? degrees : undefined;
}

/** The position: a pin to drag or to move by the arrow keys, and its numbers to type. */
export function PositionField() {
  const { messages } = useDeskLanguage();
  const positionMessages = messages.guideFields.position;
  const { id, value, set, onBlur } = useField('position');
  const isInvalid = useFaults('position').length > 0;
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1 semibold">{messages.guideFields.names.position}</legend>
      {value === null ? (
        <>
          <p className="text-muted text-sm">{positionMessages.missing}</p>
          <Button id={id} variant="outline" className="mt-2" onClick={() => set(gangneung)}>
            {positionMessages.place}
          </Button>
        </>
      ) : (
        <>
          <div className="grid grid-cols-2 gap-3 md:max-w-md">
            <TypedInput
              id={id}
              label={positionMessages.lat}
              value={value.lat}
              fieldText={String}
              parse={(typed) => parseDegrees(typed, 90)}
              onChange={(lat) => set({ ...value, lat })}
              onBlur={onBlur}
              inputMode="decimal"
              maxLength={12}
              describedBy={notesId('position')}
              isInvalid={isInvalid}
            />
            <TypedInput
              id={`${id}-lng`}
              label={positionMessages.lng}
              value={value.lng}
              fieldText={String}
              parse={(typed) => parseDegrees(typed, 180)}
              onChange={(lng) => set({ ...value, lng })}
              onBlur={onBlur}
              inputMode="decimal"
              maxLength={12}
              describedBy={notesId('position')}
              isInvalid={isInvalid}
            />
          </div>
          <PinMapView
            point={value}
            onMove={({ lat, lng }) => set({ lat: rounded(lat), lng: rounded(lng) })}
          />
          <p className="mt-1 text-muted text-sm">{positionMessages.hint}</p>
        </>
      )}
      <FieldNotes field="position" />
    </fieldset>
  );
}

interface PinMapViewProps {
  point: MapPoint;
  onMove: (point: MapPoint) => void;
}

/** The map. Its code is loaded with the form; the numbers work without it. A change of language draws it again. */
function PinMapView(props: PinMapViewProps) {
  const { language } = useDeskLanguage();
  const [attempt, setAttempt] = useState(0);
  return <OpenedPinMap key={`${language} ${attempt}`} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function OpenedPinMap({ point, onMove, onRetry }: PinMapViewProps & { onRetry: () => void }) {
  const { messages, language } = useDeskLanguage();
  const mapMessages = { ...messages.guide.map, ...messages.guideFields.position };
  const { pin, zoomIn, zoomOut } = mapMessages;
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef<PinMap>(null);
  const latest = useRef({ point, onMove });
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    latest.current = { point, onMove };
    shown.current?.show(point);
  });
  useEffect(() => {
    let gone = false;
    const open = async () => {
      try {
        const { openPinMap } = await import('./pinMap.ts');
        if (gone || !box.current) return;
        shown.current = openPinMap(box.current, {
          point: latest.current.point,
          language,
          labels: { pin, zoomIn, zoomOut },
          onMove: (moved) => latest.current.onMove(moved),
        });
      } catch {
        if (!gone) setFailed(true);
      }
    };
    void open();
    return () => {
      gone = true;
      shown.current?.destroy();
      shown.current = null;
    };
  }, [language, pin, zoomIn, zoomOut]);
  return (
    <div className="relative aspect-4/3 overflow-hidden rounded-md hairline bg-sand md:aspect-5/2">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls */}
      <div ref={box} role="group" aria-label={mapMessages.map} className="absolute inset-0" />
      <div role="status" className="absolute inset-x-0 bottom-0 bg-surface text-center text-sm">
        {hasFailed && (
          <div className="flex flex-wrap items-center justify-center gap-4 p-4">
            {mapMessages.failed}
            <Button variant="outline" onClick={onRetry}>
              {mapMessages.retry}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
