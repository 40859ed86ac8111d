import type { ReactNode } from 'react';
import type { Ticket } from '../../../contract/tickets.ts';
import { LoginForm } from '../../features/account/LoginForm.tsx';
import { KeepForOffline } from '../../features/offline/KeepForOffline.tsx';
import { isUndecided, isWalletTicket } from '../../features/orders/isWalletTicket.ts';
import { MeetingFacts } from '../../features/orders/MeetingFacts.tsx';
import { MessagePanel } from '../../features/orders/MessagePanel.tsx';
import { PassLinks } from '../../features/orders/PassLinks.tsx';
import { ProviderCode } from '../../features/orders/ProviderCode.tsx';
import { failureReason } from '../../features/orders/refusal.ts';
import { ticketPaths } from '../../features/orders/ticketPaths.ts';
import { useVisitor } from '../../features/orders/useVisitor.ts';
import type { CallFailure } from '../../shared/client/client.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { paths } from '../../shared/paths.ts';
import { Button, buttonClass } from '../../shared/ui/Button.tsx';
import { alert } from '../../shared/ui/formShapes.ts';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { usePaymentSync } from './usePaymentSync.ts';

const clock = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2';

function LinkTo({ to, children, isMain = false }: { to: string; children: ReactNode; isMain?: boolean }) {
  return (
    <PageLink to={to} className={buttonClass(isMain ? 'solid' : 'outline')}>
      {children}
    </PageLink>
  );
}

function BackToPayment() {
  const { messages } = useLanguage();
  return (
    <LinkTo to={paths.payment()} isMain>
      {messages.ticket.success.backToPayment}
    </LinkTo>
  );
}

/** Result of a payment (shows a message while it confirms; docs/product/payments.md#success-and-failure). */
export function SuccessScreen() {
  const { messages } = useLanguage();
  const { success: successMessages } = messages.ticket;
  const visitor = useVisitor();
  const { paymentSync, retry } = usePaymentSync(visitor);
  // Announced to screen readers: the result arrives without user action.
  const result = (
    <div aria-live="polite">
      {paymentSync.kind === 'loading' && <Confirming />}
      {paymentSync.kind === 'known' && <Known ticket={paymentSync.ticket} />}
      {paymentSync.kind === 'failed' && <Failed {...paymentSync} isGuest={!visitor} onRetry={retry} />}
      {paymentSync.kind === 'broken' && (
        <MessagePanel
          icon={alert}
          tone="bad"
          level={1}
          title={successMessages.changed}
          text={<Text first={successMessages.changedText} isUncharged={false} />}
        >
          <BackToPayment />
        </MessagePanel>
      )}
      {paymentSync.kind === 'none' && (
        <MessagePanel
          icon="help"
          level={1}
          title={successMessages.nothing}
          text={<p>{successMessages.nothingText}</p>}
        >
          <LinkTo to={paths.tickets()} isMain>
            {messages.ticket.tickets.title}
          </LinkTo>
          <LinkTo to={paths.home()}>{successMessages.toMain}</LinkTo>
        </MessagePanel>
      )}
    </div>
  );
  const isPaid = paymentSync.kind === 'known' && paymentSync.ticket.status === 'paid';
  return (
    <div className="px-4">
      {result}
      {isPaid && <KeepForOffline isCompact className="mx-auto max-w-lg" />}
    </div>
  );
}

function Confirming() {
  const { messages } = useLanguage();
  const { success: successMessages } = messages.ticket;
  return (
    <div aria-busy="true" className="mx-auto max-w-lg py-10 text-center">
      <span aria-hidden="true" className="skeleton mx-auto block size-18 rounded-full" />
      <h1 className="mt-5 bold text-2xl">{successMessages.confirming}</h1>
      <p className="mt-3 text-muted">{successMessages.confirmingText}</p>
    </div>
  );
}

/** The reason, and either that nothing was charged, or what to do if a wallet has charged the amount. */
function Text({ first, isUncharged }: { first: ReactNode; isUncharged: boolean }) {
  const { messages } = useLanguage();
  const { notCharged, maybeCharged } = messages.ticket.success;
  return (
    <>
      <p>{first}</p>
      {isUncharged ? <p className="semibold text-ink">{notCharged}</p> : <p>{maybeCharged}</p>}
    </>
  );
}

function Refused({ code, isUncharged }: { code: string | null | undefined; isUncharged: boolean }) {
  const { messages } = useLanguage();
  const { success: successMessages, reasons, fail } = messages.ticket;
  return (
    <MessagePanel
      icon={alert}
      tone="bad"
      level={1}
      title={successMessages.refused}
      text={
        <>
          <Text first={reasons[failureReason(code)]} isUncharged={isUncharged} />
          <p>{fail.kept}</p>
          <ProviderCode code={code} />
        </>
      }
    >
      <BackToPayment />
    </MessagePanel>
  );
}

/** The result that the server knows. */
export function Known({ ticket }: { ticket: Ticket }) {
  const { messages } = useLanguage();
  const { success: successMessages, payment } = messages.ticket;
  const isWallet = isWalletTicket(ticket);
  const toTicket = (
    <LinkTo to={ticketPaths.ticket(ticket.orderId)} isMain>
      {payment.toTicket}
    </LinkTo>
  );
  const waiting = (
    <MessagePanel
      icon={clock}
      level={1}
      title={successMessages.waiting}
      text={<p>{isWallet ? successMessages.walletWaitingText : successMessages.waitingText}</p>}
    >
      <LinkTo to={paths.tickets()}>{messages.ticket.tickets.title}</LinkTo>
    </MessagePanel>
  );
  if (isUndecided(ticket)) return waiting;
  switch (ticket.status) {
    case 'paid':
      return (
        <MessagePanel
          icon="check"
          tone="good"
          level={1}
          title={successMessages.done}
          text={
            <>
              <p>{successMessages.receiptSent}</p>
              <p className="wrap-anywhere">{successMessages.receiptTo(ticket.customerEmail)}</p>
              <MeetingFacts departure={ticket.departurePlace ?? null} phone={ticket.companyPhone ?? null} />
              <PassLinks passes={ticket.passes} className="mt-4" />
            </>
          }
        >
          {toTicket}
          <LinkTo to={paths.home()}>{successMessages.toMain}</LinkTo>
        </MessagePanel>
      );
    case 'confirming':
      return waiting;
    case 'refused':
      return <Refused code={ticket.failureCode} isUncharged={!isWallet} />;
    case 'cancelled':
      return (
        <MessagePanel icon="close" level={1} title={successMessages.cancelled}>
          {toTicket}
        </MessagePanel>
      );
    case 'ready':
    case 'expired':
      return (
        <MessagePanel
          icon={alert}
          tone="bad"
          level={1}
          title={ticket.status === 'ready' ? successMessages.unpaid : successMessages.expired}
          text={
            isWallet ? (
              <p>{successMessages.walletExpiredText}</p>
            ) : (
              <p className="semibold text-ink">{successMessages.notCharged}</p>
            )
          }
        >
          <BackToPayment />
        </MessagePanel>
      );
  }
}

interface FailedProps {
  failure: CallFailure;
  isUncharged: boolean;
  isGuest: boolean;
  onRetry: () => void;
}

function Failed({ failure, isUncharged, isGuest, onRetry }: FailedProps) {
  const { messages } = useLanguage();
  const { success: successMessages } = messages.ticket;
  if (failure.status === 401) {
    return (
      <div className="mx-auto max-w-md py-10">
        <h1 className="bold text-2xl">{successMessages.logIn}</h1>
        <p className="mt-2 mb-5 text-muted">{successMessages.logInText}</p>
        {isGuest ? (
          <LoginForm returnTo={ticketPaths.success()} />
        ) : (
          <Button onClick={onRetry}>{messages.shell.retry}</Button>
        )}
      </div>
    );
  }
  if (failure.status === 402) return <Refused code={failure.reason} isUncharged={isUncharged} />;
  const said = {
    400: { title: successMessages.changed, text: successMessages.changedText },
    404: { title: successMessages.unknown, text: successMessages.unknownText },
    410: { title: successMessages.expired, text: successMessages.expiredText },
  };
  if (failure.status === 400 || failure.status === 404 || failure.status === 410) {
    const { title, text } = said[failure.status];
    return (
      <MessagePanel
        icon={alert}
        tone="bad"
        level={1}
        title={title}
        text={<Text first={text} isUncharged={isUncharged} />}
      >
        <BackToPayment />
        <LinkTo to={paths.tickets()}>{messages.ticket.tickets.title}</LinkTo>
      </MessagePanel>
    );
  }
  if (failure.code === 'soldOut') {
    return (
      <MessagePanel
        icon={alert}
        tone="bad"
        level={1}
        title={successMessages.departureGone}
        text={<Text first={successMessages.departureGoneText} isUncharged={isUncharged} />}
      >
        <LinkTo to={paths.tripPlan()} isMain>
          {messages.ticket.payment.change}
        </LinkTo>
      </MessagePanel>
    );
  }
  if (failure.status === 409) {
    return (
      <MessagePanel
        icon={alert}
        tone="bad"
        level={1}
        title={successMessages.otherOrder}
        text={<p>{successMessages.otherOrderText}</p>}
      >
        <LinkTo to={paths.tickets()} isMain>
          {messages.ticket.tickets.title}
        </LinkTo>
        <BackToPayment />
      </MessagePanel>
    );
  }
  return (
    <MessagePanel
      icon={alert}
      tone="bad"
      level={1}
      title={successMessages.unreachable}
      text={<p>{successMessages.unreachableText}</p>}
    >
      <Button onClick={onRetry}>{messages.shell.retry}</Button>
      <LinkTo to={paths.tickets()}>{messages.ticket.tickets.title}</LinkTo>
    </MessagePanel>
  );
}
