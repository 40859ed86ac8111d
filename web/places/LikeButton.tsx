import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useNickname } from '../account/useNickname.ts';
import { useClient } from '../client/ClientContext.tsx';
import { useLanguage } from '../i18n/LanguageContext.tsx';
import { Button } from '../ui/Button.tsx';
import type { LikeState, LikeToggle } from './LikeToggle.ts';

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
  const toggle = useRef<Promise<LikeToggle>>(null);
  const [{ liked, hasFailed }, setState] = useState(atFirst);
  const [asksForLogin, setAsksForLogin] = useState(false);

  useEffect(() => {
    setState(atFirst);
    toggle.current = null;
    if (!nickname) return;
    const starting = import('./likeOnServer.ts').then(({ likeOnServer }) =>
      likeOnServer(client, placeId, setState),
    );
    starting.catch(() => undefined);
    toggle.current = starting.then(({ like }) => like);
    toggle.current.catch(() => undefined);
    return () => {
      starting.then(({ stop }) => stop()).catch(() => undefined);
    };
  }, [nickname, client, placeId]);

  const press = async () => {
    if (!nickname) return setAsksForLogin(true);
    try {
      await (await toggle.current)?.press();
    } catch {
      setState({ ...atFirst, hasFailed: true });
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
