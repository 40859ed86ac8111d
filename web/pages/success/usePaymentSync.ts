import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { Ticket } from '../../../contract/tickets.ts';
import { isUndecided, isWalletTicket } from '../../features/orders/isWalletTicket.ts';
import { completePurchase } from '../../features/orders/storedPurchase.ts';
import { ticketPaths } from '../../features/orders/ticketPaths.ts';
import { type Arrival, arrivalAt, isFinal, storedReturn } from '../../features/payment/paymentReturn.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { asCallFailure, type CallFailure } from '../../shared/client/client.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { useAppNavigate } from '../../shared/ui/useAppNavigate.ts';

/** Delay between two polls of an order that the provider has not decided yet (ms). */
const pollInterval = 3000;

export type PaymentSync =
  | { kind: 'loading' }
  | { kind: 'known'; ticket: Ticket }
  /** `isUncharged`: only our confirmation could have charged the payment, so its failure means that nothing was charged. */
  | { kind: 'failed'; failure: CallFailure; isUncharged: boolean }
  | { kind: 'broken' }
  | { kind: 'none' };

const arrivalOrderId = (arrival: Extract<Arrival, { kind: 'confirm' | 'lookUp' }>): string =>
  arrival.kind === 'confirm' ? arrival.payment.orderId : arrival.orderId;

/** Confirms the payment in the URL once the visitor is known, and polls it until it is complete. */
export function usePaymentSync(visitor: string | null): { paymentSync: PaymentSync; retry: () => void } {
  const client = useClient();
  const { language } = useLanguage();
  const { search } = useLocation();
  const navigate = useAppNavigate();
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const [paymentSync, setPaymentSync] = useState<PaymentSync>({ kind: 'loading' });
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; the address loses its key when the order is final
  useEffect(() => {
    const found = arrivalAt(search, storedReturn.read());
    if (found.kind === 'confirm') storedReturn.write(found.payment);
    setArrival(found);
  }, []);

  const removePaymentKey = (orderId: string) => {
    if (storedReturn.read()?.orderId === orderId) storedReturn.clear();
    // A reload or Back then looks the order up; no payment parameters stay in the history.
    navigate(`${ticketPaths.success()}?orderId=${orderId}`, { replace: true, preventScrollReset: true });
  };
  const take = (ticket: Ticket) => {
    setPaymentSync({ kind: 'known', ticket });
    if (ticket.status === 'paid') completePurchase(ticket.orderId);
    if (arrival?.kind === 'lookUp' || !isUndecided(ticket)) removePaymentKey(ticket.orderId);
  };

  /** Whether the order is certainly charged only by our confirmation; a wallet charges without it. */
  const isCardPayment = async (orderId: string, signal: AbortSignal): Promise<boolean> => {
    try {
      const ticket = await client.call(
        'getTicket',
        { params: { orderId }, query: { locale: language } },
        signal,
      );
      return !isWalletTicket(ticket);
    } catch {
      return false;
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: requested once for each arrival, visitor and try; never for another language
  useEffect(() => {
    if (!arrival) return;
    if (arrival.kind === 'broken' || arrival.kind === 'none') {
      setPaymentSync({ kind: arrival.kind });
      return;
    }
    const leaving = new AbortController();
    const { signal } = leaving;
    const sync = async () => {
      try {
        const ticket =
          arrival.kind === 'confirm'
            ? await client.call(
                'confirmPayment',
                { params: {}, query: { locale: language }, body: arrival.payment },
                signal,
              )
            : await client.call(
                'getTicket',
                { params: { orderId: arrival.orderId }, query: { locale: language } },
                signal,
              );
        if (!signal.aborted) take(ticket);
      } catch (error) {
        if (signal.aborted) return;
        const failure = asCallFailure(error);
        const isUncharged = isFinal(failure) && (await isCardPayment(arrivalOrderId(arrival), signal));
        if (signal.aborted) return;
        setPaymentSync({ kind: 'failed', failure, isUncharged });
        if (arrival.kind === 'lookUp' && failure.status === 401) {
          storedReturn.write({ orderId: arrival.orderId });
        }
        if (arrival.kind === 'confirm' && isFinal(failure) && failure.status !== 404) {
          removePaymentKey(arrival.payment.orderId);
        }
      }
    };
    setPaymentSync({ kind: 'loading' });
    void sync();
    return () => leaving.abort();
  }, [arrival, visitor, tries]);

  const waiting =
    paymentSync.kind === 'known' && isUndecided(paymentSync.ticket) ? paymentSync.ticket.orderId : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: polls the one order that is pending
  useEffect(() => {
    if (waiting === null) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const poll = async () => {
      try {
        const ticket = await client.call(
          'getTicket',
          { params: { orderId: waiting }, query: { locale: language } },
          signal,
        );
        if (!signal.aborted && !isUndecided(ticket)) take(ticket);
      } catch {
        // The next poll retries.
      }
    };
    const timer = setInterval(poll, pollInterval);
    return () => {
      clearInterval(timer);
      leaving.abort();
    };
  }, [waiting]);

  return { paymentSync, retry: useCallback(() => setTries((made) => made + 1), []) };
}
