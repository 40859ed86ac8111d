import path from 'node:path';
import { root } from './install.mjs';

/** A reason for skipping that names the required machine: `(needs root)` in a title, or `needs ...` as test.skip()'s argument. */
const inTitle = /\(needs [^()]+\)/;
const asReason = /^needs \S/;

/** Titles of the skipped tests of a vitest report that do not name the machine they need. */
export function unexplainedUnit(report) {
  const results = report?.testResults.flatMap((file) => file.assertionResults) ?? [];
  return results
    .filter(({ status, fullName }) => !['passed', 'failed'].includes(status) && !inTitle.test(fullName))
    .map(({ fullName }) => fullName.trim());
}

function specsIn(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsIn)];
}

/** The same for a Playwright report. */
export function unexplainedJourneys(report) {
  const isExplained = (title, { annotations = [] }) =>
    inTitle.test(title) || annotations.some(({ description = '' }) => asReason.test(description));
  return (report?.suites ?? [])
    .flatMap(specsIn)
    .filter(({ title, tests }) =>
      tests.some((test) => test.status === 'skipped' && !isExplained(title, test)),
    )
    .map(({ title }) => title);
}

/** The first lines of a message, which are enough to recognise the fault at the end of a log. */
function firstLines(message) {
  const plain = (message ?? '').replaceAll(new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g'), '');
  return plain.split('\n').slice(0, 4).join('\n  ').slice(0, 600);
}

/** The path of a reported file, in the form that `npm test --` takes. */
const relativePath = (...parts) => path.relative(root, path.resolve(root, ...parts));

/** A failure for the list at the end: what, why, and how to run it again. */
const failure = (title, message, place) =>
  `${title}\n  ${firstLines(message)}\n  npm test -- ${quoted(place)}`;

/** A path quoted for a shell; the project's own paths need no more than this. */
const quoted = (place) => (place.includes(' ') ? `"${place}"` : place);

/** The failed tests of a vitest report, each with the start of its message. A file that could not be loaded counts as one. */
export function failedUnit(report) {
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (status === 'failed' && failed.length === 0)
      return [failure(relativePath(name), message, relativePath(name))];
    return failed.map(({ fullName, failureMessages }) =>
      failure(fullName.trim(), failureMessages?.[0], relativePath(name)),
    );
  });
}

/** The same for a Playwright report; a test that passed at a second try failed too. */
export function failedJourneys(report) {
  return (report?.suites ?? []).flatMap(specsIn).flatMap(({ title, file, line, tests }) => {
    const failed = tests.filter(({ status }) => status === 'unexpected' || status === 'flaky');
    return failed.map(({ results }) => {
      const error = results?.find((result) => result.error)?.error;
      return failure(title, error?.message, `${relativePath(report.config.rootDir, file)}:${line}`);
    });
  });
}

/** The ten files of both reports that took longest: seconds and path. */
export function slowestFiles(unitReport, journeyReport) {
  const milliseconds = new Map();
  const add = (file, time) => milliseconds.set(file, (milliseconds.get(file) ?? 0) + time);
  for (const { name, startTime, endTime } of unitReport?.testResults ?? [])
    add(relativePath(name), endTime - startTime);
  for (const { file, tests } of (journeyReport?.suites ?? []).flatMap(specsIn)) {
    const results = tests.flatMap((test) => test.results);
    for (const { duration } of results) add(relativePath(journeyReport.config.rootDir, file), duration);
  }
  const slowest = [...milliseconds].sort(([, first], [, second]) => second - first).slice(0, 10);
  return slowest.map(([file, time]) => `${(time / 1000).toFixed(1).padStart(7)} s  ${file}`);
}
