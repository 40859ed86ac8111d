import type { Stop } from '../../../../contract/stops.ts';
import { useLanguage } from '../../../shared/i18n/LanguageContext.tsx';
import { FoldedOpenIn } from '../../map/OpenIn.tsx';
import type { TimedStop } from '../tour/timetable.ts';
import { lengthOf } from './FitSummary.tsx';

interface StopNoteProps {
  /** Null once the guide has answered without it: the place has left the guide. */
  stop: Stop | null;
  timed: TimedStop | undefined;
}

/** On paper no tap leads to the place's page: what else a driver asks for. */
function PrintedFacts({ stop: { address, korean, phone } }: { stop: Stop }) {
  return (
    <div className="hidden print:block">
      {address && address !== korean.address && <p>{address}</p>}
      {korean.address && <p lang="ko">{korean.address}</p>}
      {phone && <p className="tabular">{phone}</p>}
    </div>
  );
}

/** What stands below a stop's name: its Korean name, how one gets there and how long one stays. */
export function StopNote({ stop, timed }: StopNoteProps) {
  const { language, messages } = useLanguage();
  const words = messages.trip;
  if (!stop) return <p className="text-sm text-sunrise">{words.gone}</p>;
  return (
    <div className="text-muted text-sm">
      {language !== 'ko' && stop.korean.name !== stop.name && <p lang="ko">{stop.korean.name}</p>}
      {timed && (
        <p className="tabular">
          {words.drive(lengthOf(timed.driveMinutes, words))}
          {' · '}
          {words.stay(lengthOf(stop.visitMinutes, words))}
        </p>
      )}
      {timed?.arrives && timed.leaves && (
        <p className="tabular">{words.between(timed.arrives, timed.leaves)}</p>
      )}
      {timed?.status === 'closed' && <p className="semibold text-sunrise">{words.closed}</p>}
      <FoldedOpenIn name={stop.name} spot={{ koreanName: stop.korean.name, lat: stop.lat, lng: stop.lng }} />
      <PrintedFacts stop={stop} />
    </div>
  );
}
