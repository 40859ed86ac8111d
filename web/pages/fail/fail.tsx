import type { Messages } from '../../messages/messages.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { type PageHead, usePageHead } from '../../shared/page/PageHead.ts';
import { FailScreen } from './FailScreen.tsx';

function pageHead(messages: Messages): PageHead {
  const { title, description } = messages.ticket.fail;
  return { title: `${title} · ${messages.brand}`, description };
}

/** Why a payment failed, and the way back to it (docs/product/deviations.md). */
export function Component() {
  const { messages } = useLanguage();
  usePageHead(pageHead(messages));
  return <FailScreen />;
}
