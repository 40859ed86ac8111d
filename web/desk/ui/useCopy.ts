import { type RefObject, useRef, useState } from 'react';

interface CopySentences {
  readonly copied: string;
  readonly copyFailed: string;
}

interface Copying {
  /** Of the field that shows the text. */
  readonly field: RefObject<HTMLInputElement | null>;
  /** The result of copying; empty before. */
  readonly note: string;
  readonly setNote: (note: string) => void;
  readonly copy: (text: string) => Promise<void>;
}

/** Copies what a field shows. Where the browser refuses that, the field is selected, and a note asks to copy it by hand. */
export function useCopy({ copied, copyFailed }: CopySentences): Copying {
  const field = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState('');
  const copy = async (text: string) => {
    field.current?.select();
    try {
      // Missing on plain http, and refused by some browsers.
      await navigator.clipboard.writeText(text);
      setNote(copied);
    } catch {
      setNote(copyFailed);
    }
  };
  return { field, note, setNote, copy };
}
