import { createContext, useContext } from 'react';
import type { PlaceFieldName, PlaceFields } from '../../../../contract/desk/placeFields.ts';
import { type Language, languages } from '../../../../domain/languages.ts';
import type { DraftKeeper, DraftSnapshot } from './draftKeeper.ts';

/** What the fields of a form share. */
export interface Editor {
  keeper: DraftKeeper;
  snapshot: DraftSnapshot;
  /** Whether publishing was tried: the faults then stand beside their fields. */
  isTried: boolean;
  /** The language whose texts a narrow screen shows. */
  language: Language;
  setLanguage: (language: Language) => void;
}

const EditorContext = createContext<Editor | null>(null);
export const EditorProvider = EditorContext.Provider;

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('useEditor needs an EditorProvider above it');
  return editor;
}

/** Id of a field's first control. */
export const fieldId = (field: PlaceFieldName) => `field-${field.replaceAll('.', '-')}`;

/** The language of a field that has one text per language; null for any other field. */
export function fieldLanguage(field: PlaceFieldName): Language | null {
  return languages.find((language) => field.endsWith(`.${language}`)) ?? null;
}

/** A field's value and the functions that change it. */
export function useField<Field extends PlaceFieldName>(field: Field) {
  const { keeper, snapshot } = useEditor();
  const value: PlaceFields[Field] = snapshot.fields[field];
  const set = (changed: PlaceFields[Field]) => keeper.set(field, changed);
  /** Leaving a field saves at once. */
  const onBlur = () => {
    if (keeper.snapshot().state === 'unsaved') void keeper.flush();
  };
  return { id: fieldId(field), value, set, onBlur };
}
