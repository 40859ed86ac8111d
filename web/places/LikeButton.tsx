import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useNickname } from '../account/useNickname.ts';
import { useClient } from '../client/ClientContext.tsx';
import { handled } from '../client/client.ts';
import { useLanguage } from '../i18n/LanguageContext.tsx';
import { Button } from '../ui/Button.tsx';
import type { LikeState } from './LikeToggle.ts';
import type { LikeOnServer } from './likeOnServer.ts';

/** Loaded when a guest taps the heart. */
const LikeNeedsLogin = lazy(async () => ({
  default: (await import('./LikeNeedsLogin.tsx')).LikeNeedsLogin,
}));

const atFirst: LikeState = { liked: false, hasFailed: false };

/** The heart (SPEC 2, 4). A guest is offered the login, and nothing is liked (DESIGN 7). */
export function LikeButton({ placeId }: { placeId: number }) {
  const { messages } = useLanguage();
  const nickname = useNickname();
  const client = useClient();
  const like = useRef<Promise<LikeOnServer>>(null);
  const [{ liked, hasFailed }, setState] = useState(atFirst);
  const [asksForLogin, setAsksForLogin] = useState(false);

  useEffect(() => {
    if (!nickname) return;
    const started = import('./likeOnServer.ts').then(({ likeOnServer }) =>
      likeOnServer(client, placeId, setState),
    );
    like.current = handled(started);
    return () => {
      like.current = null;
      setState(atFirst);
      handled(started.then(({ stop }) => stop()));
    };
  }, [nickname, client, placeId]);

  const press = async () => {
    if (!nickname) return setAsksForLogin(true);
    try {
      (await like.current)?.press();
    } catch {
      setState({ liked: false, hasFailed: true });
    }
  };
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
      {asksForLogin && (
        <Suspense>
          <LikeNeedsLogin onClose={() => setAsksForLogin(false)} />
        </Suspense>
      )}
    </>
  );
}
