import type { Stop } from '../../../contract/stops.ts';
import type { TimedStop } from '../../../domain/tour/timetable.ts';
import { markerColour } from '../../features/plan/trip/markerColour.ts';
import { StopHours } from '../../features/plan/trip/StopHours.tsx';
import { StopLight } from '../../features/plan/trip/StopLight.tsx';
import { StopNote } from '../../features/plan/trip/StopNote.tsx';
import { paths } from '../../shared/paths.ts';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { Picture } from '../../shared/ui/Picture.tsx';

interface SharedStopProps {
  stop: Stop;
  /** Index from 0. */
  turn: number;
  /** The plan's day, if it has one. */
  date: string | null;
  /** Missing for a place that has left the guide. */
  timed: TimedStop | undefined;
}

/** One stop of a shared plan, which links to its place. */
export function SharedStop({ stop, turn, timed, date }: SharedStopProps) {
  return (
    <li className="relative flex gap-3 rounded-md hairline bg-surface p-3">
      <Picture
        src={stop.thumbnailUrl}
        alt=""
        className="h-auto w-24 shrink-0 self-start rounded-sm md:w-32"
      />
      <div className="min-w-0 flex-1">
        <p className="flex items-start gap-2">
          <span
            style={{ backgroundColor: markerColour(turn) }}
            className="inline-flex size-[2em] shrink-0 items-center justify-center rounded-full bold text-sm text-(--color-white)"
          >
            {turn + 1}
          </span>
          {stop.isListed ? (
            <PageLink to={paths.place(stop.type, stop.id)} className="min-w-0 semibold card-link">
              {stop.name}
            </PageLink>
          ) : (
            <span className="min-w-0 semibold">{stop.name}</span>
          )}
        </p>
        <div className="mt-1">
          <StopNote
            stop={stop.isListed ? stop : null}
            timed={timed}
            notes={
              <>
                <StopLight stop={stop} timed={timed} date={date} />
                <StopHours stop={stop} timed={timed} date={date} />
              </>
            }
          />
        </div>
      </div>
    </li>
  );
}
