import type { AuditEntry } from '../../../contract/desk/audit.ts';
import { useMessages } from '../language/DeskLanguage.tsx';

interface ActorNameProps {
  /** The previous release sends no `actor`. */
  entry: Pick<AuditEntry, 'who'> & Partial<Pick<AuditEntry, 'actor'>>;
}

/** Who acted: the name, and what tells two of the same name apart. */
export function ActorName({ entry: { who, actor } }: ActorNameProps) {
  const { actors } = useMessages().shell;
  if (!actor) return who;
  return (
    <>
      {who} <span className="wrap-anywhere">({actor.email ?? actors[actor.kind]})</span>
    </>
  );
}
