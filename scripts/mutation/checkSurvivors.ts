import { readFileSync } from 'node:fs';
import { mutationFaults, mutationScores, reportSchema, triedMutants } from './mutationReport.ts';
import { explainedSurvivors } from './survivors.ts';

/** Fails if Stryker's report, the argument, has a survivor that survivors.ts doesn't explain. */
const [, , file = ''] = process.argv;
const tried = triedMutants(reportSchema.parse(JSON.parse(readFileSync(file, 'utf8'))));
const faults = mutationFaults(tried, explainedSurvivors);
process.stdout.write(`\nMutants that a test notices:\n${mutationScores(tried).join('\n')}\n`);
if (faults.length > 0) {
  process.stdout.write(`\n${faults.join('\n')}\n`);
  process.exitCode = 1;
}
