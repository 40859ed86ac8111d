import type { AuditKind } from '../../../../domain/staff/auditActions.ts';
import type { AuditFacts } from '../../audit/auditFacts.ts';
import { settings } from './settings.ts';

/** A text in brackets; empty if the line has no such text. */
const inBrackets = (text: string) => (text === '' ? '' : ` (${text})`);

const kindNames: Readonly<Record<string, string>> = settings.kindNames;
/** The name of a kind of settings; an unknown kind, from another release, is shown as recorded. */
const kindName = (kind: string) => kindNames[kind] ?? kind;

/** The sentence of each kind of line; it follows the name of the member of staff and a colon. */
export const auditSentences: Record<AuditKind, (facts: AuditFacts) => string> = {
  'order.refund': ({ name, amount, after }) =>
    `주문 ${name}의 환불을 요청했습니다${inBrackets([amount, after('percent') && `${after('percent')}%`].filter(Boolean).join(', '))}.`,
  'order.sell': ({ name }) => `손님을 위해 주문 ${name}을 만들었습니다.`,
  'order.refundPart': ({ name, amount }) => `주문 ${name}의 일부를 환불했습니다${inBrackets(amount)}.`,
  'order.renewLink': ({ name }) => `주문 ${name}의 링크를 새로 만들었습니다.`,
  'order.resend': ({ name }) => `주문 ${name}의 메일을 다시 보냈습니다.`,
  'order.change': ({ name }) => `주문 ${name}의 내용을 바꾸었습니다.`,
  'order.reserve': ({ name }) => `투어 ${name}을 임시 예약했습니다.`,
  'order.extendHold': ({ name }) => `임시 예약 ${name}의 시간을 늘렸습니다.`,
  'order.confirm': ({ name }) => `예약 ${name}을 확정했습니다.`,
  'order.updateBooking': ({ name }) => `예약 ${name}의 내용을 바꾸었습니다.`,
  'order.cancelBooking': ({ name }) => `예약 ${name}을 취소했습니다.`,
  'reseller.add': ({ name }) => `판매처 ${name}을 추가했습니다.`,
  'reseller.change': ({ name }) => `판매처 ${name}의 계약 조건을 바꾸었습니다.`,
  'reseller.rotateKey': ({ name }) => `판매처 ${name}의 키를 새로 만들었습니다.`,
  'reseller.disable': ({ name }) => `판매처 ${name}의 이용을 막았습니다.`,
  'reseller.enable': ({ name }) => `판매처 ${name}의 이용을 다시 허용했습니다.`,
  'tour.assign': ({ name }) => `투어 ${name}에 기사를 배정했습니다.`,
  'tour.unassign': ({ name }) => `투어 ${name}의 배정을 취소했습니다.`,
  'tour.release': ({ name }) => `주문이 취소되어 투어 ${name}의 기사를 해제했습니다.`,
  'tour.move': ({ name }) => `일시가 바뀌어 투어 ${name}의 기사에게 다시 물었습니다.`,
  'tour.note': ({ name }) => `투어 ${name}의 메모나 추가 시간을 고쳤습니다.`,
  'tour.overtime': ({ name, after }) =>
    `투어 ${name}의 추가 시간을 적었습니다${inBrackets(after('overtimeHalfHours') && `${Number(after('overtimeHalfHours')) * 30}분`)}.`,
  'tour.accept': ({ name }) => `투어 ${name}의 기사 수락을 기록했습니다.`,
  'tour.cannot': ({ name }) => `투어 ${name}에 갈 수 없다고 알렸습니다.`,
  'tour.met': ({ name }) => `투어 ${name}의 손님을 만났다고 기록했습니다.`,
  'tour.notMet': ({ name }) => `투어 ${name}의 손님이 오지 않았다고 기록했습니다.`,
  'tour.finished': ({ name }) => `투어 ${name}의 종료를 기록했습니다.`,
  'tour.noDriver': ({ name }) => `투어 ${name}에 갈 기사가 없다고 기록했습니다.`,
  'tour.makeLink': ({ name }) => `투어 ${name}의 기사 링크를 만들었습니다.`,
  'driver.add': ({ name }) => `기사 ${name} 님을 추가했습니다.`,
  'driver.change': ({ name }) => `기사 ${name} 님의 정보를 고쳤습니다.`,
  'driver.makeLink': ({ name, after }) =>
    `기사 ${name} 님의 링크를 만들었습니다${inBrackets(after('lastDay') && `${after('lastDay')}까지`)}.`,
  'driver.endLinks': ({ name }) => `기사 ${name} 님의 링크를 모두 끝냈습니다.`,
  'driver.resetPin': ({ name }) => `기사 ${name} 님의 비밀번호를 초기화했습니다.`,
  'driver.setDriverRate': ({ name, before, after }) =>
    after('fromDay') === ''
      ? `기사 ${name} 님의 ${before('fromDay')}부터의 단가를 지웠습니다.`
      : `기사 ${name} 님의 ${after('fromDay')}부터의 단가를 정했습니다.`,
  'accounting.setPaymentFee': ({ name, before, after }) =>
    after('fromDay') === ''
      ? `${before('fromDay')}부터의 결제 수수료(${name})를 지웠습니다.`
      : `${after('fromDay')}부터의 결제 수수료(${name})를 ${after('percent')}%로 정했습니다.`,
  'settings.changeSettings': ({ name, after }) =>
    `${after('fromDay')}부터 적용될 설정(${kindName(name)})을 저장했습니다.`,
  'settings.withdrawSettings': ({ name, before }) =>
    `${before('fromDay')}부터 적용될 설정(${kindName(name)})의 변경을 취소했습니다.`,
  'salesRules.changeSalesRules': () => '판매 규칙을 바꾸었습니다.',
  'salesRules.stopSales': () => '전체 판매를 중지했습니다.',
  'salesRules.resumeSales': () => '판매를 다시 시작했습니다.',
  'salesClosure.closeSales': ({ after }) =>
    `${after('from')}부터 ${after('to')}까지 판매를 마감했습니다${inBrackets(after('departures'))}: ${after('reason')}`,
  'salesClosure.reopenSales': ({ before }) =>
    `${before('from')}부터 ${before('to')}까지의 마감을 해제했습니다${inBrackets(before('departures'))}.`,
  'salesDay.setDayCars': ({ name, after }) =>
    after('cars') === ''
      ? `${name}의 차량 수를 근무하는 기사 수로 되돌렸습니다.`
      : `${name}의 차량 수를 ${after('cars')}대로 정했습니다.`,
  'dayCancellation.cancelDays': ({ after }) =>
    `${after('from')}부터 ${after('to')}까지 투어 ${after('tours')}건을 취소했습니다${inBrackets(after('departures'))}.`,
  'visitorMessage.messageVisitors': ({ name, after }) =>
    `${name} 손님에게 메시지를 보냈습니다(받는 사람 ${after('recipients')}명).`,
  'report.report': ({ name }) => `투어의 불만을 접수했습니다(불만 ${name}).`,
  'report.close': ({ name }) => `불만 ${name}에 답변하고 마쳤습니다.`,
  'staff.invited': ({ after, name }) => `${after('name') || name} 님을 초대했습니다.`,
  'staff.invitedAgain': ({ name }) => `${name} 님을 다시 초대했습니다.`,
  'staff.joined': () => '가입했습니다.',
  'staff.changed': ({ name }) => `${name} 님의 이름이나 역할을 바꾸었습니다.`,
  'staff.removed': ({ before, name }) => `${before('name') || name} 님을 직원에서 제거했습니다.`,
  'staff.recoveryRequested': ({ name }) => `${name} 님의 계정 복구를 요청했습니다.`,
  'staff.recoveryApproved': ({ name }) => `${name} 님의 계정 복구를 승인했습니다.`,
  'staff.recoveryRefused': ({ name }) => `${name} 님의 계정 복구를 거절했습니다.`,
  'staff.recovered': () => '새 패스키로 계정을 복구했습니다.',
  'staff.passkeyAdded': ({ after }) => `패스키를 추가했습니다${inBrackets(after('passkey'))}.`,
  'staff.passkeyRemoved': ({ before }) => `패스키를 제거했습니다${inBrackets(before('passkey'))}.`,
  'staff.signedIn': ({ after }) => `로그인했습니다${inBrackets(after('passkey'))}.`,
  'account.sessionsEnded': ({ name }) => `회원을 모든 기기에서 로그아웃시켰습니다(계정 ${name}).`,
  'guidePlace.createGuidePlace': ({ name, after }) =>
    `새 장소 ${after('nameKo') || name} 작성을 시작했습니다.`,
  'guidePlace.draftGuidePlace': ({ name }) => `장소 ${name}의 초안을 시작했습니다.`,
  'guidePlace.discardGuideDraft': ({ name }) => `장소 ${name}의 초안을 버렸습니다.`,
  'guidePlace.discardGuidePlace': ({ name }) => `새 장소 ${name}의 초안을 버렸습니다.`,
  'guidePlace.publishGuidePlace': ({ name }) => `장소 ${name}의 내용을 공개했습니다.`,
  'guidePlace.restoreGuidePlace': ({ name }) => `장소 ${name}의 이전 내용으로 되돌렸습니다.`,
  'guidePlace.hideGuidePlace': ({ name }) => `장소 ${name}의 공개를 멈추었습니다.`,
  'guidePlace.showGuidePlace': ({ name }) => `장소 ${name}의 공개를 다시 시작했습니다.`,
  'guidePlace.resolveUpstreamConflict': ({ name }) => `장소 ${name}에서 새 버전의 변경을 정리했습니다.`,
  'guidePlace.settleReleaseChange': ({ name }) => `장소 ${name}에서 새 버전의 변경을 정리했습니다.`,
  'placeReport.closePlaceReport': ({ name, after }) =>
    `제보 ${name}의 처리를 마쳤습니다${inBrackets(after('placeId') && `장소 ${after('placeId')}`)}.`,
  'photograph.uploadPhotograph': () => '사진을 올렸습니다.',
  'photograph.removePhotograph': () => '사진을 삭제했습니다.',
  'proposal.startOfficialRun': () => '공식 자료와 비교를 시작했습니다.',
  'proposal.acceptProposal': ({ after, name }) =>
    `제안 ${name}의 내용을 받아들였습니다${inBrackets(after('placeId') && `장소 ${after('placeId')}`)}.`,
  'proposal.refuseProposal': ({ after, name }) =>
    `제안 ${name}의 내용을 거절했습니다${inBrackets(after('placeId') && `장소 ${after('placeId')}`)}.`,
  'festival.add': ({ name }) => `축제 ${name}의 정보를 추가했습니다.`,
  'festival.change': ({ name }) => `축제 ${name}의 정보를 고쳤습니다.`,
  'festival.propose': ({ name }) => `공식 데이터에서 축제 ${name}의 새 내용을 찾았습니다.`,
  'festival.publish': ({ name, after }) => `축제 ${after('name') || name}의 정보를 게시했습니다.`,
  'festival.unpublish': ({ name, after }) => `축제 ${after('name') || name}의 게시를 중단했습니다.`,
  'festival.remove': ({ name }) => `축제 ${name}의 정보를 삭제했습니다.`,
  'synonyms.change': ({ name }) => `검색 동의어를 고쳤습니다(${name}).`,
};
