import type { AuditLine } from '../../../contract/desk/auditTrail.ts';
import { deskPaths } from '../deskPaths.ts';
import type { DeskMessages } from '../messages/ko.ts';
import { auditFacts, auditKind } from './auditFacts.ts';

/** What a line of the audit trail says, without who did it. */
export function auditSentence(
  line: AuditLine,
  { auditSentences }: Pick<DeskMessages, 'auditSentences'>,
): string {
  const kind = auditKind(line);
  // A newer release has recorded it.
  if (kind === null) return `${line.action} (${line.subject})`;
  return auditSentences[kind](auditFacts(line));
}

/** The screen of what was changed; null where it has none. */
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
