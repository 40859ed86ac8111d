import type { PlaceFieldName, PlaceFields } from '../../../../contract/desk/placeFields.ts';
import { htmlLang } from '../../../../domain/languages.ts';
import { useDeskLanguage } from '../../language/DeskLanguage.tsx';
import { fieldLanguage } from '../form/editor.ts';
import { valueLines } from '../form/valueInWords.ts';
import { listDifference, type Piece, textDifference } from './differences.ts';

interface FieldDifferenceProps {
  field: PlaceFieldName;
  before: PlaceFields[PlaceFieldName] | null;
  after: PlaceFields[PlaceFieldName] | null;
}

/** How a field has changed: a text word by word, anything else line by line in words. */
export function FieldDifference({ field, before, after }: FieldDifferenceProps) {
  const { messages, language } = useDeskLanguage();
  const own = fieldLanguage(field);
  if (own !== null) {
    const lang = htmlLang[own];
    return (
      <p lang={lang} className="desk-typed">
        <Pieces pieces={textDifference(String(before ?? ''), String(after ?? ''), lang)} />
      </p>
    );
  }
  const toLines = (value: PlaceFields[PlaceFieldName] | null) =>
    value === null && !mayBeNull(field)
      ? []
      : valueLines(field, value as PlaceFields[typeof field], messages, language);
  return (
    <ul>
      {listDifference(toLines(before), toLines(after)).map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
        <li key={index} className="desk-typed">
          <Pieces pieces={[piece]} />
        </li>
      ))}
    </ul>
  );
}

/** Fields that may be null; there are separate texts for that. */
const mayBeNull = (field: PlaceFieldName) => field === 'hours.weekDays' || field === 'visitMinutes';

function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  const { added, removed } = useDeskLanguage().messages.guidePlace.historyPage;
  return pieces.map(({ kind, text }, index) => {
    const key = `${index}-${kind}`;
    if (kind === 'same') return <span key={key}>{text}</span>;
    return kind === 'added' ? (
      <ins key={key} className="bg-pine-mist underline [del+&]:ms-1">
        <span className="sr-only">{added} </span>
        {text}
      </ins>
    ) : (
      <del key={key} className="bg-sand">
        <span className="sr-only">{removed} </span>
        {text}
      </del>
    );
  });
}
