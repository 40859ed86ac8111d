import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { AlertKind } from '../../../domain/staff/alertRules.ts';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { useAlerts } from './alertsContext.ts';

/** Whether this tab is the one in front. */
function useIsVisible(): boolean {
  const [isVisible, setVisible] = useState(!document.hidden);
  useEffect(() => {
    const read = () => setVisible(!document.hidden);
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, []);
  return isVisible;
}

interface ShownAlerts {
  readonly kinds: readonly AlertKind[];
  /** Limits the alerts to those about this order. */
  readonly orderId?: string;
}

/** Marks the alerts about the content of a screen as seen while its tab is visible. */
export function useMarkSeen({ kinds, orderId }: ShownAlerts): void {
  const client = useDeskClient();
  const queries = useQueryClient();
  const isVisible = useIsVisible();
  const alerts = useAlerts();
  useEffect(() => {
    if (!isVisible) return;
    const shown = alerts.content.filter(
      (alert) =>
        !alert.isSeen && kinds.includes(alert.kind) && (orderId === undefined || alert.orderId === orderId),
    );
    if (shown.length === 0) return;
    const body = {
      upTo: Math.max(...shown.map(({ number }) => number)),
      kinds: [...kinds],
      ...(orderId === undefined ? {} : { orderId }),
    };
    client.call('markAlertsSeen', { params: {}, query: {}, body }).then(
      () => queries.invalidateQueries({ queryKey: ['getAlerts'] }),
      // The next load of the alerts sends it again.
      () => undefined,
    );
  }, [alerts, isVisible, kinds, orderId, client, queries]);
}
