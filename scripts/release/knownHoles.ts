import { spawnSync } from 'node:child_process';
import { z } from 'zod';
import { npmCommand } from './npmCommand.ts';

const reportSchema = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string() })),
});

/** What the package registry knows about the packages that we ship. */
export type KnownHoles =
  | { readonly kind: 'unavailable' }
  /** The packages with known holes; `urgent` ones stop a release (SECURITY.md). */
  | { readonly kind: 'answered'; readonly urgent: readonly string[]; readonly others: readonly string[] };

/** Asks the registry about the packages of a lock file. @returns the text that `npm audit --json` writes */
export function npmAudit(root: string): string {
  const { command, first } = npmCommand();
  const options = { cwd: root, encoding: 'utf8', timeout: 60_000 } as const;
  // The exit code is 1 both for holes and for a registry that doesn't answer, so only the text tells them apart.
  return spawnSync(command, [...first, 'audit', '--omit=dev', '--json'], options).stdout ?? '';
}

/** Reads what `npm audit --json` wrote. */
export function readKnownHoles(text: string): KnownHoles {
  const report = reportSchema.safeParse(text.trim() === '' ? null : JSON.parse(text));
  if (!report.success) return { kind: 'unavailable' };
  const holes = Object.entries(report.data.vulnerabilities);
  const isUrgent = (severity: string) => severity === 'critical' || severity === 'high';
  const names = (urgent: boolean) =>
    holes
      .filter(([, { severity }]) => isUrgent(severity) === urgent)
      .map(([name, { severity }]) => `${name} (${severity})`);
  return { kind: 'answered', urgent: names(true), others: names(false) };
}
