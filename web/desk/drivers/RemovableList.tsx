import { IconButton } from '../../shared/ui/Button.tsx';
import { useMessages } from '../language/DeskLanguage.tsx';

interface RemovableListProps {
  entries: readonly { readonly key: string; readonly text: string }[];
  /** What to say without entries. */
  none: string;
  onRemove: (key: string) => void;
}

/** Entries of a field, each with a button that removes it. */
export function RemovableList({ entries, none, onRemove }: RemovableListProps) {
  const { drivers: driversMessages } = useMessages();
  if (entries.length === 0) return <p className="text-muted text-sm">{none}</p>;
  return (
    <ul className="flex flex-wrap gap-2">
      {entries.map(({ key, text }) => (
        <li key={key} className="flex items-center rounded-full hairline pl-4 text-sm">
          {text}
          <IconButton icon="close" label={driversMessages.removeDay(text)} onClick={() => onRemove(key)} />
        </li>
      ))}
    </ul>
  );
}
