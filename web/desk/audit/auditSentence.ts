import type { AuditLine } from '../../../contract/desk/auditTrail.ts';
import { deskPaths } from '../deskPaths.ts';
import type { DeskMessages } from '../messages/ko.ts';
import { auditFacts, auditKind } from './auditFacts.ts';

/** The sentence for a line of the audit trail, without the name of the person who acted. */
export function auditSentence(
  line: AuditLine,
  { auditSentences }: Pick<DeskMessages, 'auditSentences'>,
): string {
  const kind = auditKind(line);
  // A newer release has recorded it.
  if (kind === null) return `${line.action} (${line.subject})`;
  return auditSentences[kind](auditFacts(line));
}

/** The path of the screen about the changed subject; null if there is no such screen. */
export function subjectPath({ subject }: AuditLine): string | null {
  const [kind, id = ''] = subject.split(' ');
  switch (kind) {
    case 'order':
      return deskPaths.order(id);
    case 'tour':
      return deskPaths.tour(id);
    case 'driver':
      return deskPaths.drivers();
    case 'guidePlace':
      return deskPaths.guideHistory(id);
    case 'festival':
      return deskPaths.festival(id);
    default:
      return null;
  }
}
