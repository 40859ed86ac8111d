import { createContext, useContext } from 'react';
import type { Alerts } from '../../../contract/desk/alerts.ts';
import { alertKinds, alertListPath } from '../../../domain/staff/alertRules.ts';

/** The value until the alerts are loaded. */
export const noAlerts: Alerts = {
  content: [],
  unseen: {
    newOrder: 0,
    cancellation: 0,
    driverRefusal: 0,
    noDriver: 0,
    refundRefused: 0,
    complaint: 0,
    placeReport: 0,
  },
};

export const AlertsContext = createContext(noAlerts);

/** The alerts of the signed-in member of staff; empty when nobody is signed in. */
export const useAlerts = () => useContext(AlertsContext);

/** The number of unseen alerts: of all kinds, or only of the kinds that belong to a list of the desk. */
export function useUnseenCount(listPath?: string): number {
  const { unseen } = useAlerts();
  return alertKinds
    .filter((kind) => listPath === undefined || alertListPath(kind) === listPath)
    .reduce((sum, kind) => sum + unseen[kind], 0);
}
