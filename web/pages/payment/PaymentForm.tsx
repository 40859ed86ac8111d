import { useEffect, useRef, useState } from 'react';
import { isDeliverableEmail } from '../../../domain/accounts/accountRules.ts';
import { type PaymentMethod, walletNameIn } from '../../../domain/tickets/paymentMethods.ts';
import { failureSentence } from '../../features/account/failureSentence.ts';
import { storeMethod } from '../../features/orders/chosenMethod.ts';
import { RefundRule } from '../../features/orders/RefundRule.tsx';
import { toWidgetFault, type WidgetFault } from '../../features/orders/refusal.ts';
import { hasStarted, storeOrderedPurchase } from '../../features/orders/storedPurchase.ts';
import { ticketPaths } from '../../features/orders/ticketPaths.ts';
import {
  isSoldAsShown,
  methodsWithOvertime,
  type OfferedMethod,
  readMethod,
  walletCountry,
} from '../../features/payment/offeredMethods.ts';
import { PayBar } from '../../features/payment/PayBar.tsx';
import { PaymentWidgets } from '../../features/payment/PaymentWidgets.tsx';
import { errorCode, type TossWidgets } from '../../features/payment/tossPayments.ts';
import { useWidgets } from '../../features/payment/useWidgets.ts';
import type { Purchase } from '../../features/plan/purchase.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { CallFailure, type CallResponse } from '../../shared/client/client.ts';
import { useCallMutation } from '../../shared/client/useCallMutation.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { AlertDialog } from '../../shared/ui/AlertDialog.tsx';
import { Form } from '../../shared/ui/Form.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';
import { MethodChoice } from './MethodChoice.tsx';
import { PassengerFields } from './PassengerFields.tsx';
import { PurchaseSummary } from './PurchaseSummary.tsx';
import { filledFrom, isComplete, type Passenger, readPassenger, storePassenger } from './passenger.ts';

interface PaymentFormProps {
  purchase: Purchase;
  offer: CallResponse<'getPaymentOffer'>;
  /** The logged-in user. */
  visitor: string;
  /** Loads the offer again, because the server's price or terms have changed. */
  onPriceChanged: () => Promise<unknown>;
}

const isDepartureGone = (failure: unknown) => failure instanceof CallFailure && failure.code === 'soldOut';

function refusedPhone(failure: CallFailure | null): 'wrong' | 'missing' | null {
  const problem = failure?.fields.find(({ field }) => field === 'customerPhone');
  return problem ? (problem.code === 'phoneMissing' ? 'missing' : 'wrong') : null;
}

/** The part of the page at which a rejected order is shown. */
function refusedParts(failure: CallFailure | null) {
  const names = failure?.status === 400 ? failure.fields.map(({ field }) => field) : [];
  const has = (start: string) => names.some((name) => name.startsWith(start));
  return {
    name: has('customerName'),
    email: has('customerEmail'),
    overtime: has('boughtHalfHours'),
    phone: refusedPhone(failure),
    start: has('tripDate') || has('startTime'),
    plan: has('visitSpotSet') || has('numberOfPeople'),
    method: has('method'),
    place: has('departure'),
    departure: isDepartureGone(failure),
    any: names.length > 0 || isDepartureGone(failure),
  };
}

/** The additional input that the provider requires for PayPal and the wallets. */
function foreignRequest(
  { method, currency, isChargedLater }: OfferedMethod,
  { orderId, orderName, amount }: { orderId: string; orderName: string; amount: number },
) {
  if (method === 'card') return {};
  const pending = new URL(ticketPaths.success(), location.origin);
  // The provider may return with the payment key only, so the address names the order.
  pending.search = new URLSearchParams({ orderId, price: String(amount) }).toString();
  const product = { name: orderName, quantity: 1, unitAmount: amount, currency, description: orderName };
  return {
    ...(isChargedLater ? { pendingUrl: pending.href } : {}),
    foreignEasyPay: { country: walletCountry(method, navigator.language), products: [product] },
  };
}

/** What is ordered, for whom and how it is paid (docs/product/payments.md#the-payment-screen), for logged-in users. */
export function PaymentForm({ purchase, offer, visitor, onPriceChanged }: PaymentFormProps) {
  const { language, messages } = useLanguage();
  const { payment: paymentMessages } = messages.ticket;
  const client = useClient();
  const methods = methodsWithOvertime(offer, purchase.boughtHalfHours);
  const [chosenMethod, setChosenMethod] = useState(() => readMethod(methods));
  const chosen = methods.find(({ method }) => method === chosenMethod) ?? methods[0];
  if (!chosen) throw new Error('the offer has no card');
  const widgets = useWidgets({ ...offer, method: chosen });
  const [passenger, setPassenger] = useState(() => readPassenger(visitor));
  const [isEmailWrong, setEmailWrong] = useState(false);
  const [isPast, setPast] = useState(() => hasStarted(purchase, new Date()));
  const [alert, setAlert] = useState<string | null>(null);
  /** A new object each time, so that the same error is shown again. */
  const [fault, setFault] = useState<{ is: WidgetFault } | null>(null);
  const emailInput = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // The back/forward cache may restore this page in the middle of a payment that is over.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);

  // Storing the same value again is harmless, so this may run twice.
  const change = (make: (before: Passenger) => Passenger) =>
    setPassenger((before) => {
      const after = make(before);
      storePassenger(after, visitor);
      return after;
    });
  const fill = async () => {
    try {
      const me = await client.call('getMe', { params: {}, query: {} });
      change((before) => filledFrom(me, before));
    } catch {
      // The fields can be filled in by hand.
    }
  };
  const changed = (part: Partial<Passenger>) => {
    change((before) => ({ ...before, ...part }));
    reset();
    setEmailWrong(false);
    if (part.isOwner) void fill();
  };

  const request = async (toss: TossWidgets) => {
    const { date, time, person, from, places, stays, boughtHalfHours, acceptsEarlyEnd } = purchase;
    const customer = { customerName: passenger.name.trim(), customerEmail: passenger.email.trim() };
    const customerPhone = passenger.phone.trim();
    const order = await client.call('placeOrder', {
      params: {},
      query: { locale: language },
      body: {
        tripDate: date,
        startTime: time,
        numberOfPeople: person,
        boughtHalfHours,
        acceptsEarlyEnd,
        departure: from,
        visitSpotSet: places.map(({ id }, index) => ({
          placeId: id,
          memo: '',
          orderIndex: index + 1,
          stayMinutes: stays[id],
        })),
        ...customer,
        ...(customerPhone === '' ? {} : { customerPhone }),
        method: chosen.method,
      },
    });
    // The owner may have changed the terms since the screen was opened. A wallet charges the amount that its window was
    // opened with, but only a payment of the order's own amount leads to a ticket.
    if (!isSoldAsShown(chosen, offer, order)) {
      await onPriceChanged();
      setAlert(paymentMessages.priceChanged);
      return;
    }
    const { orderId, orderName, amount, currency } = order;
    storeOrderedPurchase(orderId, purchase);
    await toss.setAmount({ value: amount, currency });
    await toss.requestPayment({
      orderId,
      orderName,
      ...customer,
      successUrl: new URL(ticketPaths.success(), location.origin).href,
      failUrl: new URL(ticketPaths.fail(), location.origin).href,
      ...foreignRequest(chosen, { orderId, orderName, amount }),
    });
  };
  const departureGone =
    purchase.boughtHalfHours > 0 ? paymentMessages.overtimeGone : paymentMessages.departureGone;
  /**
   * A missing agreement has its own alert, and any other failure is logged too
   * (docs/product/payments.md#messages).
   */
  const reportFailure = (error: unknown) => {
    const code = errorCode(error);
    // Closing the provider's window is deliberate, so no error is shown (docs/product/deviations.md).
    if (code === 'USER_CANCEL' || code === 'PAY_PROCESS_CANCELED') return;
    // The session has ended, and the visitor has closed the login that was shown in place.
    if (error instanceof CallFailure && error.status === 401) return;
    const widgetFault = toWidgetFault(code);
    setFault(widgetFault && { is: widgetFault });
    if (widgetFault === 'terms') {
      setAlert(paymentMessages.termsAlert);
      return;
    }
    if (isDepartureGone(error)) {
      setAlert(departureGone);
      return;
    }
    console.error('payment request failed', code ?? error);
    setAlert(paymentMessages.failedAlert);
  };
  const { mutate, isPending, failure, reset } = useCallMutation({
    mutationFn: async (toss: TossWidgets) => {
      try {
        await request(toss);
      } catch (error) {
        reportFailure(error);
        // Rethrown, so that the mutation reports it at the field that caused it, too.
        if (error instanceof CallFailure) throw error;
      }
    },
  });
  const choose = (method: PaymentMethod) => {
    storeMethod(method);
    setChosenMethod(method);
    setFault(null);
    reset();
  };
  const pay = () => {
    if (!isComplete(passenger) || widgets.kind !== 'ready') return;
    if (hasStarted(purchase, new Date())) {
      setPast(true);
      return;
    }
    // An address that cannot be delivered to leaves Pay enabled, and is reported when it is tapped
    // (docs/product/payments.md#tapping-pay).
    if (!isDeliverableEmail(passenger.email.trim())) {
      setEmailWrong(true);
      emailInput.current?.focus();
      return;
    }
    setFault(null);
    mutate(widgets.widgets);
  };

  const refused = refusedParts(failure);
  const problem = () => {
    if (refused.overtime) return paymentMessages.overtimeGone;
    if (refused.departure) return departureGone;
    if (refused.place) return messages.trip.departureEnded;
    if (isPast || refused.start) return paymentMessages.datePassed;
    return refused.plan ? paymentMessages.orderRefused : null;
  };
  const needs = () => {
    if (isPast) return paymentMessages.datePassed;
    if (widgets.kind === 'failed') return paymentMessages.payNoMethods;
    return isComplete(passenger) ? paymentMessages.payMethodsLoading : paymentMessages.payNeeds;
  };
  return (
    <>
      <div className="mt-5 grid items-start gap-4 lg:grid-cols-2 lg:gap-6">
        <div className="grid min-w-0 gap-4">
          <PurchaseSummary purchase={purchase} price={chosen} problem={problem()} />
          <RefundRule terms={offer} />
        </div>
        <div className="grid min-w-0 gap-4">
          <Panel title={paymentMessages.passenger}>
            <Form onSubmit={pay} isBusy={isPending} label={paymentMessages.passenger}>
              <PassengerFields
                passenger={passenger}
                onChange={changed}
                wrong={{
                  name: refused.name,
                  email: isEmailWrong || refused.email,
                  phone: refused.phone,
                }}
                // A server of the previous release doesn't send this field.
                needsPhone={offer.needsPhone ?? false}
                emailInput={emailInput}
              />
            </Form>
          </Panel>
          <MethodChoice
            methods={methods}
            chosen={chosen}
            onChoose={choose}
            isBusy={isPending}
            isGone={refused.method}
          />
          <PaymentWidgets
            state={widgets}
            fault={fault}
            wallet={chosen.method === 'card' ? null : walletNameIn(chosen.method, language)}
          />
          <FormFailure
            sentence={
              failure && !refused.any && failureSentence(failure, messages.signUp.failure, navigator.onLine)
            }
          />
        </div>
      </div>
      <PayBar
        amount={chosen.amount}
        currency={chosen.currency}
        isBusy={isPending}
        isReady={isComplete(passenger) && widgets.kind === 'ready' && !isPast}
        needs={needs()}
        onPay={pay}
      />
      {alert !== null && (
        <AlertDialog
          title={alert}
          okLabel={paymentMessages.ok}
          closeLabel={messages.shell.close}
          onClose={() => setAlert(null)}
        />
      )}
    </>
  );
}
