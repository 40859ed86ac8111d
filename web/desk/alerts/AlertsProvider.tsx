import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { callQuery } from '../../shared/client/callQuery.ts';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { noInput } from '../client/deskClient.ts';
import { useStaff } from '../client/session.ts';
import { AlertsContext, noAlerts } from './alertsContext.ts';
import { type AlertListener, listenForAlerts } from './listenForAlerts.ts';
import { isSoundOn, playSound } from './sound.ts';

/** Milliseconds between two requests: while changes are announced, while they aren't, and after a failure. */
const pollEvery = { live: 60_000, silent: 5_000, failing: 30_000 } as const;

/** What is loaded again when there is a new alert, if a screen shows it. */
const affectedCalls = [
  'listTours',
  'getTour',
  'searchOrders',
  'getOrder',
  'listTourReports',
  'listPlaceReports',
] as const;

/** Keeps the alerts of whoever is signed in up to date, also while this tab is in the background. */
export function AlertsProvider({ children }: { children: ReactNode }) {
  const { id } = useStaff();
  const client = useDeskClient();
  const queries = useQueryClient();
  const [isLive, setLive] = useState(false);
  const listener = useRef<AlertListener>(null);
  const { data } = useQuery({
    ...callQuery(client, 'getAlerts', noInput),
    refetchInterval: ({ state }) => {
      if (state.error) return pollEvery.failing;
      return isLive ? pollEvery.live : pollEvery.silent;
    },
    refetchIntervalInBackground: true,
  });

  useEffect(() => {
    const listening = listenForAlerts({
      onNews: (staffId) => {
        // Another member may have signed in in another tab.
        if (staffId === id) void queries.invalidateQueries({ queryKey: ['getAlerts'] });
      },
      onLive: setLive,
    });
    listener.current = listening;
    return listening.stop;
  }, [id, queries]);

  const latest = data && Math.max(0, ...data.content.map(({ number }) => number));
  const known = useRef<number>(undefined);
  useEffect(() => {
    if (latest === undefined) return;
    const isNew = known.current !== undefined && latest > known.current;
    known.current = latest;
    if (!isNew) return;
    for (const call of affectedCalls) void queries.invalidateQueries({ queryKey: [call] });
    if (isSoundOn() && listener.current?.isFirst()) void playSound();
  }, [latest, queries]);

  return <AlertsContext value={data ?? noAlerts}>{children}</AlertsContext>;
}
