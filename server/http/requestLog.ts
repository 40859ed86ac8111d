import type { FastifyRequest } from 'fastify';
import { type LevelWithSilent, type Logger, pino } from 'pino';
import { escapedInJson } from '../../contract/readableText.ts';
import type { Tracing } from '../platform/telemetry/tracing/tracing.ts';
import { pathAsRead } from './requestAddress.ts';

/** The parts of a path that would open a shared plan, or a ticket, to whoever reads the log. */
const tokens = /^((?:\/api\/v1)?\/(?:plan|shared-plans|ticket-check|tickets)\/)[^/]+/;

/** What a log line tells of a request: never its query, which may hold a token, an address or what was searched for. */
export function tellRequest({ method, url, ip }: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) {
  const [path = ''] = url.split('?', 1);
  const read = pathAsRead(path);
  return { method, path: tokens.test(read) ? read.replace(tokens, '$1…') : path, remoteAddress: ip };
}

/** A type, since fastify asks for one with an index signature. */
type ToldError = {
  type: string;
  message: string;
  stack: string;
  code?: string;
  cause?: ToldError;
};

/** What a log line tells of an error: nothing beside its text, since drivers add queries and their values. */
export function tellError(error: unknown): ToldError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' };
  return {
    type: error.name,
    message: error.message,
    stack: error.stack ?? '',
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...(error.cause === undefined ? {} : { cause: tellError(error.cause) }),
  };
}

/**
 * Not pino's own, which stands still where a line cannot be written: start.ts hears the errors of this one. JSON itself
 * escapes only some of the characters that act on a terminal.
 */
const stream = { write: (line: string) => void process.stdout.write(`${escapedInJson(line.trimEnd())}\n`) };

/** Fastify's logger: at the level that was set, with the trace of what is under way where there is one. */
export function requestLog(level: LevelWithSilent, tracing: Tracing) {
  if (level === 'silent') return false;
  const mixin = () => {
    const traceId = tracing.traceId();
    return traceId === undefined ? {} : { trace_id: traceId };
  };
  return {
    level,
    stream,
    serializers: { req: tellRequest, err: tellError },
    ...(tracing.isOn ? { mixin } : {}),
  };
}

/** The logger of what runs in the background, beside the requests. */
export function backgroundLog(level: LevelWithSilent, tracing: Tracing): Logger {
  const options = requestLog(level, tracing);
  if (!options) return pino({ level: 'silent' });
  const { stream: target, ...rest } = options;
  return pino(rest, target);
}
