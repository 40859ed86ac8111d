import type { DeskMessages } from '../ko.ts';
import { settings } from './settings.ts';

/** A text in brackets; empty if the line has no such text. */
const inBrackets = (text: string) => (text === '' ? '' : ` (${text})`);

const kindNames: Readonly<Record<string, string>> = settings.kindNames;
const kindName = (kind: string) => kindNames[kind] ?? kind;

export const auditSentences: DeskMessages['auditSentences'] = {
  'order.refund': ({ name, amount, after }) =>
    `requested a refund${amount && ` of ${amount}`}${inBrackets(after('percent') && `${after('percent')}%`)} for order ${name}.`,
  'order.sell': ({ name, after }) => `made order ${name} for a visitor${inBrackets(after('channel'))}.`,
  'order.refundPart': ({ name, amount }) => `paid back a part of order ${name}${amount && `: ${amount}`}.`,
  'order.renewLink': ({ name }) => `made a new link for order ${name}.`,
  'order.resend': ({ name }) => `had the email about order ${name} sent again.`,
  'order.change': ({ name }) => `changed order ${name}.`,
  'order.reserve': ({ name }) => `reserved tour ${name}.`,
  'order.extendHold': ({ name }) => `extended reservation ${name}.`,
  'order.confirm': ({ name }) => `confirmed booking ${name}.`,
  'order.updateBooking': ({ name }) => `changed booking ${name}.`,
  'order.cancelBooking': ({ name }) => `cancelled booking ${name}.`,
  'reseller.add': ({ name }) => `added reseller ${name}.`,
  'reseller.change': ({ name }) => `changed the contract of reseller ${name}.`,
  'reseller.rotateKey': ({ name }) => `made a new key for reseller ${name}.`,
  'reseller.disable': ({ name }) => `disabled reseller ${name}.`,
  'reseller.enable': ({ name }) => `enabled reseller ${name}.`,
  'tour.assign': ({ name }) => `assigned a driver to tour ${name}.`,
  'tour.unassign': ({ name }) => `took tour ${name} from its driver.`,
  'tour.release': ({ name }) => `freed the driver of tour ${name}, because the order was cancelled.`,
  'tour.move': ({ name }) => `asked the driver of tour ${name} again, because it was moved.`,
  'tour.note': ({ name }) => `changed the note or the overtime of tour ${name}.`,
  'tour.overtime': ({ name, after }) =>
    `noted overtime for tour ${name}${inBrackets(after('overtimeHalfHours') && `${Number(after('overtimeHalfHours')) * 30} minutes`)}.`,
  'tour.accept': ({ name }) => `recorded that the driver accepted tour ${name}.`,
  'tour.cannot': ({ name }) => `can’t drive tour ${name}.`,
  'tour.met': ({ name }) => `recorded that the passengers of tour ${name} were met.`,
  'tour.notMet': ({ name }) => `recorded that the passengers of tour ${name} did not come.`,
  'tour.finished': ({ name }) => `recorded that tour ${name} is over.`,
  'tour.noDriver': ({ name }) => `recorded that nobody can drive tour ${name}.`,
  'tour.makeLink': ({ name }) => `made the driver’s link for tour ${name}.`,
  'driver.add': ({ name }) => `added the driver ${name}.`,
  'driver.change': ({ name }) => `changed the driver ${name}.`,
  'driver.makeLink': ({ name, after }) =>
    `made a link for the driver ${name}${after('lastDay') && `, for tours up to ${after('lastDay')}`}.`,
  'driver.endLinks': ({ name }) => `ended all links of the driver ${name}.`,
  'driver.resetPin': ({ name }) => `reset the PIN of the driver ${name}.`,
  'driver.setDriverRate': ({ name, before, after }) =>
    after('fromDay') === ''
      ? `removed the rate of the driver ${name} from ${before('fromDay')} on.`
      : `set the rate of the driver ${name} from ${after('fromDay')} on.`,
  'accounting.setPaymentFee': ({ name, before, after }) =>
    after('fromDay') === ''
      ? `removed the provider’s fee for ${name} from ${before('fromDay')} on.`
      : `set the provider’s fee for ${name} from ${after('fromDay')} on: ${after('percent')}%.`,
  'settings.changeSettings': ({ name, after }) =>
    `changed the settings “${kindName(name)}” from ${after('fromDay')} on.`,
  'settings.withdrawSettings': ({ name, before }) =>
    `withdrew the change of the settings “${kindName(name)}” from ${before('fromDay')} on.`,
  'salesRules.changeSalesRules': () => 'changed the rules of sales.',
  'salesRules.stopSales': () => 'stopped all sales.',
  'salesRules.resumeSales': () => 'resumed sales.',
  'salesClosure.closeSales': ({ after }) =>
    `closed sales from ${after('from')} to ${after('to')}${inBrackets(after('departures'))}: ${after('reason')}.`,
  'salesClosure.reopenSales': ({ before }) =>
    `removed the closure from ${before('from')} to ${before('to')}${inBrackets(before('departures'))}.`,
  'salesDay.setDayCars': ({ name, after }) =>
    after('cars') === ''
      ? `gave ${name} back to the number of drivers who work.`
      : `set the number of cars of ${name} to ${after('cars')}.`,
  'dayCancellation.cancelDays': ({ after }) =>
    `called off ${after('tours')} tours from ${after('from')} to ${after('to')}${inBrackets(after('departures'))}.`,
  'visitorMessage.messageVisitors': ({ name, after }) =>
    `sent a message to the visitors of ${name} (${after('recipients')} recipients).`,
  'report.report': ({ name }) => `reported a problem with a tour (report ${name}).`,
  'report.close': ({ name }) => `replied to tour report ${name} and closed it.`,
  'staff.invited': ({ after, name }) => `invited ${after('name') || name}.`,
  'staff.invitedAgain': ({ name }) => `invited ${name} again.`,
  'staff.joined': () => 'joined the desk.',
  'staff.changed': ({ name }) => `changed the name or role of ${name}.`,
  'staff.removed': ({ before, name }) => `removed ${before('name') || name} from the staff.`,
  'staff.recoveryRequested': ({ name }) => `asked to recover the access of ${name}.`,
  'staff.recoveryApproved': ({ name }) => `approved the recovery of ${name}.`,
  'staff.recoveryRefused': ({ name }) => `refused the recovery of ${name}.`,
  'staff.recovered': () => 'recovered their access with a new passkey.',
  'staff.passkeyAdded': ({ after }) => `added a passkey${inBrackets(after('passkey'))}.`,
  'staff.passkeyRemoved': ({ before }) => `removed a passkey${inBrackets(before('passkey'))}.`,
  'staff.signedIn': ({ after }) => `signed in${inBrackets(after('passkey'))}.`,
  'account.sessionsEnded': ({ name }) => `logged a visitor out everywhere (account ${name}).`,
  'guidePlace.createGuidePlace': ({ name, after }) => `began the new place ${after('nameEn') || name}.`,
  'guidePlace.draftGuidePlace': ({ name }) => `began a draft of place ${name}.`,
  'guidePlace.discardGuideDraft': ({ name }) => `discarded the draft of place ${name}.`,
  'guidePlace.discardGuidePlace': ({ name }) => `discarded the new place ${name}.`,
  'guidePlace.publishGuidePlace': ({ name }) => `published place ${name}.`,
  'guidePlace.restoreGuidePlace': ({ name }) => `restored an earlier version of place ${name}.`,
  'guidePlace.hideGuidePlace': ({ name }) => `hid place ${name}.`,
  'guidePlace.showGuidePlace': ({ name }) => `showed place ${name} again.`,
  'guidePlace.resolveUpstreamConflict': ({ name }) => `resolved a conflict with a release in place ${name}.`,
  'guidePlace.settleReleaseChange': ({ name }) => `resolved a conflict with a release in place ${name}.`,
  'placeReport.closePlaceReport': ({ name, after }) =>
    `closed report ${name}${after('placeId') && ` about place ${after('placeId')}`}.`,
  'photograph.uploadPhotograph': () => 'uploaded a photograph.',
  'photograph.removePhotograph': () => 'removed a photograph.',
  'proposal.startOfficialRun': () => 'started a comparison with the official data.',
  'proposal.acceptProposal': ({ after, name }) =>
    `accepted proposal ${name}${after('placeId') && ` for place ${after('placeId')}`}.`,
  'proposal.refuseProposal': ({ after, name }) =>
    `refused proposal ${name}${after('placeId') && ` for place ${after('placeId')}`}.`,
  'festival.add': ({ name }) => `added festival ${name}.`,
  'festival.change': ({ name }) => `changed festival ${name}.`,
  'festival.propose': ({ name }) => `found changes to festival ${name} in the official data.`,
  'festival.publish': ({ name, after }) => `published festival ${after('name') || name}.`,
  'festival.unpublish': ({ name, after }) => `withdrew festival ${after('name') || name}.`,
  'festival.remove': ({ name }) => `deleted festival ${name}.`,
  'synonyms.change': ({ name }) => `changed the synonyms of the search (${name}).`,
};
