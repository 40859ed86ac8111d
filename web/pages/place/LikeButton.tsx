import { useEffect, useRef, useState } from 'react';
import { useNickname } from '../../features/account/useNickname.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { LikeNeedsLogin } from './LikeNeedsLogin.tsx';
import type { LikeState } from './LikeToggle.ts';
import { type LikeOnServer, likeOnServer } from './likeOnServer.ts';

const atFirst: LikeState = { liked: false, hasFailed: false };

/** The heart (SPEC 2, 4). A guest is offered the login, and nothing is liked (DESIGN 7). */
export function LikeButton({ placeId }: { placeId: number }) {
  const { messages } = useLanguage();
  const nickname = useNickname();
  const client = useClient();
  const like = useRef<LikeOnServer>(null);
  const [{ liked, hasFailed }, setState] = useState(atFirst);
  const [asksForLogin, setAsksForLogin] = useState(false);

  useEffect(() => {
    if (!nickname) return;
    const started = likeOnServer(client, placeId, setState);
    like.current = started;
    return () => {
      like.current = null;
      setState(atFirst);
      started.stop();
    };
  }, [nickname, client, placeId]);

  const press = () => (nickname ? like.current?.press() : setAsksForLogin(true));
  return (
    <>
      <Button
        look="outline"
        icon="heart"
        filled={liked}
        aria-pressed={liked}
        onClick={press}
        className={liked ? 'text-sunrise' : ''}
      >
        {messages.place.like}
      </Button>
      <p role="alert" className="w-full text-sm empty:hidden">
        {hasFailed ? messages.place.likeFailed : ''}
      </p>
      {asksForLogin && <LikeNeedsLogin onClose={() => setAsksForLogin(false)} />}
    </>
  );
}
