import { useId } from 'react';
import type { Stop } from '../../../contract/stops.ts';
import { shownPhone } from '../../../domain/phone.ts';
import type { Timetable } from '../../../domain/tour/timetable.ts';
import type { PlanDeparture } from '../../features/plan/trip/availability.ts';
import type { TripDraft } from '../../features/plan/trip/draft.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { download } from '../../shared/page/download.ts';
import { showNotice } from '../../shared/page/notice.ts';
import { paths } from '../../shared/paths.ts';
import { Button, buttonClass } from '../../shared/ui/Button.tsx';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { type ExportedStop, nameWithHangul } from './export/takenPlan.ts';
import { SharePlan } from './SharePlan.tsx';

interface TakeAlongProps {
  /** In their order. */
  stops: readonly Stop[];
  timetable: Timetable;
  draft: Pick<TripDraft, 'date' | 'time' | 'people' | 'departure' | 'stays'>;
  departure: PlanDeparture | undefined;
}

/** Exports the plan as a calendar file or a GPX route. */
export function TakeAlong({ stops, timetable, draft, departure }: TakeAlongProps) {
  const { date, time } = draft;
  const { language, messages } = useLanguage();
  const tripMessages = messages.trip;
  const id = useId();
  const taken = stops.map((stop): ExportedStop => {
    const timed = timetable.stops.find((one) => one.id === stop.id);
    return {
      id: stop.id,
      name: stop.name,
      reading: stop.reading,
      koreanName: stop.korean.name,
      koreanAddress: stop.korean.address,
      phone: stop.phone && shownPhone(stop.phone, language),
      lat: stop.lat,
      lng: stop.lng,
      arrives: timed?.arrives ?? '',
      leaves: timed?.leaves ?? '',
    };
  });
  const title = tripMessages.tourTitle;
  const isDated = date !== null && time !== null;
  // Rarely used, so the code that writes the files is loaded on the press.
  const take = (write: () => Promise<void>) => () =>
    void write().catch(() => showNotice(messages.shell.unableToRetrieve));
  const takeCalendar = take(async () => {
    if (!isDated || !departure) return;
    const { calendarFile } = await import('./export/calendarFile.ts');
    const plan = { title, date, start: time, departure: nameWithHangul(departure), stops: taken };
    download('solbada.ics', 'text/calendar', calendarFile(plan, new Date()));
  });
  const takeGpx = take(async () => {
    const { gpxFile } = await import('./export/gpxFile.ts');
    download('solbada.gpx', 'application/gpx+xml', gpxFile({ title, stops: taken }));
  });
  return (
    <section aria-labelledby={id} className="no-print mt-6">
      <h2 id={id} className="semibold">
        {tripMessages.takeAlong}
      </h2>
      <div className="mt-3 flex flex-wrap gap-2.5">
        <Button variant="outline" disabled={!isDated || !departure} onClick={takeCalendar}>
          {tripMessages.calendar}
        </Button>
        <Button variant="outline" onClick={takeGpx}>
          {tripMessages.gpx}
        </Button>
        <Button variant="outline" onClick={() => window.print()}>
          {tripMessages.print}
        </Button>
        <PageLink to={paths.driverPlan()} className={buttonClass('outline')}>
          {tripMessages.showDriver}
        </PageLink>
        <PageLink to={paths.talk()} className={buttonClass('outline')}>
          {tripMessages.talk}
        </PageLink>
      </div>
      {!isDated && <p className="mt-2 text-muted text-sm">{tripMessages.calendarNeeds}</p>}
      <SharePlan stops={stops} draft={draft} />
    </section>
  );
}
