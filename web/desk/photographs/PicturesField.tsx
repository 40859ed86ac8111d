import { useEffect, useRef, useState } from 'react';
import type { PictureField } from '../../../contract/desk/placeFields.ts';
import { photographsFirst } from '../../../contract/photographs.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { useDeskQuery } from '../client/DeskClientContext.tsx';
import { useDeskLanguage } from '../language/DeskLanguage.tsx';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { EmptyNote } from '../ui/EmptyNote.tsx';
import { ChooseDialog } from './ChooseDialog.tsx';
import { PictureCard, type PictureNote } from './PictureCard.tsx';
import {
  drawingField,
  isPhotograph,
  maxPictures,
  movePicture,
  moveTarget,
  pictureAddress,
  pictureKey,
  pictureNumber,
  unusedDrawings,
  withPhotograph,
} from './pictureFields.ts';
import { UploadArea } from './UploadArea.tsx';

interface PicturesFieldProps {
  placeId: number;
  value: readonly PictureField[];
  onChange: (pictures: PictureField[]) => void;
  /** Each with its path in the field `pictures`: `0.alt.ko`; the faults first. */
  notes: readonly PictureNote[];
  disabled?: boolean;
}

const megabytes = (language: string, bytes: number) =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(
    bytes / 1_000_000,
  );

/** The pictures of a place in their order: photographs, which editors upload, before the drawings of the guide. */
export function PicturesField({ placeId, value, onChange, notes, disabled = false }: PicturesFieldProps) {
  const { language, messages } = useDeskLanguage();
  const { photographs } = messages;
  const { data } = useDeskQuery('listPhotographs', { params: {}, query: { placeId: String(placeId) } });
  const [isChoosing, setChoosing] = useState(false);
  const [removing, setRemoving] = useState<string | null>(null);
  // When an upload ends, the value that its button was rendered with may be outdated.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const change = (pictures: PictureField[]) => {
    latest.current = pictures;
    onChange(pictures);
  };
  const add = (hash: string) => change(withPhotograph(latest.current, hash));
  const drawings = data?.drawings ?? [];
  const isFull = value.length >= maxPictures;
  const pictureName = (index: number) => {
    const picture = value[index];
    const number = pictureNumber(value, index);
    return picture && isPhotograph(picture) ? photographs.photograph(number) : photographs.drawing(number);
  };
  const removed = value.findIndex((picture) => pictureKey(picture) === removing);
  const notShown = data ? unusedDrawings(value, drawings) : [];
  const whole = notes.filter(({ path }) => path === '');

  return (
    <div className="grid gap-4">
      <p className="text-muted text-sm">{photographs.order}</p>
      {whole.map(({ text }) => (
        <p key={text} role="alert" className="text-sm text-sunrise">
          {text}
        </p>
      ))}
      {value.length === 0 && <EmptyNote>{photographs.none}</EmptyNote>}
      <ul className="grid gap-4">
        {value.map((picture, index) => (
          <PictureCard
            key={pictureKey(picture)}
            picture={picture}
            what={pictureName(index)}
            address={pictureAddress(picture, drawings)}
            notes={notes.flatMap((note) =>
              note.path === `${index}` || note.path.startsWith(`${index}.`)
                ? [{ ...note, path: note.path.slice(`${index}.`.length) }]
                : [],
            )}
            disabled={disabled}
            onChange={(changed) => change(value.with(index, changed))}
            onEarlier={
              moveTarget(value, index, -1) === null ? null : () => change(movePicture(value, index, -1))
            }
            onLater={moveTarget(value, index, 1) === null ? null : () => change(movePicture(value, index, 1))}
            onRemove={() => setRemoving(pictureKey(picture))}
          />
        ))}
      </ul>
      {isFull && <p className="text-sm">{photographs.full(maxPictures)}</p>}
      <UploadArea disabled={disabled || isFull} onUploaded={add} />
      <div>
        <Button variant="outline" disabled={disabled} onClick={() => setChoosing(true)}>
          {photographs.choose}
        </Button>
      </div>
      {notShown.length > 0 && (
        <section aria-label={photographs.leftOut}>
          <h3 className="semibold text-sm">{photographs.leftOut}</h3>
          <ul className="mt-2 flex flex-wrap gap-3">
            {notShown.map((drawing) => (
              <li key={drawing.url}>
                <button
                  type="button"
                  disabled={disabled || isFull}
                  aria-label={photographs.addDrawing(drawings.indexOf(drawing) + 1)}
                  onClick={() => change(photographsFirst([...value, drawingField(drawing)]))}
                  className="block overflow-hidden rounded-sm hairline"
                >
                  <img src={drawing.url} alt="" width={120} height={90} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {data && (
        <p className="text-muted text-sm">
          {photographs.room(data.total.photographs, megabytes(language, data.total.bytes))}
        </p>
      )}
      {isChoosing && (
        <ChooseDialog
          chosen={new Set(value.flatMap((picture) => (isPhotograph(picture) ? [picture.photograph] : [])))}
          canAdd={!disabled && !isFull}
          onChoose={add}
          onClose={() => setChoosing(false)}
        />
      )}
      {removed >= 0 && (
        <ActionDialog
          title={photographs.removeTitle(pictureName(removed))}
          action={photographs.removeAction}
          onAct={async () => change(value.toSpliced(removed, 1))}
          onClose={() => setRemoving(null)}
        >
          <p>
            {'photograph' in (value[removed] ?? {})
              ? photographs.removePhotographText
              : photographs.removeDrawingText}
          </p>
        </ActionDialog>
      )}
    </div>
  );
}
