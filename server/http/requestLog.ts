import type { FastifyRequest } from 'fastify';
import { type LevelWithSilent, type Logger, pino } from 'pino';
import { escapedInJson } from '../../domain/readableText.ts';
import { currentTraceId } from '../platform/telemetry/tracing/tracing.ts';
import { pathAsRead } from './requestAddress.ts';

/** The parts of a path that would give a reader of the log access to a shared plan, a ticket or a driver's tours. */
const tokens = /^((?:\/api\/v1)?\/(?:plan|shared-plans|ticket-(?:check|pass)|tickets?|driver-tours)\/)[^/]+/;

/** A path as the log may show it: without the parts that give access. */
export function loggedPath(path: string): string {
  const read = pathAsRead(path);
  return tokens.test(read) ? read.replace(tokens, '$1…') : path;
}

/** The logged fields of a request: never its query, which may hold a token, an address or a search text. */
export function requestFields({ method, url, ip }: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) {
  const [path = ''] = url.split('?', 1);
  return { method, path: loggedPath(path), remoteAddress: ip };
}

/** A type, not an interface: fastify requires an index signature. */
type ErrorFields = {
  type: string;
  message: string;
  stack: string;
  code?: string;
  cause?: ErrorFields;
};

/** The logged fields of an error: no other properties, since drivers add queries and their values. */
export function errorFields(error: unknown): ErrorFields {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' };
  return {
    type: error.name,
    message: error.message,
    stack: error.stack ?? '',
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...(error.cause === undefined ? {} : { cause: errorFields(error.cause) }),
  };
}

/**
 * Not pino's own stream, which stalls where a line cannot be written: start.ts handles the errors of this one. JSON
 * escapes only some of the characters that act on a terminal.
 */
const stream = { write: (line: string) => void process.stdout.write(`${escapedInJson(line.trimEnd())}\n`) };

/** Fastify's logger: at the configured level, with the current trace if there is one. */
export function requestLog(level: LevelWithSilent) {
  if (level === 'silent') return false;
  const mixin = () => {
    const traceId = currentTraceId();
    return traceId === undefined ? {} : { trace_id: traceId };
  };
  return {
    level,
    stream,
    serializers: { req: requestFields, err: errorFields },
    mixin,
  };
}

/** The logger of background work. */
export function backgroundLog(level: LevelWithSilent): Logger {
  const options = requestLog(level);
  if (!options) return pino({ level: 'silent' });
  const { stream: target, ...rest } = options;
  return pino(rest, target);
}
