import type { Messages } from '../../messages/messages.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { type PageHead, usePageHead } from '../../shared/page/PageHead.ts';
import { SuccessScreen } from './SuccessScreen.tsx';

function pageHead(messages: Messages): PageHead {
  const { title, description } = messages.ticket.success;
  return { title: `${title} · ${messages.brand}`, description };
}

/** Result of a payment (SPEC 2): confirmed first, then shown. The server renders its skeleton (DESIGN 8). */
export function Component() {
  const { messages } = useLanguage();
  usePageHead(pageHead(messages));
  return <SuccessScreen />;
}
