import { useState } from 'react';
import type { DeskSession } from '../../../contract/desk/signIn.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';
import { QueryResult } from '../../shared/ui/QueryResult.tsx';
import { useIsReachable } from '../../shared/ui/useIsReachable.ts';
import { useRequest } from '../../shared/ui/useRequest.ts';
import { useDeskClient, useDeskQuery } from '../client/DeskClientContext.tsx';
import { noInput } from '../client/deskClient.ts';
import { failureSentence } from '../failureSentence.ts';
import { useDeskLanguage } from '../language/DeskLanguage.tsx';
import { momentIn } from '../language/formats.ts';
import { LoadingRows } from '../shell/LoadingRows.tsx';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { useAccountChanged } from './useAccountChanged.ts';

/** One's own sessions, and the way to end each of the others or all of them. */
export function SessionPanel() {
  const { text } = useDeskLanguage();
  const { sessions: messages } = text.account;
  const client = useDeskClient();
  const changed = useAccountChanged();
  const isReachable = useIsReachable();
  const sessions = useDeskQuery('listMySessions', noInput);
  const { run, isBusy, failure } = useRequest();
  const [isAsking, setAsking] = useState(false);
  const endOthers = async () => {
    await client.call('endMyOtherSessions', noInput);
    await changed();
  };
  const end = (sessionId: string) =>
    run(async () => {
      await client.call('endMySession', { params: { sessionId }, query: {} });
      await changed();
    });
  return (
    <Panel title={messages.title} lead={messages.lead}>
      <QueryResult query={sessions} loading={<LoadingRows count={2} />}>
        {({ content }) => (
          <>
            <ul aria-label={messages.title} className="grid gap-3">
              {content.map((session) => (
                <SessionLine
                  key={session.id}
                  session={session}
                  canEnd={isReachable && !isBusy}
                  onEnd={() => void end(session.id)}
                />
              ))}
            </ul>
            {content.length > 1 && (
              <div className="mt-4">
                <Button variant="outline" disabled={!isReachable} onClick={() => setAsking(true)}>
                  {messages.endOthers}
                </Button>
              </div>
            )}
          </>
        )}
      </QueryResult>
      <FormFailure sentence={failure && failureSentence(failure, text)} />
      {isAsking && (
        <ActionDialog
          title={messages.ending.title}
          action={messages.endOthers}
          onAct={endOthers}
          onClose={() => setAsking(false)}
        >
          <p>{messages.ending.text}</p>
        </ActionDialog>
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
  const { language, text } = useDeskLanguage();
  const { account } = text;
  const { sessions: messages } = account;
  const name = device ?? messages.unknownDevice;
  const started = momentIn(language, startedAt);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-md hairline px-4 py-3">
      <div>
        <p className="semibold">
          {name} {isCurrent && <span className="text-pine">({messages.current})</span>}
        </p>
        <p className="text-muted text-sm">{messages.startedAt(started)}</p>
        <p className="text-muted text-sm">{account.lastUsedAt(momentIn(language, lastUsedAt))}</p>
      </div>
      {!isCurrent && (
        <Button
          variant="outline"
          disabled={!canEnd}
          aria-label={messages.endNamed(name, started)}
          onClick={onEnd}
        >
          {messages.end}
        </Button>
      )}
    </li>
  );
}
