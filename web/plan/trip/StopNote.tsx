import type { Stop } from '../../../contract/stops.ts';
import { useLanguage } from '../../i18n/LanguageContext.tsx';
import type { TimedStop } from '../tour/timetable.ts';
import { lengthOf } from './FitSummary.tsx';

interface StopNoteProps {
  /** Null once the guide has answered without it: the place has left the guide. */
  stop: Stop | null;
  timed: TimedStop | undefined;
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
    </div>
  );
}
