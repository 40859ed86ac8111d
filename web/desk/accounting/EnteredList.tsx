import { Button } from '../../shared/ui/Button.tsx';
import { useIsReachable } from '../../shared/ui/useIsReachable.ts';
import { useDeskLanguage } from '../language/DeskLanguage.tsx';
import { formatDay } from '../language/formats.ts';

interface EnteredListProps<Entry> {
  entries: readonly Entry[];
  /** What the entry is: `Card: 3.3%`. */
  describe: (entry: Entry) => string;
  onRemove: (entry: Entry) => void;
}

/** Fees or rates with the day from which each counts. */
export function EnteredList<Entry extends { fromDay: string }>({
  entries,
  describe,
  onRemove,
}: EnteredListProps<Entry>) {
  const { language, messages } = useDeskLanguage();
  const { accounting } = messages;
  const isReachable = useIsReachable();
  if (entries.length === 0) return null;
  return (
    <ul className="mb-4 grid gap-1">
      {entries.map((entry) => {
        const text = describe(entry);
        const since = accounting.since(formatDay(language, entry.fromDay));
        return (
          <li key={`${text} ${entry.fromDay}`} className="hairline-b flex items-center justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">
              {text} <span className="text-muted text-sm">{since}</span>
            </span>
            <Button
              variant="plain"
              aria-label={accounting.remove(`${text} ${since}`)}
              disabled={!isReachable}
              onClick={() => onRemove(entry)}
            >
              {accounting.removeButton}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
