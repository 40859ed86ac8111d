import { useQuery } from '@tanstack/react-query';
import { useNickname } from '../../features/account/useNickname.ts';
import { formatMoment } from '../../features/orders/formatMoment.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { personalQuery } from '../../shared/client/callQuery.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { QueryResult } from '../../shared/ui/QueryResult.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';

/** Where the visitor is logged in. */
export function SessionList() {
  const { language, messages } = useLanguage();
  const { sessions: sessionsMessages, devices } = messages.account;
  const sessions = useQuery(
    personalQuery(useClient(), useNickname(), 'listSessions', { params: {}, query: {} }),
  );
  const shownMoment = (moment: string) => formatMoment(new Date(moment), language);
  return (
    <QueryResult query={sessions} loading={<Skeleton className="h-28 w-full" />}>
      {({ content }) => (
        <ul aria-label={devices} className="grid gap-3">
          {content.map(({ id, device, startedAt, lastUsedAt, isCurrent }) => (
            <li key={id} className="rounded-md hairline px-4 py-2.5">
              <p className="semibold">
                {device ?? sessionsMessages.unknownDevice}
                {isCurrent && <span className="text-pine"> {sessionsMessages.current}</span>}
              </p>
              <p className="text-muted text-sm">{sessionsMessages.startedAt(shownMoment(startedAt))}</p>
              <p className="text-muted text-sm">{sessionsMessages.lastUsedAt(shownMoment(lastUsedAt))}</p>
            </li>
          ))}
        </ul>
      )}
    </QueryResult>
  );
}
