import type { ApiCall } from '../../../contract/api.ts';
import { isRecord } from '../isRecord.ts';
import { CallFailure, type CallInput, type CallResponse, type GuideClient } from './client.ts';

/** Decides by status and body whether a response leads on. */
type Expectation = (status: number, body: unknown) => boolean;

/**
 * Calls an endpoint of which only certain successful responses lead on (docs/product/accounts.md#sign-up-by-email).
 * Any other response counts as a failure of the server.
 */
export async function callExpectingFailures<C extends ApiCall>(
  client: GuideClient,
  name: C,
  input: CallInput<C>,
  isExpected: Expectation,
): Promise<CallResponse<C>> {
  let status = 0;
  const body = await client.call(name, input, undefined, (received) => {
    status = received;
  });
  // 502 Bad Gateway: the server was reached, and its response is invalid.
  if (!isExpected(status, body)) throw new CallFailure(502, 'internal');
  return body;
}

/** Whether a body has a non-empty text in each of these fields. */
function hasTexts(body: unknown, fields: readonly string[]): boolean {
  return isRecord(body) && fields.every((field) => typeof body[field] === 'string' && body[field] !== '');
}

/** An e-mail with a code was sent (docs/product/accounts.md#sign-up-by-email). */
export const isSent: Expectation = (status) => status === 204;
/** The code was right (docs/product/accounts.md#sign-up-by-email). */
export const isVerified: Expectation = (status, body) =>
  status === 200 && hasTexts(body, ['emailVerifyToken']);
/** The account was created, and its owner is logged in (docs/product/accounts.md#sign-up-by-email). */
export const isSignedUp: Expectation = (status, body) =>
  (status === 200 || status === 201) && hasTexts(body, ['accessToken', 'nickname']);
