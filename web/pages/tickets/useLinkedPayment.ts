import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { failureReason } from '../../features/orders/refusal.ts';
import { isFinal, parsePaymentReturn } from '../../features/payment/paymentReturn.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { asCallFailure, type CallFailure } from '../../shared/client/client.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { useAppNavigate } from '../../shared/ui/useAppNavigate.ts';

interface LinkedPayment {
  readonly isRunning: boolean;
  /** Whether the payment with which the provider redirected to this page is complete. */
  readonly isDone: boolean;
  /** Why the payment failed. */
  readonly failure: string | null;
}

/** Confirms, once, the payment with which the provider redirects to the page of an order link. */
export function useLinkedPayment(orderId: string, onSettled: () => unknown): LinkedPayment {
  const client = useClient();
  const { language, messages } = useLanguage();
  const { linkedTicket, ticket: ticketMessages } = messages;
  const { pathname, search } = useLocation();
  const navigate = useAppNavigate();
  const [state, setState] = useState<
    'none' | 'running' | 'done' | { failure: CallFailure } | { code: string }
  >('none');

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each return; the address loses its parameters then
  useEffect(() => {
    const parameters = Object.fromEntries(new URLSearchParams(search));
    const payment = parsePaymentReturn(parameters);
    if (!payment && parameters.code === undefined) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    // No payment parameters stay in the history.
    const cleanAddress = () => navigate(pathname, { replace: true, preventScrollReset: true });
    if (!payment) {
      setState({ code: parameters.code ?? '' });
      cleanAddress();
      return;
    }
    const confirm = async () => {
      try {
        const body = { ...payment, orderId };
        await client.call('confirmPayment', { params: {}, query: { locale: language }, body }, signal);
        if (!signal.aborted) setState('done');
      } catch (error) {
        if (signal.aborted) return;
        const failure = asCallFailure(error);
        setState({ failure });
        // The address keeps the parameters, so that a reload tries again.
        if (!isFinal(failure)) return void onSettled();
      }
      if (signal.aborted) return;
      await onSettled();
      cleanAddress();
    };
    setState('running');
    void confirm();
    return () => leaving.abort();
  }, [search]);

  const failure = () => {
    if (typeof state === 'string') return null;
    if ('code' in state) return ticketMessages.reasons[failureReason(state.code)];
    const { status, code, reason } = state.failure;
    if (status === 402) return ticketMessages.reasons[failureReason(reason)];
    if (code === 'soldOut') return linkedTicket.gone;
    if (status === 410) return linkedTicket.lapsed;
    return status >= 400 && status < 500
      ? ticketMessages.success.changedText
      : ticketMessages.success.unreachableText;
  };
  return { isRunning: state === 'running', isDone: state === 'done', failure: failure() };
}
