import { z } from 'zod';
import type { ExplainedSurvivors } from './survivors.ts';

const positionSchema = z.object({ line: z.int(), column: z.int() });

/** The part of Stryker's JSON report that is read here. */
export const reportSchema = z.object({
  files: z.record(
    z.string(),
    z.object({
      source: z.string(),
      mutants: z.array(
        z.object({
          status: z.string(),
          replacement: z.string(),
          location: z.object({ start: positionSchema, end: positionSchema }),
        }),
      ),
    }),
  ),
});
type Report = z.infer<typeof reportSchema>;

interface Mutant {
  readonly file: string;
  /** The code that was replaced. */
  readonly original: string;
  readonly replacement: string;
}

/** A file's source between two positions, which count from 1. */
function sourceBetween(
  source: string,
  { start, end }: Report['files'][string]['mutants'][number]['location'],
): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, index) =>
      line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined),
    )
    .join('\n');
}

interface TriedMutant {
  readonly mutant: Mutant;
  readonly line: number;
  /** Whether a test failed, or ran out of time. */
  readonly isNoticed: boolean;
  readonly hasTimedOut: boolean;
}

/** The mutants of a report. A mutant that doesn't even run proves nothing, and counts as not noticed. */
export function triedMutants({ files }: Report): TriedMutant[] {
  return Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.map(({ status, replacement, location }) => ({
      mutant: { file, original: sourceBetween(source, location), replacement },
      line: location.start.line,
      isNoticed: status === 'Killed' || status === 'Timeout',
      hasTimedOut: status === 'Timeout',
    })),
  );
}

const oneLine = (code: string) => code.replaceAll(/\s+/g, ' ');

const key = ({ file, original, replacement }: Mutant) =>
  [file, oneLine(original), oneLine(replacement)].join('\n');

const asText = ({ file, original, replacement }: Mutant, line?: number) =>
  `${file}${line === undefined ? '' : `:${line}`}\n    ${oneLine(original)}\n -> ${oneLine(replacement)}`;

/** What is wrong with a run: survivors that nothing explains, and explanations without a survivor. */
export function mutationFaults(
  tried: readonly TriedMutant[],
  explained: readonly ExplainedSurvivors[],
): string[] {
  const explanations = explained.flatMap(({ file, mutants }) =>
    mutants.map(([original, replacement]) => ({ file, original, replacement })),
  );
  const explainedKeys = new Set(explanations.map(key));
  const unexplained = tried
    .filter(({ mutant, isNoticed }) => !isNoticed && !explainedKeys.has(key(mutant)))
    .map(({ mutant, line }) => `No test notices ${asText(mutant, line)}`);
  // A survivor that only makes the code slower may time out on a busy machine.
  const survivors = new Set(
    tried.filter(({ isNoticed, hasTimedOut }) => !isNoticed || hasTimedOut).map(({ mutant }) => key(mutant)),
  );
  const outdated = explanations
    .filter((mutant) => !survivors.has(key(mutant)))
    .map((mutant) => `A test notices, or the code has changed: remove from survivors.ts ${asText(mutant)}`);
  return [...unexplained, ...outdated];
}

/** For each file: how many of its mutants are noticed. */
export function mutationScores(tried: readonly TriedMutant[]): string[] {
  return [...Map.groupBy(tried, ({ mutant }) => mutant.file)].map(([file, mutants]) => {
    const noticed = mutants.filter(({ isNoticed }) => isNoticed).length;
    return `${noticed} of ${mutants.length}  ${file}`;
  });
}
