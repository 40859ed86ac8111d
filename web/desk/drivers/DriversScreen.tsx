import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Driver, TimeOffClash } from '../../../contract/desk/drivers.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { QueryResult } from '../../shared/ui/QueryResult.tsx';
import { useIsReachable } from '../../shared/ui/useIsReachable.ts';
import { useDeskClient, useDeskQuery } from '../client/DeskClientContext.tsx';
import { noInput } from '../client/deskClient.ts';
import { useMessages } from '../language/DeskLanguage.tsx';
import { DeskPage } from '../shell/DeskPage.tsx';
import { LoadingRows } from '../shell/LoadingRows.tsx';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { EmptyNote } from '../ui/EmptyNote.tsx';
import { ClashDialog } from './ClashDialog.tsx';
import { DriverDialog } from './DriverDialog.tsx';
import { DriverLinkDialog } from './DriverLinkDialog.tsx';
import { DriversTable } from './DriversTable.tsx';

type Task =
  | { kind: 'add' }
  | { kind: 'change' | 'link' | 'endLinks' | 'resetPin'; driverId: number }
  | { kind: 'reassign'; driver: Driver; clashes: readonly TimeOffClash[] };

/** All drivers: adds and changes them, manages their links, and reassigns tours on their days off. */
export function DriversScreen() {
  const driversMessages = useMessages().drivers;
  const isReachable = useIsReachable();
  const query = useDeskQuery('listDrivers', noInput);
  const [task, setTask] = useState<Task | null>(null);
  const client = useDeskClient();
  const [done, setDone] = useState('');
  const begin = (next: Task) => {
    setDone('');
    setTask(next);
  };
  /** Shows the tours that the driver can't drive any more, if there are any. */
  const afterSave = async (driver: Driver) => {
    setDone(driversMessages.saved(driver.name));
    const input = { params: { driverId: driver.id }, query: {} };
    // If this request fails, the list of tours still marks those tours.
    const found = await client.call('listTimeOffClashes', input).catch(() => null);
    if (found && found.content.length > 0) setTask({ kind: 'reassign', driver, clashes: found.content });
  };
  return (
    <DeskPage
      title={driversMessages.title}
      actions={
        <Button disabled={!isReachable} onClick={() => begin({ kind: 'add' })}>
          {driversMessages.add}
        </Button>
      }
    >
      <p role="status" className="mb-3 text-pine empty:hidden">
        {done}
      </p>
      <QueryResult query={query} loading={<LoadingRows />}>
        {({ content }) => (
          <>
            {content.length === 0 ? (
              <EmptyNote>{driversMessages.empty}</EmptyNote>
            ) : (
              <DriversTable
                drivers={content}
                onChange={(driverId) => begin({ kind: 'change', driverId })}
                onLink={(driverId) => begin({ kind: 'link', driverId })}
                onEndLinks={(driverId) => begin({ kind: 'endLinks', driverId })}
                onResetPin={(driverId) => begin({ kind: 'resetPin', driverId })}
              />
            )}
            {task && (
              <TaskDialog
                task={task}
                drivers={content}
                onDone={setDone}
                onSaved={(driver) => void afterSave(driver)}
                onClose={() => setTask(null)}
              />
            )}
          </>
        )}
      </QueryResult>
    </DeskPage>
  );
}

interface TaskDialogProps {
  task: Task;
  drivers: readonly Driver[];
  /** Called with what was done, in words. */
  onDone: (sentence: string) => void;
  onSaved: (driver: Driver) => void;
  onClose: () => void;
}

function TaskDialog({ task, drivers, onDone, onSaved, onClose }: TaskDialogProps) {
  if (task.kind === 'add') return <DriverDialog driver={null} onSaved={onSaved} onClose={onClose} />;
  if (task.kind === 'reassign') return <ClashDialog {...task} onDone={onDone} onClose={onClose} />;
  const driver = drivers.find(({ id }) => id === task.driverId);
  if (!driver) return null;
  if (task.kind === 'change') return <DriverDialog driver={driver} onSaved={onSaved} onClose={onClose} />;
  if (task.kind === 'link') return <DriverLinkDialog driver={driver} onClose={onClose} />;
  return (
    <RevokeDialog
      driver={driver}
      call={task.kind === 'endLinks' ? 'endDriverLinks' : 'resetDriverPin'}
      onDone={onDone}
      onClose={onClose}
    />
  );
}

interface RevokeDialogProps {
  driver: Driver;
  call: 'endDriverLinks' | 'resetDriverPin';
  onDone: (sentence: string) => void;
  onClose: () => void;
}

/** Ends the links of a driver, or forgets their PIN. */
function RevokeDialog({ driver: { id: driverId, name }, call, onDone, onClose }: RevokeDialogProps) {
  const messages = useMessages().drivers;
  const client = useDeskClient();
  const queries = useQueryClient();
  const { title, action, text, done } = {
    endDriverLinks: {
      title: messages.endLinksFor(name),
      action: messages.endLinks,
      text: messages.endLinksText,
      done: messages.linksEnded(name),
    },
    resetDriverPin: {
      title: messages.resetPinFor(name),
      action: messages.resetPin,
      text: messages.resetPinText,
      done: messages.pinReset(name),
    },
  }[call];
  return (
    <ActionDialog
      title={title}
      action={action}
      onAct={async () => {
        await client.call(call, { params: { driverId }, query: {} });
        void queries.invalidateQueries({ queryKey: ['listDrivers'] });
        onDone(done);
      }}
      onClose={onClose}
    >
      <p>{text}</p>
    </ActionDialog>
  );
}
