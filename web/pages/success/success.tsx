import type { Messages } from '../../messages/messages.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { type PageHead, usePageHead } from '../../shared/page/PageHead.ts';
import { SuccessScreen } from './SuccessScreen.tsx';

function pageHead(messages: Messages): PageHead {
  const { title, description } = messages.ticket.success;
  return { title: `${title} · ${messages.brand}`, description };
}

/**
 * Result of a payment (docs/product/payments.md#success-and-failure): confirmed first, then shown. The server renders
 * its skeleton (docs/product/screens.md#the-rendered-page).
 */
export function Component() {
  const { messages } = useLanguage();
  usePageHead(pageHead(messages));
  return <SuccessScreen />;
}
