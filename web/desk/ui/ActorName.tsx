import type { AuditEntry } from '../../../contract/desk/audit.ts';
import { useMessages } from '../language/DeskLanguage.tsx';
import { memberName } from './memberName.ts';

interface ActorNameProps {
  entry: Pick<AuditEntry, 'who' | 'actor'>;
}

/** Who acted: the name with the role at that time, and what tells two of the same name apart. */
export function ActorName({ entry: { who, actor } }: ActorNameProps) {
  const { shell } = useMessages();
  return (
    <>
      {memberName({ who, role: actor.role }, shell)}{' '}
      <span className="wrap-anywhere">({actor.email ?? shell.actors[actor.kind]})</span>
    </>
  );
}
