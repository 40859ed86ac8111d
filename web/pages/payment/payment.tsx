import type { Messages } from '../../messages/messages.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { type PageHead, usePageHead } from '../../shared/page/PageHead.ts';
import { PaymentScreen } from './PaymentScreen.tsx';

function pageHead(messages: Messages): PageHead {
  const { title, description } = messages.ticket.payment;
  return { title: `${title} · ${messages.brand}`, description };
}

/**
 * Payment (docs/product/payments.md#the-payment-screen): what is ordered, for whom, and how it is paid. The server
 * renders its skeleton (docs/product/screens.md#the-rendered-page).
 */
export function Component() {
  const { messages } = useLanguage();
  usePageHead(pageHead(messages));
  return <PaymentScreen />;
}
