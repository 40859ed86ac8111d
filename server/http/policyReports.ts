import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ProblemError } from '../platform/problem.ts';
import { cacheControl } from './caching.ts';
import { clientKey } from './limits/client.ts';
import type { RateLimits } from './limits/rateLimits.ts';
import { loggedPath } from './requestLog.ts';
import type { PolicyViolation, SecurityEvents } from './securityEvents.ts';

/** Where browsers report what the content security policy has blocked. */
export const policyReportPath = '/csp-report';

/** The name by which `report-to` refers to that address. */
export const reportingGroup = 'csp';

/** Longer texts are cut off, since the sender is not trusted. */
const maxText = 100;
const text = z
  .string()
  .max(10_000)
  .catch('')
  .transform((sent) => sent.slice(0, maxText));
const address = z.string().max(10_000).catch('');

/** Reports in the format of the Reporting API (`report-to`), an array; reports of other kinds are ignored. */
const reportsSchema = z.array(
  z.object({
    type: z.string(),
    body: z
      .object({ effectiveDirective: text, blockedURL: address, documentURL: address })
      .optional()
      .catch(undefined),
  }),
);

/** A report in the format of older browsers (`report-uri`). */
const oldReportSchema = z.object({
  'csp-report': z.object({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': address,
    'document-uri': address,
  }),
});

/** What was blocked: an origin, or a word such as `inline`. Never a whole address, which may name a person. */
function blockedSource(blocked: string): string {
  if (!URL.canParse(blocked)) return blocked.slice(0, 20);
  const { origin, protocol } = new URL(blocked);
  return origin === 'null' ? protocol : origin.slice(0, maxText);
}

/** The path of the page, without tokens and without its query. */
const pagePath = (page: string): string =>
  URL.canParse(page) ? loggedPath(new URL(page).pathname).slice(0, maxText) : '';

const violation = (directive: string, blocked: string, page: string): PolicyViolation => ({
  directive,
  blocked: blockedSource(blocked),
  page: pagePath(page),
});

/** @throws ProblemError 'invalidRequest' for anything but reports */
function readViolations(body: unknown): PolicyViolation[] {
  const reports = reportsSchema.safeParse(body).data;
  if (reports)
    return reports.flatMap(({ type, body: report }) =>
      type === 'csp-violation' && report
        ? [violation(report.effectiveDirective, report.blockedURL, report.documentURL)]
        : [],
    );
  const report = oldReportSchema.safeParse(body).data?.['csp-report'];
  if (!report) throw new ProblemError('invalidRequest', 'this is no report of a content security policy');
  const directive = report['effective-directive'] || report['violated-directive'];
  return [violation(directive, report['blocked-uri'], report['document-uri'])];
}

/** Takes reports of browsers about what the content security policy has blocked, and logs them without personal data. */
export function registerPolicyReports(
  app: FastifyInstance,
  { limits, securityEvents }: { readonly limits: RateLimits; readonly securityEvents: SecurityEvents },
): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json', 'application/json'],
    { parseAs: 'string', bodyLimit: 16 * 1024 },
    app.getDefaultJsonParser('remove', 'remove'),
  );
  app.post(policyReportPath, async (request, reply) => {
    await limits.take('policyReportByClient', clientKey(request));
    for (const found of readViolations(request.body).slice(0, 20))
      securityEvents.recordViolation(request, found);
    return reply.code(204).header('cache-control', cacheControl.noStore).send();
  });
}
