import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { AccountSession } from '../../../contract/accountSessions.ts';
import type { Me } from '../../../contract/accounts.ts';
import { useNickname } from '../../features/account/useNickname.ts';
import { formatMoment } from '../../features/orders/formatMoment.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { personalQuery } from '../../shared/client/callQuery.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { QueryResult } from '../../shared/ui/QueryResult.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { useIsReachable } from '../../shared/ui/useIsReachable.ts';

/** Needs the network, and is loaded when it is opened. */
const EndSessionsDialog = lazy(async () => ({
  default: (await import('./EndSessionsDialog.tsx')).EndSessionsDialog,
}));

/** Where the visitor is logged in, and the way to log out each of the other devices or all of them. */
export function SessionList({ me }: { me: Me }) {
  const { messages } = useLanguage();
  const { sessions: sessionsMessages, devices } = messages.account;
  const queries = useQueryClient();
  const isReachable = useIsReachable();
  const sessions = useQuery(
    personalQuery(useClient(), useNickname(), 'listSessions', { params: {}, query: {} }),
  );
  /** The sessions that the dialog offers to end: one of them, or all but the current one. */
  const [ending, setEnding] = useState<AccountSession | 'others' | null>(null);
  return (
    <>
      <QueryResult query={sessions} loading={<Skeleton className="h-28 w-full" />}>
        {({ content }) => (
          <div className="grid gap-4">
            <ul aria-label={devices} className="grid gap-3">
              {content.map((session) => (
                <SessionLine
                  key={session.id}
                  session={session}
                  canEnd={isReachable}
                  onEnd={() => setEnding(session)}
                />
              ))}
            </ul>
            {content.length > 1 && (
              <Button
                variant="outline"
                className="w-full md:w-78"
                disabled={!isReachable}
                onClick={() => setEnding('others')}
              >
                {sessionsMessages.endOthers}
              </Button>
            )}
          </div>
        )}
      </QueryResult>
      <Suspense>
        {ending && (
          <EndSessionsDialog
            session={ending === 'others' ? null : ending}
            hasPassword={me.hasPassword}
            onEnded={() => void queries.invalidateQueries({ queryKey: ['listSessions'] })}
            onClose={() => setEnding(null)}
          />
        )}
      </Suspense>
    </>
  );
}

interface SessionLineProps {
  session: AccountSession;
  canEnd: boolean;
  onEnd: () => void;
}

function SessionLine({ session, canEnd, onEnd }: SessionLineProps) {
  const { language, messages } = useLanguage();
  const { sessions: sessionsMessages } = messages.account;
  const { device, startedAt, lastUsedAt, isCurrent } = session;
  const shownMoment = (moment: string) => formatMoment(new Date(moment), language);
  const name = device ?? sessionsMessages.unknownDevice;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-md hairline px-4 py-2.5">
      <div>
        <p className="semibold">
          {name}
          {isCurrent && <span className="text-pine"> {sessionsMessages.current}</span>}
        </p>
        <p className="text-muted text-sm">{sessionsMessages.startedAt(shownMoment(startedAt))}</p>
        <p className="text-muted text-sm">{sessionsMessages.lastUsedAt(shownMoment(lastUsedAt))}</p>
      </div>
      {!isCurrent && (
        <Button
          variant="outline"
          disabled={!canEnd}
          aria-label={sessionsMessages.endNamed(name, shownMoment(startedAt))}
          onClick={onEnd}
        >
          {sessionsMessages.end}
        </Button>
      )}
    </li>
  );
}
