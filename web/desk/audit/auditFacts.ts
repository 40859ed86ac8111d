import type { AuditLine } from '../../../contract/desk/auditTrail.ts';
import { type AuditKind, auditActions } from '../../../domain/staff/auditActions.ts';
import { formatPrice } from '../../../domain/tickets/price.ts';

/** The facts for a sentence of the audit trail; empty where a line, such as one of an earlier release, lacks them. */
export interface AuditFacts {
  /** The subject that was changed: an order number, a name or an id. */
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

/** The kind of a line; null for a kind that only another release knows. */
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

/** The recorded fields; `former` is null for a field that had no value before, or did not change. */
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
