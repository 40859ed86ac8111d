import { type Timetable, tourMinutes } from '../../../../domain/tour/timetable.ts';
import { useLanguage } from '../../../shared/i18n/LanguageContext.tsx';
import { durationText } from './FitSummary.tsx';

/** Driving, waiting and visiting against the three hours; it stays in view while the plan scrolls. */
export function FitBar({ timetable }: { timetable: Timetable }) {
  const tripMessages = useLanguage().messages.trip;
  const { drivingMinutes, waitingMinutes, visitingMinutes, totalMinutes, spareMinutes } = timetable;
  const uses = [
    { minutes: drivingMinutes, say: tripMessages.driving, colour: 'var(--color-sea)' },
    { minutes: waitingMinutes, say: tripMessages.waiting, colour: 'var(--color-muted)' },
    { minutes: visitingMinutes, say: tripMessages.visiting, colour: 'var(--color-pine)' },
  ].filter(({ minutes }) => minutes > 0);
  const used = uses.map(({ minutes, say }) => say(durationText(minutes, tripMessages))).join(' · ');
  const over = -spareMinutes;
  const rest =
    over > 0
      ? tripMessages.tooLong(durationText(over, tripMessages), over)
      : tripMessages.spare(durationText(spareMinutes, tripMessages));
  const whole = Math.max(totalMinutes, tourMinutes);
  const width = (minutes: number) => ({ width: `${(minutes / whole) * 100}%` });
  return (
    <div className="sticky top-0 z-10 -mx-4 bg-surface px-4 py-2 narrow:static low:static print:static">
      <div className="flex flex-wrap justify-between gap-x-3 text-sm tabular">
        <span>{used}</span>
        <span aria-live="polite" className={over > 0 ? 'semibold text-sunrise' : 'text-muted'}>
          {rest}
        </span>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: the element meter cannot show its parts */}
      <div
        role="meter"
        aria-label={tripMessages.ofTour}
        aria-valuemin={0}
        aria-valuemax={tourMinutes}
        aria-valuenow={Math.min(totalMinutes, tourMinutes)}
        aria-valuetext={`${used}, ${rest}`}
        style={{ height: 8 }}
        className="no-print relative mt-1 flex overflow-hidden rounded-full bg-sand"
      >
        {uses.map(({ minutes, colour }) => (
          <span key={colour} style={{ ...width(minutes), background: colour }} />
        ))}
        {over > 0 && (
          <span
            className="absolute"
            style={{ ...width(over), top: 0, right: 0, bottom: 0, background: 'var(--color-sunrise)' }}
          />
        )}
      </div>
    </div>
  );
}
