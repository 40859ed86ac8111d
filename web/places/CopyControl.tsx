import { useEffect, useState } from 'react';
import { useLanguage } from '../i18n/LanguageContext.tsx';

/** The button of CopyButton: copies a text and says so for a moment. */
export function CopyControl({ text, what }: { text: string; what: string }) {
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
        className="-my-2 inline-flex min-h-11 min-w-11 items-center justify-center whitespace-nowrap rounded-full px-2 semibold text-pine text-sm"
      >
        {isCopied ? messages.place.copied : messages.place.copy}
      </button>
      <span role="status" className="sr-only">
        {isCopied ? messages.place.copied : ''}
      </span>
    </>
  );
}
