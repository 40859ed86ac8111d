import { useState } from 'react';
import type { PlaceDetail } from '../../../contract/places.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { inLanguage, paths } from '../../shared/paths.ts';
import { IconButton } from '../../shared/ui/Button.tsx';
import { sharePlace } from './sharePlace.ts';

const shareShape = 'M12 15V4M8 7.5L12 3.5l4 4M6 11H5v9h14v-9h-1';

/**
 * Shares the place's page in the reader's language, which is public and the same for everyone
 * (docs/product/languages.md#choosing-the-language).
 */
export function ShareButton({ detail }: { detail: PlaceDetail }) {
  const { language, messages } = useLanguage();
  const [message, setMessage] = useState('');
  const press = async () => {
    setMessage('');
    const path = inLanguage(paths.place(detail.type, detail.id), language);
    setMessage(await sharePlace(detail.placeName, path, messages.place.shared));
  };
  return (
    <>
      <IconButton icon={shareShape} label={messages.place.share} onClick={press} className="h-12 hairline" />
      <p role="status" className="w-full text-sm empty:hidden">
        {message}
      </p>
    </>
  );
}
