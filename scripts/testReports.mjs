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

/** `message` in its first lines: what a reader of a log's end needs to know which fault it is. */
function firstLines(message) {
  const plain = (message ?? '').replaceAll(new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g'), '');
  return plain.split('\n').slice(0, 4).join('\n  ').slice(0, 600);
}

/** The failed tests of a vitest report, each with the start of its message. A file that could not be loaded counts as one. */
export function failedUnit(report) {
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [`${name}\n  ${firstLines(message)}`];
    return failed.map(
      ({ fullName, failureMessages }) => `${fullName.trim()}\n  ${firstLines(failureMessages?.[0])}`,
    );
  });
}

/** The same for a Playwright report; a test that passed at a second try failed too. */
export function failedJourneys(report) {
  return (report?.suites ?? []).flatMap(specsOf).flatMap(({ title, tests }) => {
    const failed = tests.filter(({ status }) => status === 'unexpected' || status === 'flaky');
    return failed.map(({ results }) => {
      const error = results?.find((result) => result.error)?.error;
      return `${title}\n  ${firstLines(error?.message)}`;
    });
  });
}
