import type { ReactNode } from 'react';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { Reading } from '../../shared/ui/Reading.tsx';

export interface ListedStop {
  id: number;
  name: string;
  reading?: string | undefined;
  koreanName?: string | undefined;
  /** HH:MM */
  arrives?: string | null | undefined;
  leaves?: string | null | undefined;
  /** Further lines. */
  note?: ReactNode;
}

/** The stops of a tour in their order, with their names as on signs and their times. */
export function StopList({ stops, label }: { stops: readonly ListedStop[]; label: string }) {
  const { language, messages } = useLanguage();
  return (
    <ol aria-label={label} className="grid gap-3">
      {stops.map(({ id, name, reading, koreanName, arrives, leaves, note }, index) => (
        <li key={id} className="flex gap-3">
          <span
            aria-hidden="true"
            className="flex size-[2em] shrink-0 items-center justify-center rounded-full bg-pine bold text-on-pine text-sm"
          >
            {index + 1}
          </span>
          <div className="min-w-0">
            <p className="semibold">{name}</p>
            <Reading text={reading} />
            {language !== 'ko' && koreanName && koreanName !== name && (
              <p lang="ko" className="text-muted text-sm">
                {koreanName}
              </p>
            )}
            {arrives && leaves && (
              <p className="tabular text-muted text-sm">{messages.trip.between(arrives, leaves)}</p>
            )}
            {note && <div className="text-muted text-sm">{note}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
