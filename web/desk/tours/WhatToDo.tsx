import { useEffect, useRef, useState } from 'react';
import type { Tour } from '../../../contract/desk/tours.ts';
import { phoneUrl } from '../../../domain/phone.ts';
import { Button, buttonClass } from '../../shared/ui/Button.tsx';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';
import { useIsReachable } from '../../shared/ui/useIsReachable.ts';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { deskPaths } from '../deskPaths.ts';
import { useMessages } from '../language/DeskLanguage.tsx';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { AssignDialog } from './AssignDialog.tsx';
import { PresentState } from './PresentState.tsx';
import { SendLinkDialog } from './SendLinkDialog.tsx';
import { type TourAction, tourActions } from './tourActions.ts';
import { useTourChangeAsOpened } from './useTourChange.ts';

/** The next steps for the tour's state, with their buttons and links. */
export function WhatToDo({ tour }: { tour: Tour }) {
  const tourMessages = useMessages().tour;
  const isReachable = useIsReachable();
  const [chosen, setChosen] = useState<TourAction | null>(null);
  const sentence = useRef<HTMLParagraphElement>(null);
  const wasOpen = useRef(false);
  // An action may have removed the button that opened its dialog.
  useEffect(() => {
    if (chosen === null && wasOpen.current && document.activeElement === document.body)
      sentence.current?.focus();
    wasOpen.current = chosen !== null;
  }, [chosen]);
  const { state, driver, orderId, isRefundPending, isCalledOff, cannot, openReports } = tour;
  const stateText = isCalledOff ? tourMessages.calledOff : tourMessages.todo[state];
  const needsCall = driver !== null && ['offered', 'accepted', 'notMet'].includes(state);
  const mayNeedRefund = isRefundPending || isCalledOff || state === 'notMet' || state === 'noDriver';
  return (
    <Panel title={tourMessages.todoTitle}>
      <p ref={sentence} tabIndex={-1} role="status" className="quiet-focus">
        {isRefundPending ? tourMessages.refundPending : stateText}
      </p>
      {cannot.length > 0 && <p className="mt-2 text-muted text-sm">{tourMessages.declined(cannot.length)}</p>}
      <div className="mt-4 grid gap-2">
        {tourActions(tour, new Date()).map((action, index) => (
          <Button
            key={action}
            variant={index === 0 ? 'solid' : 'outline'}
            disabled={!isReachable}
            onClick={() => setChosen(action)}
          >
            {tourMessages.actions[action]}
          </Button>
        ))}
        {needsCall && !isRefundPending && (
          <a href={phoneUrl(driver.phone)} className={buttonClass('outline')}>
            {tourMessages.call(driver.name, driver.phone)}
          </a>
        )}
        {mayNeedRefund && (
          <PageLink to={deskPaths.order(orderId)} className={buttonClass('outline')}>
            {isRefundPending ? tourMessages.toOrder : tourMessages.toRefund}
          </PageLink>
        )}
        {openReports > 0 && (
          <PageLink to={deskPaths.order(orderId)} className={buttonClass('outline')}>
            {tourMessages.toReports} ({openReports})
          </PageLink>
        )}
      </div>
      {chosen !== null && <ChosenDialog tour={tour} action={chosen} onClose={() => setChosen(null)} />}
    </Panel>
  );
}

interface ChosenDialogProps {
  tour: Tour;
  action: TourAction;
  onClose: () => void;
}

function ChosenDialog({ tour, action, onClose }: ChosenDialogProps) {
  if (action === 'assign' || action === 'replace') return <AssignDialog tour={tour} onClose={onClose} />;
  if (action === 'sendLink') return <SendLinkDialog tour={tour} onClose={onClose} />;
  return <ConfirmDialog tour={tour} action={action} onClose={onClose} />;
}

interface ConfirmDialogProps extends ChosenDialogProps {
  action: Exclude<TourAction, 'assign' | 'replace' | 'sendLink'>;
}

/** Explains an action and asks for confirmation, since it sends mail to visitors and drivers. */
function ConfirmDialog({ tour, action, onClose }: ConfirmDialogProps) {
  const tourMessages = useMessages().tour;
  const client = useDeskClient();
  const change = useTourChangeAsOpened(tour);
  const params = { orderId: tour.orderId };
  const send = (version: number) =>
    action === 'unassign'
      ? client.call('unassignDriver', { params, query: {}, body: { version } })
      : client.call('changeTourState', { params, query: {}, body: { version, state: action } });
  return (
    <ActionDialog
      title={tourMessages.actions[action]}
      action={tourMessages.actions[action]}
      onAct={async () => {
        await change(send, (changed) => changed);
      }}
      onClose={onClose}
    >
      <p>{tourMessages.confirm[action]}</p>
      <PresentState tour={tour} />
    </ActionDialog>
  );
}
