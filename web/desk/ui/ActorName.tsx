import type { AuditEntry } from '../../../contract/desk/audit.ts';
import { useText } from '../language/DeskLanguage.tsx';

/** Who acted: the name, and what tells two of the same name apart. */
export function ActorName({ entry: { who, actor } }: { entry: Pick<AuditEntry, 'who' | 'actor'> }) {
  const { actors } = useText().shell;
  return (
    <>
      {who} <span className="wrap-anywhere">({actor.email ?? actors[actor.kind]})</span>
    </>
  );
}
