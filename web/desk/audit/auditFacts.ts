import type { AuditLine } from '../../../contract/desk/auditTrail.ts';
import { type AuditKind, auditActions } from '../../../domain/staff/auditActions.ts';
import { formatPrice } from '../../../domain/tickets/price.ts';

/** What a sentence of the audit trail says. Lines of earlier releases may lack some of it: then it is empty. */
export interface AuditFacts {
  /** What was changed: the number of an order, a name, or its id. */
  readonly name: string;
  readonly before: (field: string) => string;
  readonly after: (field: string) => string;
  /** The recorded amount with its currency. */
  readonly amount: string;
}

type Recorded = AuditLine['before'];

/** Every kind of line, as `subject.action`. */
const kinds: ReadonlySet<string> = new Set(
  Object.entries(auditActions).flatMap(([subject, actions]) =>
    actions.map((action) => `${subject}.${action}`),
  ),
);
const isAuditKind = (text: string): text is AuditKind => kinds.has(text);

/** The kind of a line; null for one that another release has recorded. */
export function auditKind({ subject, action }: AuditLine): AuditKind | null {
  const kind = `${subject.split(' ')[0]}.${action}`;
  return isAuditKind(kind) ? kind : null;
}

const fieldText = (recorded: Recorded) => (field: string) => {
  const value = recorded?.[field];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

export function auditFacts({ subject, subjectName, before, after }: AuditLine): AuditFacts {
  const { amount, currency = 'KRW' } = after ?? {};
  const id = subject.split(' ').slice(1).join(' ');
  return {
    name: subjectName ?? id,
    before: fieldText(before),
    after: fieldText(after),
    amount:
      typeof amount === 'number' && typeof currency === 'string' ? formatPrice({ amount, currency }) : '',
  };
}

/** The recorded fields; `former` is null for one that was not there before, or did not change. */
export function changedFields(
  { before, after }: AuditLine,
  valueText: (value: unknown) => string,
): { name: string; former: string | null; value: string }[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].map((name) => {
    const [former, value] = [valueText(before?.[name]), valueText(after?.[name])];
    return { name, former: before === null || former === value ? null : former, value };
  });
}
