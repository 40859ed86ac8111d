import { Panel } from '../../shared/ui/Panel.tsx';
import { useDeskQuery } from '../client/DeskClientContext.tsx';
import { type DeskResponse, noInput } from '../client/deskClient.ts';
import { useDeskLanguage, useMessages } from '../language/DeskLanguage.tsx';
import { formatMoment } from '../language/formats.ts';
import { ActorName } from '../ui/ActorName.tsx';

type TourEvent = DeskResponse<'getTour'>['history'][number];

/** What was done with a tour, by whom and when; the newest first. */
export function TourHistory({ history }: { history: readonly TourEvent[] }) {
  const { messages, language } = useDeskLanguage();
  const { title, empty, actions } = messages.tour.history;
  const actionMessages: Partial<Record<string, string>> = actions;
  return (
    <Panel title={title}>
      {history.length === 0 ? (
        <p className="text-muted">{empty}</p>
      ) : (
        <ol className="grid gap-3">
          {history.toReversed().map((event) => (
            <li key={`${event.at} ${event.action}`}>
              <p>
                <span className="semibold">{actionMessages[event.action] ?? event.action}</span>
                <EventDetail event={event} />
              </p>
              <p className="text-muted text-sm">
                {formatMoment(language, event.at)} · <ActorName entry={event} />
              </p>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}

/** The driver who was given the tour or lost it, and the overtime that was noted. */
function EventDetail({ event: { before, after } }: { event: TourEvent }) {
  const { overtime } = useMessages().tours;
  const { data: drivers } = useDeskQuery('listDrivers', noInput);
  const driverId = after?.driverId ?? before?.driverId;
  const driver =
    after?.driverId === before?.driverId ? undefined : drivers?.content.find(({ id }) => id === driverId);
  const halfHours = after?.overtimeHalfHours;
  const details = [
    ...(driver ? [driver.name] : []),
    ...(typeof halfHours === 'number' ? [overtime(halfHours)] : []),
  ];
  return details.length > 0 ? ` (${details.join(', ')})` : null;
}
