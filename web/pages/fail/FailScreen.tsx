import { useLocation } from 'react-router';
import { MessagePanel } from '../../features/orders/MessagePanel.tsx';
import { ProviderCode } from '../../features/orders/ProviderCode.tsx';
import { reasonOf } from '../../features/orders/refusal.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { paths } from '../../shared/paths.ts';
import { buttonClass } from '../../shared/ui/Button.tsx';
import { alert } from '../../shared/ui/formShapes.ts';
import { PageLink } from '../../shared/ui/PageLink.tsx';

/** Where the provider redirects after a failed payment (DESIGN 7). The provider's own message is not shown. */
export function FailScreen() {
  const { messages } = useLanguage();
  const { fail: words, reasons, success } = messages.ticket;
  const code = new URLSearchParams(useLocation().search).get('code');
  return (
    <div className="px-4">
      <MessagePanel
        icon={alert}
        tone="bad"
        level={1}
        title={words.title}
        text={
          <>
            <p>{reasons[reasonOf(code)]}</p>
            <p className="semibold text-ink">{success.notCharged}</p>
            <p>{words.kept}</p>
            <ProviderCode code={code} />
          </>
        }
      >
        <PageLink to={paths.payment()} className={buttonClass()}>
          {success.backToPayment}
        </PageLink>
        <PageLink to={paths.support()} className={buttonClass('outline')}>
          {messages.shell.support}
        </PageLink>
      </MessagePanel>
    </div>
  );
}
