import type { ReactNode } from 'react';
import type { CallFailure } from '../../shared/client/client.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';
import { useIsReachable } from '../../shared/ui/useIsReachable.ts';
import { failureSentence } from '../failureSentence.ts';
import { useDeskLanguage, useMessages } from '../language/DeskLanguage.tsx';
import { formatDay } from '../language/formats.ts';

interface EnteredListProps<Entry> {
  entries: readonly Entry[];
  /** Describes an entry, such as `Card: 3.3%`. */
  describe: (entry: Entry) => string;
  onRemove: (entry: Entry) => void;
}

interface EnteredPanelProps<Entry> extends EnteredListProps<Entry> {
  title: string;
  note: string;
  /** Why an entry could not be removed. */
  failure: CallFailure | null;
  /** The form for another entry. */
  children: ReactNode;
}

/** The payment provider's fees or the drivers' rates, as the owner entered them. */
export function EnteredPanel<Entry extends { fromDay: string }>({
  title,
  note,
  failure,
  children,
  ...list
}: EnteredPanelProps<Entry>) {
  const messages = useMessages();
  return (
    <Panel title={title}>
      <p className="mb-3 text-muted text-sm">{note}</p>
      <EnteredList {...list} />
      {failure && <FormFailure sentence={failureSentence(failure, messages)} />}
      {children}
    </Panel>
  );
}

/** Fees or rates, each with the day from which it applies. */
function EnteredList<Entry extends { fromDay: string }>({
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
