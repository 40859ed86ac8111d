import type { FastifyReply } from 'fastify';

const plain = { 'cache-control': 'no-store' } as const;

/** Error reasons of the public data portal, a gateway in front of the service that only responds with XML. */
const portalReasons = {
  '22': 'LIMITED_NUMBER_OF_SERVICE_REQUESTS_EXCEEDS_ERROR',
  '30': 'SERVICE_KEY_IS_NOT_REGISTERED_ERROR',
  '31': 'DEADLINE_HAS_EXPIRED_ERROR',
} as const;
export type PortalReason = keyof typeof portalReasons;

/** An error of key or quota: XML whatever was requested, with status 200 or 429. */
export function sendPortalError(reply: FastifyReply, code: PortalReason, status: 200 | 429 = 200) {
  return reply
    .code(status)
    .headers(plain)
    .type('text/xml; charset=utf-8')
    .send(`<OpenAPI_ServiceResponse>
	<cmmMsgHeader>
		<errMsg>SERVICE ERROR</errMsg>
		<returnAuthMsg>${portalReasons[code]}</returnAuthMsg>
		<returnReasonCode>${code}</returnReasonCode>
	</cmmMsgHeader>
</OpenAPI_ServiceResponse>`);
}

/** An error in the parameters: flat, without `response`. */
export function sendParameterError(reply: FastifyReply, code: '10' | '11', name: string) {
  const reason = code === '10' ? 'INVALID_REQUEST_PARAMETER_ERROR' : 'NO_MANDATORY_REQUEST_PARAMETERS_ERROR';
  const body = { responseTime: new Date().toISOString(), resultCode: code, resultMsg: `${reason}(${name})` };
  return reply.headers(plain).type('application/json; charset=utf-8').send(JSON.stringify(body));
}

type Item = Readonly<Record<string, string>>;

/** One page of rows: none is '', and one may be an object instead of an array. */
export function sendItems(
  reply: FastifyReply,
  all: readonly Item[],
  { pageNo, numOfRows, isOneAnObject }: { pageNo: number; numOfRows: number; isOneAnObject: boolean },
) {
  const page = all.slice((pageNo - 1) * numOfRows, pageNo * numOfRows);
  const [first] = page;
  const item = isOneAnObject && page.length === 1 ? first : page;
  const body = {
    response: {
      header: { resultCode: '0000', resultMsg: 'OK' },
      body: {
        items: first === undefined ? '' : { item },
        numOfRows: page.length === 0 ? 0 : numOfRows,
        pageNo,
        totalCount: String(all.length),
      },
    },
  };
  return reply.headers(plain).type('application/json; charset=utf-8').send(JSON.stringify(body));
}
