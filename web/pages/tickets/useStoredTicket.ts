import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { apiAddresses } from '../../../contract/addresses.ts';
import { useNickname } from '../../features/account/useNickname.ts';
import { useOfflineStorage } from '../../features/offline/useOfflineStorage.ts';
import { callAddress } from '../../shared/client/address.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { CallFailure, type CallInput, type CallResponse } from '../../shared/client/client.ts';
import { deleteOfflineCopies } from '../../shared/client/offlineCopies.ts';
import { useIsOnline } from '../../shared/ui/useIsOnline.ts';

/** Metadata of a stored response, which marks it as not fresh from the server. */
export interface StoredNote {
  /** Time of the server's response, ISO 8601. */
  at: string;
  /** Nickname of the user it belongs to. */
  by: string;
}

/** A response in the format in which it is stored. */
export function withNote<T extends object>(response: T, note: StoredNote): T & { kept: StoredNote } {
  return { ...response, kept: note };
}

/** The note on a response from this device; null on one from the server. */
export function noteOf(response: object): StoredNote | null {
  if (!('kept' in response) || typeof response.kept !== 'object' || response.kept === null) return null;
  const { kept } = response;
  if (!('at' in kept) || !('by' in kept)) return null;
  const { at, by } = kept;
  return typeof at === 'string' && typeof by === 'string' ? { at, by } : null;
}

/** A device reports online before it can reach the server: wait before a stored response is replaced (ms). */
const deviceInterval = 3_000;
/** Delay between two polls of an order that the provider has not decided yet (ms). */
const pendingInterval = 5_000;

type TicketCall = 'listTickets' | 'getTicket';

interface Noted<T> {
  body: T;
  note: StoredNote;
  isFromDevice: boolean;
}

/** Time and source of a response. */
export interface ConnectionState {
  /** Time of the server's response, ISO 8601; null until it is loaded. */
  asOf: string | null;
  isStored: boolean;
  /** False while the displayed data is or may be older than the server's. */
  isReachable: boolean;
}

interface StoredTicket<T> {
  query: { data: T | undefined; error: Error | null; refetch: () => unknown };
  connection: ConnectionState;
  /** Shows the response to a change. */
  change: (body: T) => void;
}

/**
 * The visitor's tickets or one of them, stored on this device with its page. A copy stored for another user is never
 * shown, and is deleted.
 */
export function useStoredTicket<C extends TicketCall>(
  name: C,
  input: CallInput<C>,
  isPending: (body: CallResponse<C>) => boolean = () => false,
): StoredTicket<CallResponse<C>> {
  const { pathname, search } = useLocation();
  const client = useClient();
  const queries = useQueryClient();
  const isOnline = useIsOnline();
  const by = useNickname() ?? '';
  const queryKey = [name, input, by, 'kept'];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<Noted<CallResponse<C>>> => {
      const body = await client.call(name, input, signal);
      const note = noteOf(body);
      if (note && note.by !== by) {
        await deleteOfflineCopies();
        throw new CallFailure(0, 'unreachable');
      }
      return { body, note: note ?? { at: new Date().toISOString(), by }, isFromDevice: note !== null };
    },
    // A screen of tickets starts with what the server says now.
    gcTime: 0,
    refetchOnReconnect: true,
    refetchInterval: ({ state }) => {
      if (state.data?.isFromDevice) return isOnline && deviceInterval;
      return state.data !== undefined && isPending(state.data.body) && pendingInterval;
    },
  });
  const outcome = useOfflineStorage(
    '/tickets',
    data
      ? {
          address: `${pathname}${search}`,
          answers: [
            {
              address: callAddress(apiAddresses[name].path, { ...input.params }, { ...input.query }),
              body: withNote(data.body, data.note),
            },
          ],
        }
      : null,
  );
  return {
    query: { data: data?.body, error, refetch },
    connection: {
      asOf: data?.note.at ?? null,
      isStored: outcome !== null && outcome !== 'notKept',
      isReachable: isOnline && !data?.isFromDevice,
    },
    change: (body) =>
      queries.setQueryData<Noted<CallResponse<C>>>(queryKey, {
        body,
        note: { at: new Date().toISOString(), by },
        isFromDevice: false,
      }),
  };
}
