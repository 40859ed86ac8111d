import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { priceWithOvertime } from '../../../domain/tickets/overtime.ts';
import { LoginForm } from '../../features/account/LoginForm.tsx';
import { CompanyFacts } from '../../features/company/CompanyFacts.tsx';
import { MessagePanel } from '../../features/orders/MessagePanel.tsx';
import { RefundRule } from '../../features/orders/RefundRule.tsx';
import { orderThatBought } from '../../features/orders/storedPurchase.ts';
import { ticketPaths } from '../../features/orders/ticketPaths.ts';
import { useVisitor } from '../../features/orders/useVisitor.ts';
import type { Purchase } from '../../features/plan/purchase.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { personalQuery } from '../../shared/client/callQuery.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { useSaleTerms } from '../../shared/page/useSaleTerms.ts';
import { paths } from '../../shared/paths.ts';
import { Button, buttonClass } from '../../shared/ui/Button.tsx';
import { NeedsScript } from '../../shared/ui/NeedsScript.tsx';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';
import { QueryResult } from '../../shared/ui/QueryResult.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { PaymentForm } from './PaymentForm.tsx';
import { PurchaseSummary } from './PurchaseSummary.tsx';
import { usePurchase } from './usePurchase.ts';

function Loading() {
  const { messages } = useLanguage();
  return (
    <div className="mt-5 grid gap-4 lg:grid-cols-2 lg:gap-6">
      <p role="status" className="sr-only">
        {messages.ticket.payment.loading}
      </p>
      <Skeleton className="h-96 w-full" />
      <Skeleton className="h-96 w-full" />
    </div>
  );
}

/**
 * The state of the order input: nothing chosen, already paid, login needed, or ready to pay
 * (docs/product/payments.md#the-payment-screen).
 */
export function PaymentScreen() {
  const { messages } = useLanguage();
  const { payment: paymentMessages } = messages.ticket;
  const visitor = useVisitor();
  const purchase = usePurchase();
  const [buysAgain, setBuysAgain] = useState(false);
  const boughtBy = purchase && !buysAgain ? orderThatBought(purchase) : null;
  return (
    <div className="mx-auto max-w-page px-4 pt-5 pb-28">
      <h1 className="bold text-2xl">{paymentMessages.title}</h1>
      {purchase === undefined && (
        <>
          <NeedsScript sentence={paymentMessages.needsScript} />
          <Loading />
        </>
      )}
      {purchase === null && (
        <MessagePanel title={paymentMessages.empty} text={paymentMessages.emptyText}>
          <PageLink to={paths.tripPlan()} className={buttonClass()}>
            {paymentMessages.toPlan}
          </PageLink>
        </MessagePanel>
      )}
      {purchase && boughtBy && (
        <MessagePanel title={paymentMessages.bought} text={paymentMessages.boughtText}>
          <PageLink to={ticketPaths.ticket(boughtBy)} className={buttonClass()}>
            {paymentMessages.toTicket}
          </PageLink>
          <Button variant="outline" onClick={() => setBuysAgain(true)}>
            {paymentMessages.buyAgain}
          </Button>
        </MessagePanel>
      )}
      {purchase &&
        !boughtBy &&
        // Remounted for each visitor: keys and names are personal.
        (visitor ? (
          <OpenPayment key={visitor} visitor={visitor} purchase={purchase} />
        ) : (
          <GuestPayment purchase={purchase} />
        ))}
      <section aria-label={messages.footer.company} className="mt-10 text-muted text-sm">
        <CompanyFacts />
      </section>
    </div>
  );
}

/** A guest sees the summary and logs in on this screen; nothing is lost. */
function GuestPayment({ purchase }: { purchase: Purchase }) {
  const { messages } = useLanguage();
  const { payment: paymentMessages } = messages.ticket;
  const terms = useSaleTerms();
  const amount = priceWithOvertime(terms.price, purchase.boughtHalfHours, terms);
  return (
    <div className="mt-5 grid items-start gap-4 lg:grid-cols-2 lg:gap-6">
      <div className="grid min-w-0 gap-4">
        <PurchaseSummary purchase={purchase} price={{ amount, currency: 'KRW' }} problem={null} />
        <RefundRule />
      </div>
      <Panel title={paymentMessages.logIn}>
        <p className="mb-4 text-muted text-sm">{paymentMessages.logInText}</p>
        <LoginForm returnTo={paths.payment()} />
        <p className="mt-4 text-muted text-sm">
          {paymentMessages.signUp}{' '}
          <PageLink to={paths.signUpEmail()} className="inline-flex min-h-11 items-center semibold text-pine">
            {messages.signUp.title}
          </PageLink>
        </p>
      </Panel>
    </div>
  );
}

function OpenPayment({ purchase, visitor }: { purchase: Purchase; visitor: string }) {
  const client = useClient();
  const { language } = useLanguage();
  const input = { params: {}, query: { locale: language } };
  // Each payment has its own offer, which stays as it is while the visitor pays.
  const offer = useQuery({
    ...personalQuery(client, visitor, 'getPaymentOffer', input),
    refetchOnReconnect: false,
  });
  return (
    <QueryResult query={offer} loading={<Loading />}>
      {(known) => (
        <PaymentForm
          purchase={purchase}
          offer={known}
          visitor={visitor}
          onPriceChanged={() => offer.refetch({ throwOnError: true })}
        />
      )}
    </QueryResult>
  );
}
