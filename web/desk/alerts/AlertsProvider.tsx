import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Alert } from '../../../contract/desk/alerts.ts';
import { callQuery } from '../../shared/client/callQuery.ts';
import { isRecord } from '../../shared/isRecord.ts';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { noInput } from '../client/deskClient.ts';
import { useStaff } from '../client/session.ts';
import { AlertsContext, noAlerts } from './alertsContext.ts';
import { type AlertListener, listenForAlerts } from './listenForAlerts.ts';
import { isSoundOn, playSound } from './sound.ts';

/** Milliseconds between two requests: while changes are announced, while they aren't, and after a failure. */
const pollEvery = { live: 60_000, silent: 5_000, failing: 30_000 } as const;

/** Queries whose lists a new alert may change; below, those of a single order. */
const lists = ['listTours', 'searchOrders', 'listTourReports', 'listPlaceReports'];
const screensOfOrder = ['getTour', 'getOrder'];

/** Whether the data of a query may have changed with these alerts. */
const isAffected = ([call, input]: QueryKey, alerts: readonly Alert[]) =>
  lists.includes(String(call)) ||
  (screensOfOrder.includes(String(call)) &&
    isRecord(input) &&
    isRecord(input.params) &&
    alerts.some(({ orderId }) => isRecord(input.params) && input.params.orderId === orderId));

/** Keeps the alerts of the signed-in member of staff up to date, also while this tab is in the background. */
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

  /** The highest number that this page has loaded. */
  const known = useRef<number>(undefined);
  useEffect(() => {
    if (!data) return;
    const before = known.current;
    known.current = Math.max(before ?? 0, ...data.content.map(({ number }) => number));
    const arrived = data.content.filter(({ number }) => before !== undefined && number > before);
    if (arrived.length === 0) return;
    void queries.invalidateQueries({ predicate: ({ queryKey }) => isAffected(queryKey, arrived) });
    if (isSoundOn() && listener.current?.isFirst()) void playSound();
  }, [data, queries]);

  return <AlertsContext value={data ?? noAlerts}>{children}</AlertsContext>;
}
