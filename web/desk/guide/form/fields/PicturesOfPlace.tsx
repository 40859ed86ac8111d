import { useDeskLanguage } from '../../../language/DeskLanguage.tsx';
import { useField } from '../editor.ts';
import { valueLines } from '../valueInWords.ts';
import { FieldNotes, notesId } from './FieldNotes.tsx';

/** The pictures of a place. */
export function PicturesOfPlace() {
  const { text, language } = useDeskLanguage();
  const { id, value } = useField('pictures');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list, not a form control
    <div id={id} tabIndex={-1} role="group" aria-describedby={notesId('pictures')}>
      <ol className="grid list-decimal gap-1 pl-6">
        {valueLines('pictures', value, text, language).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <FieldNotes field="pictures" />
    </div>
  );
}
