/** A reason that names the machine: `(needs root)` in a title, or `needs ...` as the argument of test.skip(). */
const inTitle = /\(needs [^()]+\)/;
const asReason = /^needs \S/;

/** Titles of the skipped tests of a vitest report that do not name the machine they need. */
export function unexplainedUnit(report) {
  const results = report?.testResults.flatMap((file) => file.assertionResults) ?? [];
  return results
    .filter(({ status, fullName }) => !['passed', 'failed'].includes(status) && !inTitle.test(fullName))
    .map(({ fullName }) => fullName.trim());
}

function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}

/** The same for a Playwright report. */
export function unexplainedJourneys(report) {
  const isExplained = (title, { annotations = [] }) =>
    inTitle.test(title) || annotations.some(({ description = '' }) => asReason.test(description));
  return (report?.suites ?? [])
    .flatMap(specsOf)
    .filter(({ title, tests }) =>
      tests.some((test) => test.status === 'skipped' && !isExplained(title, test)),
    )
    .map(({ title }) => title);
}
