import { type QueryKey, queryOptions, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { Staff } from '../../../contract/desk/signIn.ts';
import { CallFailure } from '../../shared/client/client.ts';
import { chosenLanguage, useDeskLanguage } from '../language/DeskLanguage.tsx';
import { useDeskClient } from './DeskClientContext.tsx';
import { type DeskClient, noInput } from './deskClient.ts';
import { sessionExpiry } from './expiry.ts';

const sessionKey = ['session'];
const besidesSession = {
  predicate: ({ queryKey }: { queryKey: QueryKey }) => queryKey[0] !== sessionKey[0],
};

/** Who is signed in; null for nobody. */
export function sessionQuery(client: DeskClient) {
  return queryOptions({
    queryKey: sessionKey,
    queryFn: async ({ signal }): Promise<Staff | null> => {
      try {
        return await client.call('getDeskSession', noInput, signal);
      } catch (error) {
        if (error instanceof CallFailure && error.status === 401) return null;
        throw error;
      }
    },
    // Never refetched: a 401 of any other call shows that the session has ended.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

const StaffContext = createContext<Staff | null>(null);
export const StaffProvider = StaffContext.Provider;

/** Who is signed in, on screens that need somebody. */
export function useStaff(): Staff {
  const staff = useContext(StaffContext);
  if (!staff) throw new Error('useStaff needs a StaffProvider above it');
  return staff;
}

/** Opens the screens after a sign-in, or resumes them after a sign-in in place. */
export function useEnter(): (staff: Staff) => void {
  const queries = useQueryClient();
  const { changeLanguage } = useDeskLanguage();
  return (staff) => {
    const former = queries.getQueryData<Staff | null>(sessionKey);
    queries.setQueryData(sessionKey, staff);
    sessionExpiry.set(false);
    // The screens are still open: reload what failed, or drop the data of a colleague who was signed in before.
    if (former?.id === staff.id) void queries.invalidateQueries(besidesSession);
    else if (former) void queries.resetQueries(besidesSession);
    if (chosenLanguage() === null) changeLanguage(staff.language, false);
  };
}

/** Signs out at the server, and forgets what this page has loaded. */
export function useSignOut(): () => Promise<void> {
  const queries = useQueryClient();
  const client = useDeskClient();
  return async () => {
    try {
      await client.call('signOutOfDesk', noInput);
    } catch (error) {
      // The session has ended already.
      if (!(error instanceof CallFailure && error.status === 401)) throw error;
    }
    queries.setQueryData(sessionKey, null);
    sessionExpiry.set(false);
    queries.removeQueries(besidesSession);
  };
}
