import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseAcceptLanguage } from '../../../contract/negotiateLanguage.ts';
import { htmlLang, type Language, languages } from '../../../domain/languages.ts';
import type { Departures } from '../../desk/settings/departures.ts';
import { clientKey } from '../../http/limits/client.ts';
import type { RateLimits } from '../../http/limits/rateLimits.ts';
import type { ReadOrigin } from '../../http/requestAddress.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ResellerContract } from '../orders/reseller/resellerBooking.ts';
import { OctoError } from './octoErrors.ts';
import { findContract } from './resellerKeys.ts';

/** The standard's extensions that we know. */
export const knownCapabilities = ['octo/pricing', 'octo/content'] as const;
export type KnownCapability = (typeof knownCapabilities)[number];

/** One request of a reseller. */
export interface OctoCall {
  readonly contract: ResellerContract;
  readonly capabilities: ReadonlySet<KnownCapability>;
  /** The language of texts in the response. */
  readonly language: Language;
  /** The origin of the visitors' pages. */
  readonly origin: string;
  readonly departures: Pick<Departures, 'offered' | 'find'>;
}

interface CallDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly limits: RateLimits;
  readonly departures: Departures;
}

/** The key of a request. The scheme's name may be written in any case. */
const sentKey = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer +([\w-]{1,200})$/i.exec(headers.authorization ?? '')?.[1];

/**
 * The reseller that calls, by its key.
 * @throws OctoError 'UNAUTHORIZED' without a key, 'FORBIDDEN' for one that is unknown, ended or of a disabled reseller
 */
async function findCaller(deps: CallDeps, request: FastifyRequest): Promise<ResellerContract> {
  if (request.headers.authorization === undefined)
    throw new OctoError('UNAUTHORIZED', 'Send the key in the header Authorization: Bearer …');
  const key = sentKey(request);
  const contract = key === undefined ? null : await findContract(deps, key);
  if (!contract) {
    await deps.limits.take('octoUnknownKeyByClient', clientKey(request));
    throw new OctoError('FORBIDDEN', 'This key is not valid, or is not valid any more.');
  }
  await deps.limits.take('octoByReseller', contract.resellerId);
  return contract;
}

/** The capabilities that a request asks for and that we know. */
function askedCapabilities({ headers }: FastifyRequest): ReadonlySet<KnownCapability> {
  const asked = String(headers['octo-capabilities'] ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  return new Set(knownCapabilities.filter((known) => asked.includes(known)));
}

/** Reads who calls and what they ask for, and names the granted capabilities and languages in the response's headers. */
export async function openCall(
  deps: CallDeps,
  readOrigin: ReadOrigin,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<OctoCall> {
  const contract = await findCaller(deps, request);
  const capabilities = askedCapabilities(request);
  const language = parseAcceptLanguage(request.headers['accept-language']) ?? 'en';
  reply.header('octo-capabilities', [...capabilities].join(', '));
  if (capabilities.has('octo/content')) {
    reply.header('content-language', htmlLang[language]);
    reply.header('available-languages', languages.map((code) => htmlLang[code]).join(', '));
  }
  return { contract, capabilities, language, origin: readOrigin(request), departures: deps.departures };
}
