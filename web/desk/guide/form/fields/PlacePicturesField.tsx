import type { PlaceFault } from '../../../../../contract/desk/guide.ts';
import { useMessages } from '../../../language/DeskLanguage.tsx';
import type { PictureNote } from '../../../photographs/PictureCard.tsx';
import { PicturesField } from '../../../photographs/PicturesField.tsx';
import { useEditor, useField } from '../editor.ts';
import { faultSentence } from '../faultSentence.ts';
import { FieldNotes } from './FieldNotes.tsx';

/** The pictures of a place, each fault and each advice beside its picture. */
export function PlacePicturesField() {
  const { guidePlace } = useMessages();
  const { snapshot, isTried } = useEditor();
  const { id, value, set } = useField('pictures');
  const { place } = snapshot;
  const notes = (tone: PictureNote['tone'], faults: readonly PlaceFault[] = []) =>
    faults
      .filter(({ field }) => field === 'pictures')
      .map(({ path, message }) => ({ path, text: faultSentence(message, guidePlace.faults), tone }));
  return (
    <div id={id} tabIndex={-1}>
      <PicturesField
        placeId={place.id}
        value={value}
        onChange={set}
        notes={[...notes('error', isTried ? place.faults : []), ...notes('note', place.advice)]}
      />
      <FieldNotes field="pictures" hasOwnFaults />
    </div>
  );
}
