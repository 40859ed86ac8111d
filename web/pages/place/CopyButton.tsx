import { useEffect, useState } from 'react';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';

interface CopyButtonProps {
  text: string;
  /** What is copied, for screen readers. */
  what: string;
}

/** Copies a text. Shown, in reserved space, only if the browser can copy (a secure origin). */
export function CopyButton(props: CopyButtonProps) {
  const [canCopy, setCanCopy] = useState(false);
  useEffect(() => setCanCopy('clipboard' in navigator), []);
  return (
    <span className="flex min-h-8 min-w-16 shrink-0 justify-end">
      {canCopy && <CopyControl {...props} />}
    </span>
  );
}

/** Copies the text and confirms it briefly. */
function CopyControl({ text, what }: CopyButtonProps) {
  const { messages } = useLanguage();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return (
    <>
      <button
        type="button"
        aria-label={`${messages.place.copy}: ${what}`}
        onClick={() => navigator.clipboard.writeText(text).then(() => setCopied(true))}
        className="-my-2.5 inline-flex min-h-11 min-w-11 items-center justify-center whitespace-nowrap rounded-full px-2 semibold text-pine text-sm"
      >
        {isCopied ? messages.place.copied : messages.place.copy}
      </button>
      <span role="status" className="sr-only">
        {isCopied ? messages.place.copied : ''}
      </span>
    </>
  );
}
