/**
 * The actions that the audit trail records, by the subject that was changed. Both languages of the desk have a sentence for
 * each action (web/desk/messages/*\/auditSentences.ts); an action without one does not compile.
 */
export const auditActions = {
  order: [
    'refund',
    'refundPart',
    'resend',
    'change',
    'sell',
    'renewLink',
    // By a reseller.
    'reserve',
    'extendHold',
    'confirm',
    'updateBooking',
    'cancelBooking',
  ],
  reseller: ['add', 'change', 'rotateKey', 'disable', 'enable'],
  tour: [
    'assign',
    'unassign',
    'release',
    'move',
    'note',
    'overtime',
    'accept',
    'cannot',
    'met',
    'notMet',
    'finished',
    'noDriver',
    'makeLink',
  ],
  driver: ['add', 'change', 'makeLink', 'endLinks', 'resetPin', 'setDriverRate'],
  accounting: ['setPaymentFee'],
  settings: ['changeSettings', 'withdrawSettings'],
  salesRules: ['changeSalesRules', 'stopSales', 'resumeSales'],
  salesClosure: ['closeSales', 'reopenSales'],
  salesDay: ['setDayCars'],
  dayCancellation: ['cancelDays'],
  visitorMessage: ['messageVisitors'],
  report: ['report', 'close'],
  staff: [
    'invited',
    'invitedAgain',
    'joined',
    'changed',
    'removed',
    'recoveryRequested',
    'recoveryApproved',
    'recoveryRefused',
    'recovered',
    'passkeyAdded',
    'passkeyRemoved',
    'signedIn',
  ],
  account: ['sessionsEnded'],
  guidePlace: [
    'createGuidePlace',
    'draftGuidePlace',
    'discardGuideDraft',
    'discardGuidePlace',
    'publishGuidePlace',
    'restoreGuidePlace',
    'hideGuidePlace',
    'showGuidePlace',
    'resolveUpstreamConflict',
    // Recorded by releases before 25 November 2026.
    'settleReleaseChange',
  ],
  placeReport: ['closePlaceReport'],
  photograph: ['uploadPhotograph', 'removePhotograph'],
  proposal: ['startOfficialRun', 'acceptProposal', 'refuseProposal'],
  festival: ['add', 'change', 'propose', 'publish', 'unpublish', 'remove'],
  synonyms: ['change'],
} as const;

export type AuditSubject = keyof typeof auditActions;
export type AuditAction<Subject extends AuditSubject = AuditSubject> = (typeof auditActions)[Subject][number];
/** `order.refund`. */
export type AuditKind = { [Subject in AuditSubject]: `${Subject}.${AuditAction<Subject>}` }[AuditSubject];

/** A subject with one of its actions. */
export type AuditedChange = {
  [Subject in AuditSubject]: { readonly subject: Subject; readonly action: AuditAction<Subject> };
}[AuditSubject];

const isSubject = (text: string): text is AuditSubject => Object.hasOwn(auditActions, text);

export const auditSubjects: readonly AuditSubject[] = Object.keys(auditActions).filter(isSubject);
