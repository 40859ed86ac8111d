import { useState } from 'react';
import type { DeskSession } from '../../../contract/desk/signIn.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';
import { QueryResult } from '../../shared/ui/QueryResult.tsx';
import { useIsReachable } from '../../shared/ui/useIsReachable.ts';
import { useDeskQuery } from '../client/DeskClientContext.tsx';
import { noInput } from '../client/deskClient.ts';
import { useDeskLanguage } from '../language/DeskLanguage.tsx';
import { formatMoment } from '../language/formats.ts';
import { LoadingRows } from '../shell/LoadingRows.tsx';
import { EndSessionsDialog } from './EndSessionsDialog.tsx';

/** The member's sessions, with buttons that end one of the other sessions or all of them. */
export function SessionPanel() {
  const { messages } = useDeskLanguage();
  const { sessions: sessionsMessages } = messages.account;
  const isReachable = useIsReachable();
  const sessions = useDeskQuery('listMySessions', noInput);
  /** The sessions that the dialog offers to end: one of them, or all but the current one. */
  const [ending, setEnding] = useState<DeskSession | 'others' | null>(null);
  return (
    <Panel title={sessionsMessages.title} lead={sessionsMessages.lead}>
      <QueryResult query={sessions} loading={<LoadingRows count={2} />}>
        {({ content }) => (
          <>
            <ul aria-label={sessionsMessages.title} className="grid gap-3">
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
              <div className="mt-4">
                <Button variant="outline" disabled={!isReachable} onClick={() => setEnding('others')}>
                  {sessionsMessages.endOthers}
                </Button>
              </div>
            )}
          </>
        )}
      </QueryResult>
      {ending && (
        <EndSessionsDialog session={ending === 'others' ? null : ending} onClose={() => setEnding(null)} />
      )}
    </Panel>
  );
}

interface SessionLineProps {
  session: DeskSession;
  canEnd: boolean;
  onEnd: () => void;
}

function SessionLine({
  session: { device, startedAt, lastUsedAt, isCurrent },
  canEnd,
  onEnd,
}: SessionLineProps) {
  const { language, messages } = useDeskLanguage();
  const { account } = messages;
  const { sessions: sessionsMessages } = account;
  const name = device ?? sessionsMessages.unknownDevice;
  const started = formatMoment(language, startedAt);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-md hairline px-4 py-3">
      <div>
        <p className="semibold">
          {name} {isCurrent && <span className="text-pine">({sessionsMessages.current})</span>}
        </p>
        <p className="text-muted text-sm">{sessionsMessages.startedAt(started)}</p>
        <p className="text-muted text-sm">{account.lastUsedAt(formatMoment(language, lastUsedAt))}</p>
      </div>
      {!isCurrent && (
        <Button
          variant="outline"
          disabled={!canEnd}
          aria-label={sessionsMessages.endNamed(name, started)}
          onClick={onEnd}
        >
          {sessionsMessages.end}
        </Button>
      )}
    </li>
  );
}
