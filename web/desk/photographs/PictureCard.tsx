import type { PictureField } from '../../../contract/desk/placeFields.ts';
import { htmlLang, languages } from '../../../domain/languages.ts';
import { type PhotographLicence, photographLicences } from '../../../domain/places/photographLicences.ts';
import { IconButton } from '../../shared/ui/Button.tsx';
import { Picture } from '../../shared/ui/Picture.tsx';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { TextAreaField } from '../../shared/ui/TextAreaField.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { useMessages } from '../language/DeskLanguage.tsx';
import { isPhotograph, type PhotographField } from './pictureFields.ts';

/** What is wrong with a picture, or could be better. */
export interface PictureNote {
  readonly path: string;
  readonly text: string;
  readonly tone: 'error' | 'note';
}

interface PictureCardProps {
  picture: PictureField;
  /** As `Photograph 2`. */
  what: string;
  address: string;
  /** By the path within the picture: `alt.ko`. */
  notes: readonly PictureNote[];
  disabled: boolean;
  onChange: (picture: PictureField) => void;
  /** Null for the first, or the last, of the photographs or of the drawings. */
  onEarlier: (() => void) | null;
  onLater: (() => void) | null;
  onRemove: () => void;
}

/** One picture of a place with its texts. */
export function PictureCard({
  picture,
  what,
  address,
  notes,
  disabled,
  onChange,
  onEarlier,
  onLater,
  onRemove,
}: PictureCardProps) {
  const messages = useMessages();
  const { photographs } = messages;
  const noteAt = (path: string) => notes.find((one) => one.path === path) ?? null;
  const whole = noteAt('');
  return (
    <li className="rounded-md hairline bg-surface p-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="pt-2 bold">{what}</h3>
        <div className="flex">
          <IconButton
            icon="up"
            label={photographs.earlier(what)}
            disabled={disabled}
            // Not `disabled` at the end: a disabled button would lose the keyboard focus.
            aria-disabled={!onEarlier}
            className={onEarlier ? '' : 'opacity-40'}
            onClick={() => onEarlier?.()}
          />
          <IconButton
            icon="M12 5v14M6 13l6 6 6-6"
            label={photographs.later(what)}
            disabled={disabled}
            aria-disabled={!onLater}
            className={onLater ? '' : 'opacity-40'}
            onClick={() => onLater?.()}
          />
          <IconButton icon="close" label={photographs.remove(what)} disabled={disabled} onClick={onRemove} />
        </div>
      </div>
      <div className="mt-2 grid gap-4 md:grid-cols-[16rem_1fr]">
        <div>
          <Picture
            key={address}
            src={address}
            alt={picture.alt.ko}
            className="aspect-4/3 w-full rounded-sm"
          />
        </div>
        <fieldset disabled={disabled} className="grid min-w-0 gap-3">
          <legend className="sr-only">{what}</legend>
          {whole && <p className="text-sm text-sunrise">{whole.text}</p>}
          {isPhotograph(picture) && <Rights picture={picture} noteAt={noteAt} onChange={onChange} />}
          <p className="text-muted text-sm">{photographs.altHint}</p>
          <div className="grid gap-3 lg:grid-cols-2">
            {languages.map((language) => (
              <TextAreaField
                key={language}
                lang={htmlLang[language]}
                label={photographs.alt(messages.orders.languages[language])}
                name={`alt-${language}`}
                rows={2}
                longest={320}
                value={picture.alt[language]}
                onChange={(typed) =>
                  onChange({ ...picture, alt: { ...picture.alt, [language]: typed.replaceAll('\n', ' ') } })
                }
                message={noteAt(`alt.${language}`)}
              />
            ))}
          </div>
        </fieldset>
      </div>
    </li>
  );
}

interface RightsProps {
  picture: PhotographField;
  noteAt: (path: string) => PictureNote | null;
  onChange: (picture: PhotographField) => void;
}

/** Whose photograph it is, and what its licence allows. */
function Rights({ picture, noteAt, onChange }: RightsProps) {
  const { photographs } = useMessages();
  const { credit, licence } = picture;
  return (
    <div className="grid gap-3 lg:grid-cols-2">
      <TextField
        label={photographs.credit}
        name="credit"
        value={credit}
        longest={120}
        width="w-full"
        onChange={(typed) => onChange({ ...picture, credit: typed })}
        message={noteAt('credit')}
      />
      <SelectField<PhotographLicence | ''>
        label={photographs.licence}
        name="licence"
        value={licence ?? ''}
        options={[
          { value: '', label: photographs.chooseLicence },
          ...photographLicences.map((value) => ({ value, label: photographs.licences[value] })),
        ]}
        onChange={(chosen) => onChange({ ...picture, licence: chosen === '' ? null : chosen })}
        message={noteAt('licence') ?? (licence && { tone: 'note', text: photographs.licenceHints[licence] })}
      />
    </div>
  );
}
