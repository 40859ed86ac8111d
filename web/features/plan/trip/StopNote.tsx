import type { ReactNode } from 'react';
import type { Stop } from '../../../../contract/stops.ts';
import { shownPhone } from '../../../../domain/phone.ts';
import type { TimedStop } from '../../../../domain/tour/timetable.ts';
import { useLanguage } from '../../../shared/i18n/LanguageContext.tsx';
import { Reading } from '../../../shared/ui/Reading.tsx';
import { FoldedMapServiceLinks } from '../../map/MapServiceLinks.tsx';
import { durationText } from './FitSummary.tsx';
import { StayField } from './StayField.tsx';

interface StopNoteProps {
  /** Null once the guide has responded without it: the place has left the guide. */
  stop: Stop | null;
  timed: TimedStop | undefined;
  /** Missing where the length of the visit cannot be chosen. */
  onStay?: (minutes: number) => void;
  /** Notes about the plan's day: whether the place is open, and the light. */
  notes: ReactNode;
}

/** A printed plan has no links: prints the further facts that a driver asks for. */
function PrintedFacts({ stop: { address, korean, phone } }: { stop: Stop }) {
  const { language } = useLanguage();
  return (
    <div className="hidden print:block">
      {address && address !== korean.address && <p>{address}</p>}
      {korean.address && <p lang="ko">{korean.address}</p>}
      {phone && <p className="tabular">{shownPhone(phone, language)}</p>}
    </div>
  );
}

/** The lines below a stop's name: its Korean name, the drive to it, the visit, and whether it may be closed then. */
export function StopNote({ stop, timed, onStay, notes }: StopNoteProps) {
  const { language, messages } = useLanguage();
  const tripMessages = messages.trip;
  if (!stop) return <p className="text-sm text-sunrise">{tripMessages.gone}</p>;
  return (
    <div className="text-muted text-sm">
      <Reading text={stop.reading} />
      {language !== 'ko' && stop.korean.name !== stop.name && <p lang="ko">{stop.korean.name}</p>}
      {timed && (
        <p className="tabular">
          {tripMessages.drive(durationText(timed.driveMinutes, tripMessages))}
          {' · '}
          {onStay && <StayField name={stop.name} minutes={timed.visitMinutes} onChange={onStay} />}
          <span className={onStay && 'hidden print:inline'}>
            {tripMessages.stay(durationText(timed.visitMinutes, tripMessages))}
          </span>
        </p>
      )}
      {timed && timed.waitMinutes > 0 && (
        <p className="tabular">{tripMessages.wait(durationText(timed.waitMinutes, tripMessages))}</p>
      )}
      {timed?.arrives && timed.leaves && (
        <p className="tabular">{tripMessages.between(timed.arrives, timed.leaves)}</p>
      )}
      {notes}
      <FoldedMapServiceLinks
        name={stop.name}
        spot={{ koreanName: stop.korean.name, lat: stop.lat, lng: stop.lng }}
      />
      <PrintedFacts stop={stop} />
    </div>
  );
}
