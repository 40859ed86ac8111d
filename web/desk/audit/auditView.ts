import { type AuditSubject, auditSubjects } from '../../../domain/staff/auditActions.ts';
import { isDate } from '../../../domain/tour/planRules.ts';
import type { DeskInput } from '../client/deskClient.ts';

/** The filters of the audit trail; an empty one matches everything. */
export interface AuditView {
  q: string;
  who: string;
  subject: AuditSubject | '';
  day: string;
}

export const allLines: AuditView = { q: '', who: '', subject: '', day: '' };

/** The filters in the address, so that Back and a copied link find them again. */
export function viewFromAddress(search: URLSearchParams): AuditView {
  const day = search.get('day') ?? '';
  return {
    q: search.get('q') ?? '',
    who: search.get('who') ?? '',
    subject: auditSubjects.find((one) => one === search.get('subject')) ?? '',
    day: isDate(day) ? day : '',
  };
}

export const toSearch = (view: AuditView): URLSearchParams =>
  new URLSearchParams(Object.entries(view).filter(([, value]) => value !== ''));

/** The filters as the API expects them. */
export const toFilter = ({ q, who, subject, day }: AuditView): DeskInput<'exportAudit'>['query'] => ({
  ...(q === '' ? {} : { q }),
  ...(who === '' ? {} : { who }),
  ...(subject === '' ? {} : { subject }),
  ...(day === '' ? {} : { day }),
});
