import type { AuditLine } from '../../../contract/desk/auditTrail.ts';
import type { DeskLanguage } from '../../../domain/staff/staffRules.ts';
import { toCsv } from '../csv.ts';
import { formatMoment } from '../language/formats.ts';
import type { DeskMessages } from '../messages/ko.ts';
import { valueText } from '../ui/valueText.ts';
import { changedFields } from './auditFacts.ts';
import { auditSentence } from './auditSentence.ts';

/** Lines of the audit trail as CSV, with headers in the desk's language. */
export function auditCsv(
  lines: readonly AuditLine[],
  messages: DeskMessages,
  language: DeskLanguage,
): string {
  const { audit, shell } = messages;
  const { csvColumns: names, fieldNames } = audit;
  const changes = (line: AuditLine) =>
    changedFields(line, (value) => valueText(value, shell.values))
      .map(({ name, former, value }) => {
        const shown = former === null ? value : `${former} → ${value}`;
        return `${fieldNames[name] ?? name}: ${shown}`;
      })
      .join('\n');
  return toCsv([
    [names.number, names.at, names.who, names.role, names.email, names.what, names.changes],
    ...lines.map((line) => [
      line.number,
      formatMoment(language, line.at),
      line.who,
      line.actor.role === null ? shell.actors[line.actor.kind] : shell.roles[line.actor.role],
      line.actor.email ?? '',
      auditSentence(line, messages),
      changes(line),
    ]),
  ]);
}
