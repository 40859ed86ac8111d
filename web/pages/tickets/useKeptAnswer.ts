import { useCallback, useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { session } from '../../features/account/session.ts';
import { useKeptOffline } from '../../features/offline/useKeptOffline.ts';
import { useAsked } from '../../features/orders/useAsked.ts';
import { CallFailure, type Eventually } from '../../shared/client/client.ts';
import { forgetKept } from '../../shared/client/forgetKept.ts';
import { useIsOnline } from '../../shared/ui/useIsOnline.ts';
import { type KeptNote, noteOf, withNote } from './keptNote.ts';

/** Milliseconds before a retry at the server after a stored response was used. */
const lookAgainAfter = 3_000;

interface Noted<T> {
  body: T;
  note: KeptNote;
  address: string;
  isFromDevice: boolean;
}

/** Time and source of a response. */
export interface ConnectionState {
  /** Time of the server's response, ISO 8601; null until it is loaded. */
  asOf: string | null;
  isKept: boolean;
  /** False while the displayed data is or may be older than the server's. */
  isReachable: boolean;
}

interface KeptAnswer<T> extends ConnectionState {
  answer: T | null;
  failure: CallFailure | null;
  retry: () => void;
  /** The response to a change. */
  change: (answer: T) => void;
}

/**
 * The response of a personal request, stored on this device with its page (`address` is the request's own, including
 * the language). A copy stored for another user is never shown, and is deleted.
 */
export function useKeptAnswer<T extends object>(
  address: string,
  ask: (signal: AbortSignal) => Eventually<T>,
): KeptAnswer<T> {
  const { pathname, search } = useLocation();
  const isOnline = useIsOnline();
  const { answer, failure, retry, setAnswer } = useAsked<Noted<T>>(
    // biome-ignore lint/correctness/useExhaustiveDependencies: the address says what is asked
    useCallback(
      async (signal: AbortSignal) => {
        const by = session.nickname() ?? '';
        const body = await ask(signal);
        const kept = noteOf(body);
        if (kept && kept.by !== by) {
          await forgetKept();
          throw new CallFailure(0, 'unreachable');
        }
        const note = kept ?? { at: new Date().toISOString(), by };
        return { body, note, address, isFromDevice: kept !== null };
      },
      [address],
    ),
  );
  const outcome = useKeptOffline(
    '/tickets',
    answer && {
      address: `${pathname}${search}`,
      answers: [{ address: answer.address, body: withNote(answer.body, answer.note) }],
    },
  );
  const isFromDevice = answer?.isFromDevice ?? false;
  const lookAgain = useEffectEvent(() => {
    if (isOnline && isFromDevice) retry();
  });
  useEffect(() => {
    if (isOnline) lookAgain();
  }, [isOnline]);
  useEffect(() => {
    if (!answer?.isFromDevice) return;
    // A device reports online before it can reach the server.
    const timer = setTimeout(lookAgain, lookAgainAfter);
    return () => clearTimeout(timer);
  }, [answer]);
  return {
    answer: answer?.body ?? null,
    failure,
    retry,
    change: (body) => {
      if (answer)
        setAnswer({
          ...answer,
          body,
          note: { ...answer.note, at: new Date().toISOString() },
          isFromDevice: false,
        });
    },
    asOf: answer?.note.at ?? null,
    isKept: outcome !== null && outcome !== 'notKept',
    isReachable: isOnline && !isFromDevice,
  };
}
