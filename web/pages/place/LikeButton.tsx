import { useState } from 'react';
import { useNickname } from '../../features/account/useNickname.ts';
import type { LikedPlace } from '../../features/likes/likes.ts';
import { useLike } from '../../features/likes/useLike.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { loadOnPress } from '../../shared/page/outdated.ts';
import { Button } from '../../shared/ui/Button.tsx';
import type { LikeNeedsLogin } from './LikeNeedsLogin.tsx';

/**
 * The heart (docs/product/places.md#like-add-and-share). A guest is offered the login, in a dialog that the press
 * loads, and nothing is liked (docs/product/deviations.md).
 */
export function LikeButton({ place }: { place: LikedPlace }) {
  const { messages } = useLanguage();
  const nickname = useNickname();
  const { isLiked, isWaiting, hasFailed, toggle } = useLike(place);
  const [login, setLogin] = useState<{ Dialog: typeof LikeNeedsLogin } | 'notLoaded'>();
  const offerLogin = async () => {
    const loaded = await loadOnPress(() => import('./LikeNeedsLogin.tsx'));
    setLogin(loaded ? { Dialog: loaded.LikeNeedsLogin } : 'notLoaded');
  };
  return (
    <>
      <Button
        variant="outline"
        icon="heart"
        filled={isLiked}
        aria-pressed={isLiked}
        onClick={() => (nickname ? toggle() : offerLogin())}
        className={isLiked ? 'text-sunrise' : ''}
      >
        {messages.place.like}
      </Button>
      <p role="status" className="w-full text-muted text-sm empty:hidden">
        {isWaiting ? messages.place.likeWaiting : ''}
      </p>
      <p role="alert" className="w-full text-sm empty:hidden">
        {hasFailed || login === 'notLoaded' ? messages.place.likeFailed : ''}
      </p>
      {typeof login === 'object' && <login.Dialog onClose={() => setLogin(undefined)} />}
    </>
  );
}
