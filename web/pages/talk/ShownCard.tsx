import type { ReactNode } from 'react';
import { useWakeLock } from '../../shared/ui/useWakeLock.ts';
import { textSize } from './textSize.ts';

/** The `id` of the heading of the shown card or list, which takes the focus. */
export const headingId = 'talk-heading';

interface ShownCardProps {
  /** The text for the other person, in large type. */
  text: string;
  lang: string | undefined;
  /** The same text in the language of the person who shows it, and its reading. */
  below: ReactNode;
  picker: ReactNode;
  children: ReactNode;
}

/** A sentence that fills the screen and keeps it awake; a change of its number is announced. */
export function ShownCard({ text, lang, below, picker, children }: ShownCardProps) {
  useWakeLock();
  return (
    <div className="driver-card mx-auto max-w-5xl px-4 pt-3 pb-8">
      <div aria-live="polite" aria-atomic="true">
        <h1
          id={headingId}
          tabIndex={-1}
          lang={lang}
          className="bold tight"
          style={{ fontSize: textSize(text) }}
        >
          {text}
        </h1>
        {below}
      </div>
      {picker && <div className="mt-5">{picker}</div>}
      <div className="mt-6 flex flex-wrap gap-2.5">{children}</div>
    </div>
  );
}
