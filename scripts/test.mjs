import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from './build.mjs';
import { check } from './check.mjs';
import { chosenTests } from './chosenTests.mjs';
import { haveDrawingsPassed, rememberDrawingsPassed } from './drawingsTests.mjs';
import { ensureInstalled, root } from './install.mjs';
import { run } from './run.mjs';
import {
  failedJourneys,
  failedUnit,
  slowestFiles,
  unexplainedJourneys,
  unexplainedUnit,
} from './testReports.mjs';

const results = path.join(root, 'test-results');

function readJson(file) {
  const whole = path.join(results, file);
  return existsSync(whole) ? JSON.parse(readFileSync(whole, 'utf8')) : null;
}

/** Counts of a vitest report. */
function vitestCounts(report) {
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + (report.success || report.numFailedTests > 0 ? 0 : 1),
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Counts of a Playwright report. */
function playwrightCounts(report) {
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped };
}

// `npm test -- PATH... [OPTION...]` runs these files alone, without the checks.
const chosen = chosenTests(process.argv.slice(2));

ensureInstalled({ dev: true });
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

// The checks run in parallel with the build, since each leaves a core idle. The tests don't: journeys and race tests would take
// longer in parallel than one after the other.
const checks = chosen.isWhole ? ['types', 'types of drawings', 'lint and format', 'dead code'] : [];
const [failedChecks] = await Promise.all([check(checks), ensureBuilt()]);
let failed = failedChecks;

const leavesOutDrawings = chosen.isWhole && haveDrawingsPassed();
const unitCode = chosen.unit
  ? await run([
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=test-results/unit.json',
      ...(leavesOutDrawings ? ['--project=!drawings'] : []),
      ...chosen.unit,
    ])
  : 0;
if (chosen.isWhole && unitCode === 0 && !leavesOutDrawings) rememberDrawingsPassed();
const journeyCode = chosen.journeys
  ? await run(['node_modules/@playwright/test/cli.js', 'test', ...chosen.journeys])
  : 0;

const [unitReport, journeyReport] = [readJson('unit.json'), readJson('journeys.json')];
const nothing = { passed: 0, failed: 0, skipped: 0 };
const unit = chosen.unit ? vitestCounts(unitReport) : nothing;
const journeys = chosen.journeys ? playwrightCounts(journeyReport) : nothing;
if (unitCode !== 0 && unit.failed === 0) unit.failed = 1;
if (journeyCode !== 0 && journeys.failed === 0) journeys.failed = 1;
failed += unit.failed + journeys.failed;
// A skipped test proves nothing: in CI only a test that names the machine it needs may be skipped.
const unexplained =
  process.env.CI === 'true' ? [...unexplainedUnit(unitReport), ...unexplainedJourneys(journeyReport)] : [];
for (const title of unexplained) process.stdout.write(`FAILED as skipped in CI: ${title}\n`);
failed += unexplained.length;
process.stdout.write(`\nThe slowest files:\n${slowestFiles(unitReport, journeyReport).join('\n')}\n`);
// The failures are listed again at the end, because often only the end of a long log is kept.
for (const title of [...failedUnit(unitReport), ...failedJourneys(journeyReport)]) {
  process.stdout.write(`\nFAILED: ${title}\n`);
}

if (leavesOutDrawings)
  process.stdout.write('\nThe tests of drawings/ were left out: nothing that they read has changed.\n');
process.stdout.write(`\nunit: ${unit.passed} passed, ${unit.failed} failed, ${unit.skipped} skipped\n`);
process.stdout.write(
  `journeys: ${journeys.passed} passed, ${journeys.failed} failed, ${journeys.skipped} skipped\n`,
);
process.stdout.write(
  `\n${unit.passed + journeys.passed} passed, ${failed} failed, ${unit.skipped + journeys.skipped} skipped\n`,
);
process.exit(failed === 0 ? 0 : 1);
