/** Errors of the provider: HTTP status and the start of the official message, from its page of error codes. */
const errors = {
  ALREADY_PROCESSED_PAYMENT: { status: 400, message: '이미 처리된 결제 입니다.' },
  DUPLICATED_ORDER_ID: { status: 400, message: '이미 승인 및 취소가 진행된 중복된 주문번호 입니다.' },
  PROVIDER_ERROR: { status: 400, message: '일시적인 오류가 발생했습니다. 잠시 후 다시 시도해주세요.' },
  INVALID_REQUEST: { status: 400, message: '잘못된 요청입니다.' },
  INVALID_API_KEY: { status: 400, message: '잘못된 시크릿키 연동 정보 입니다.' },
  INVALID_CARD_NUMBER: { status: 400, message: '카드번호를 다시 확인해주세요.' },
  INVALID_STOPPED_CARD: { status: 400, message: '정지된 카드 입니다.' },
  BELOW_MINIMUM_AMOUNT: { status: 400, message: '신용카드는 결제금액이 100원 이상부터 결제가 가능합니다.' },
  CARD_PROCESSING_ERROR: { status: 400, message: '카드사에서 오류가 발생했습니다.' },
  EXCEED_MAX_CARD_INSTALLMENT_PLAN: { status: 400, message: '설정 가능한 최대 할부 개월 수를 초과했습니다.' },
  ALREADY_CANCELED_PAYMENT: { status: 400, message: '이미 취소된 결제 입니다.' },
  REFUND_REJECTED: { status: 400, message: '환불이 거절됐습니다.' },
  INVALID_IDEMPOTENCY_KEY: { status: 400, message: '멱등키는 300자 이하여야 합니다.' },
  UNAUTHORIZED_KEY: { status: 401, message: '인증되지 않은 시크릿 키 혹은 클라이언트 키 입니다.' },
  REJECT_CARD_PAYMENT: { status: 403, message: '한도초과 혹은 잔액부족으로 결제에 실패했습니다.' },
  REJECT_ACCOUNT_PAYMENT: { status: 403, message: '잔액부족으로 결제에 실패했습니다.' },
  REJECT_CARD_COMPANY: { status: 403, message: '결제 승인이 거절되었습니다.' },
  FORBIDDEN_REQUEST: { status: 403, message: '허용되지 않은 요청입니다.' },
  FDS_ERROR: { status: 403, message: '위험거래가 감지되어 결제가 제한됩니다.' },
  INCORRECT_BASIC_AUTH_FORMAT: { status: 403, message: '잘못된 요청입니다. (Basic)' },
  NOT_CANCELABLE_AMOUNT: { status: 403, message: '취소 할 수 없는 금액 입니다.' },
  NOT_CANCELABLE_PAYMENT: { status: 403, message: '취소 할 수 없는 결제 입니다.' },
  EXCEED_MAX_REFUND_DUE: { status: 403, message: '환불 가능한 기간이 지났습니다.' },
  NOT_FOUND: { status: 404, message: '존재하지 않는 정보 입니다.' },
  NOT_FOUND_PAYMENT: { status: 404, message: '존재하지 않는 결제 정보 입니다.' },
  NOT_FOUND_PAYMENT_SESSION: {
    status: 404,
    message: '결제 시간이 만료되어 결제 진행 데이터가 존재하지 않습니다.',
  },
  IDEMPOTENT_REQUEST_PROCESSING: { status: 409, message: '이전 멱등 요청이 처리중입니다.' },
  FAILED_INTERNAL_SYSTEM_PROCESSING: { status: 500, message: '내부 시스템 처리 작업이 실패했습니다.' },
  FAILED_PAYMENT_INTERNAL_SYSTEM_PROCESSING: { status: 500, message: '결제가 완료되지 않았어요.' },
  UNKNOWN_PAYMENT_ERROR: { status: 500, message: '결제에 실패했어요.' },
} as const;

export type ErrorCode = keyof typeof errors;

/** An error response of the HTTP API. */
export interface SandboxResponse {
  readonly status: number;
  readonly body: string;
  /** False for temporary errors: they are not repeated for the same Idempotency-Key. */
  readonly isLasting: boolean;
}

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errors, code);

/** Failure messages of a payment, in the provider's words. */
export const errorMessage = (code: string): string => (isErrorCode(code) ? errors[code].message : code);

export function refusal(code: ErrorCode, message: string = errors[code].message): SandboxResponse {
  const { status } = errors[code];
  const isLasting = status < 500 && status !== 409 && code !== 'PROVIDER_ERROR';
  return { status, body: JSON.stringify({ code, message }), isLasting };
}

export function success(body: unknown): SandboxResponse {
  return { status: 200, body: JSON.stringify(body), isLasting: true };
}
