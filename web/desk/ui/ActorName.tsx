import type { AuditEntry } from '../../../contract/desk/audit.ts';
import { useMessages } from '../language/DeskLanguage.tsx';
import { memberName } from './memberName.ts';

interface ActorNameProps {
  entry: Pick<AuditEntry, 'who' | 'actor'>;
}

/** The person who acted: name, role at that time, and an address that tells people of the same name apart. */
export function ActorName({ entry: { who, actor } }: ActorNameProps) {
  const { shell } = useMessages();
  return (
    <>
      {memberName({ who, role: actor.role }, shell)}{' '}
      <span className="wrap-anywhere">({actor.email ?? shell.actors[actor.kind]})</span>
    </>
  );
}
