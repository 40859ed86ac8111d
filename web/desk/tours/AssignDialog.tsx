import { useState } from 'react';
import type { SuggestedDriver, Tour } from '../../../contract/desk/tours.ts';
import { useCallMutation } from '../../shared/client/useCallMutation.ts';
import { Button, buttonClass } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { QueryResult } from '../../shared/ui/QueryResult.tsx';
import { useIsReachable } from '../../shared/ui/useIsReachable.ts';
import { useDeskClient, useDeskQuery } from '../client/DeskClientContext.tsx';
import { deskPaths } from '../deskPaths.ts';
import { failureSentence } from '../failureSentence.ts';
import { useMessages } from '../language/DeskLanguage.tsx';
import { LoadingRows } from '../shell/LoadingRows.tsx';
import { LinkBox } from './LinkBox.tsx';
import { PresentState } from './PresentState.tsx';
import { useTourChangeAsOpened } from './useTourChange.ts';
import { useTours } from './useTours.ts';

interface Assignment {
  driver: SuggestedDriver;
  /** Assigns the driver even if they are not free. */
  despite: boolean;
}

/** Suggests drivers, the free ones first; once one is assigned, shows their link. */
export function AssignDialog({ tour, onClose }: { tour: Tour; onClose: () => void }) {
  const messages = useMessages();
  const assignMessages = messages.tour.assign;
  const { orderId } = tour;
  const client = useDeskClient();
  const suggestions = useDeskQuery('suggestDrivers', { params: { orderId }, query: {} });
  const change = useTourChangeAsOpened(tour);
  const {
    mutate,
    isPending,
    data: assigned,
    failure,
  } = useCallMutation({
    mutationFn: async ({ driver: { id: driverId, name }, despite }: Assignment) => {
      const { link } = await change(
        (version) =>
          client.call('assignDriver', {
            params: { orderId },
            query: {},
            body: { version, driverId, despite },
          }),
        (result) => result.tour,
      );
      return { name, link };
    },
  });

  return (
    <Dialog open title={assignMessages.title} closeLabel={messages.shell.close} onClose={onClose}>
      {assigned ? (
        <div className="grid gap-3">
          <p className="semibold">{assignMessages.done(assigned.name)}</p>
          <LinkBox link={assigned.link} />
        </div>
      ) : (
        <div className="grid gap-3">
          <PresentState tour={tour} />
          <FormFailure sentence={failure && failureSentence(failure, messages)} />
          <QueryResult query={suggestions} loading={<LoadingRows count={3} />}>
            {({ content }) =>
              content.length === 0 ? (
                <>
                  <p>{assignMessages.empty}</p>
                  <PageLink to={deskPaths.drivers()} className={buttonClass('outline')}>
                    {assignMessages.toDrivers}
                  </PageLink>
                </>
              ) : (
                <Suggestions
                  tour={tour}
                  drivers={content}
                  isBusy={isPending}
                  onAssign={(driver, despite) => mutate({ driver, despite })}
                />
              )
            }
          </QueryResult>
        </div>
      )}
    </Dialog>
  );
}

interface SuggestionsProps {
  tour: Tour;
  drivers: readonly SuggestedDriver[];
  isBusy: boolean;
  onAssign: (driver: SuggestedDriver, despite: boolean) => void;
}

function Suggestions({ tour, drivers, isBusy, onAssign }: SuggestionsProps) {
  const tourMessages = useMessages().tour;
  const isReachable = useIsReachable();
  const { data: sameDay } = useTours(tour.tripDate, tour.tripDate);
  /** The driver who is not free, while the desk is asked to confirm the assignment. */
  const [asked, setAsked] = useState<number | null>(null);
  const startTime = (orderId: string) =>
    sameDay?.content.find((other) => other.orderId === orderId)?.startTime ?? '…';
  return (
    <ul className="grid gap-3">
      {drivers.map((driver) => (
        <li key={driver.id} className="hairline-t pt-3">
          <div className="flex items-start justify-between gap-3">
            <div className="min-w-0">
              <p id={`driver-${driver.id}`} className="semibold">
                {driver.name}
              </p>
              <p className="text-sm">
                <Availability driver={driver} startTime={startTime} />
              </p>
              <p className="text-muted text-sm">
                {driver.car} · {tourMessages.assign.recent(driver.recentTours)}
              </p>
              {driver.email === null && <p className="text-muted text-sm">{tourMessages.assign.noEmail}</p>}
            </div>
            {driver.id === tour.driver?.id ? (
              <p className="text-muted text-sm">{tourMessages.assign.isDriver}</p>
            ) : (
              <Button
                variant={driver.isFree ? 'solid' : 'outline'}
                aria-describedby={`driver-${driver.id}`}
                aria-expanded={driver.isFree ? undefined : asked === driver.id}
                className="shrink-0"
                disabled={isBusy || !isReachable}
                onClick={() => (driver.isFree ? onAssign(driver, false) : setAsked(driver.id))}
              >
                {tourMessages.actions.assign}
              </Button>
            )}
          </div>
          {asked === driver.id && !driver.isFree && (
            <div role="alert" className="mt-2 rounded-sm bg-sand p-3">
              <p>{tourMessages.assign.ask(driver.name)}</p>
              <Button
                className="mt-2 w-full"
                disabled={isBusy || !isReachable}
                onClick={() => onAssign(driver, true)}
              >
                {tourMessages.assign.despite}
              </Button>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Whether a driver is free, and if not, why. */
function Availability({
  driver,
  startTime,
}: {
  driver: SuggestedDriver;
  startTime: (orderId: string) => string;
}) {
  const assignMessages = useMessages().tour.assign;
  if (driver.isFree) return <span className="semibold text-pine">{assignMessages.free}</span>;
  const reasons = [
    ...(driver.isOff ? [assignMessages.off] : []),
    ...(driver.overlaps.length > 0 ? [assignMessages.busy(driver.overlaps.map(startTime).join(', '))] : []),
    ...(driver.hasDeclined ? [assignMessages.declined] : []),
  ];
  return <span className="semibold text-sunrise">{reasons.join(' · ')}</span>;
}
