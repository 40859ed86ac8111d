import { useQuery, useQueryClient } from '@tanstack/react-query';
import { apiAddresses } from '../../../contract/addresses.ts';
import { callAddress } from '../../shared/client/address.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import type { CallInput, CallResponse } from '../../shared/client/client.ts';
import { useIsReachable } from '../../shared/ui/useIsReachable.ts';
import { useNickname } from '../account/useNickname.ts';
import { parseNote, type StoredNote, withStorageNote } from '../offline/storedNote.ts';
import { useOpenedStorage } from '../offline/useOpenedStorage.ts';

/** Delay before a stored response is replaced (ms): a device reports online before it can reach the server. */
const deviceInterval = 3_000;

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
 * @param nextPoll milliseconds after which a response is to be loaded again
 */
export function useStoredTicket<C extends TicketCall>(
  name: C,
  input: CallInput<C>,
  nextPoll: (body: CallResponse<C>) => number | false = () => false,
): StoredTicket<CallResponse<C>> {
  const client = useClient();
  const queries = useQueryClient();
  const isReachable = useIsReachable();
  const by = useNickname() ?? '';
  const queryKey = [name, input, by, 'kept'];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<Noted<CallResponse<C>>> => {
      const body = await client.call(name, input, signal);
      const note = parseNote(body);
      return { body, note: note ?? { at: new Date().toISOString(), by }, isFromDevice: note !== null };
    },
    // Not cached: each visit starts with the server's current response.
    gcTime: 0,
    refetchOnReconnect: true,
    refetchInterval: ({ state }) => {
      if (state.data?.isFromDevice) return isReachable && deviceInterval;
      return state.data !== undefined && nextPoll(state.data.body);
    },
  });
  const address = callAddress(apiAddresses[name].path, { ...input.params }, { ...input.query });
  const outcome = useOpenedStorage(
    data
      ? { responses: [{ address, body: withStorageNote(data.body, data.note) }], areGuideFiles: false }
      : null,
  );
  return {
    query: { data: data?.body, error, refetch },
    connection: {
      asOf: data?.note.at ?? null,
      isStored: outcome !== null && outcome !== 'notKept',
      isReachable: isReachable && !data?.isFromDevice,
    },
    change: (body) =>
      queries.setQueryData<Noted<CallResponse<C>>>(queryKey, {
        body,
        note: { at: new Date().toISOString(), by },
        isFromDevice: false,
      }),
  };
}
