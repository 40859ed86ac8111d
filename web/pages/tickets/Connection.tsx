import { formatMoment } from '../../features/orders/formatMoment.ts';
import type { ConnectionState } from '../../features/orders/useStoredTicket.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { Button } from '../../shared/ui/Button.tsx';

interface ConnectionProps extends ConnectionState {
  onRetry?: () => void;
}

/** Says that the screen is also available offline, or that it is a stored copy, and from when. */
export function Connection({ asOf, isStored, isReachable, onRetry }: ConnectionProps) {
  const { language, messages } = useLanguage();
  const { tickets: ticketsMessages } = messages.ticket;
  return (
    <div className="mt-2" data-says-offline={isReachable ? undefined : ''}>
      <p role="status" className="min-h-5 text-muted text-sm">
        {!isReachable && asOf
          ? ticketsMessages.fromDevice(formatMoment(new Date(asOf), language))
          : isStored && ticketsMessages.kept}
      </p>
      {!isReachable && onRetry && (
        <Button variant="outline" className="mt-2" onClick={onRetry}>
          {messages.shell.retry}
        </Button>
      )}
    </div>
  );
}
