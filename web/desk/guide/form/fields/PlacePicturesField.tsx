import { useMessages } from '../../../language/DeskLanguage.tsx';
import { PicturesField } from '../../../photographs/PicturesField.tsx';
import { useEditor, useField } from '../editor.ts';
import { faultSentence } from '../faultSentence.ts';
import { FieldNotes } from './FieldNotes.tsx';

/** The pictures of a place, each fault beside the picture that has it. */
export function PlacePicturesField() {
  const { guidePlace } = useMessages();
  const { snapshot, isTried } = useEditor();
  const { id, value, set } = useField('pictures');
  const { place } = snapshot;
  const faults = isTried
    ? place.faults
        .filter(({ field }) => field === 'pictures')
        .map((fault) => ({ ...fault, message: faultSentence(fault.message, guidePlace.faults) }))
    : [];
  return (
    <div id={id} tabIndex={-1}>
      <PicturesField placeId={place.id} value={value} onChange={set} faults={faults} />
      <FieldNotes field="pictures" hasOwnFaults />
    </div>
  );
}
