import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = 'docs/decisions';

interface Decision {
  readonly file: string;
  readonly number: string;
  readonly title: string;
  readonly date: string;
  /** As in the index: "accepted", or "replaced by" and a number. */
  readonly status: string;
  /** The first paragraph: what was decided. */
  readonly summary: string;
}

/** @throws Error if the page's first lines don't have the form of docs/decisions/README.md */
function readDecision(file: string): Decision {
  const text = readFileSync(path.join(folder, file), 'utf8');
  const [, number, title, date, status, summary] =
    /^# (\d{4})\. (.+)\n\nDate: (\d{4}-\d\d-\d\d)\. Status: (.+)\n\n((?:.+\n)+)/.exec(text) ?? [];
  if (!number || !title || !date || !status || !summary)
    throw new Error(`${file} doesn't begin with its number, title, date, status and summary.`);
  const replacedBy = /^replaced by \[[^\]]+\]\((\d{4})-/.exec(status)?.[1];
  if (!replacedBy && !status.startsWith('accepted.'))
    throw new Error(`${file} has neither the status "accepted." nor "replaced by" with a link.`);
  return {
    file,
    number,
    title,
    date,
    status: replacedBy ? `replaced by ${replacedBy}` : 'accepted',
    summary: summary.trim().replaceAll('\n', ' '),
  };
}

const decisions = readdirSync(folder)
  .filter((file) => file !== 'README.md')
  .sort()
  .map(readDecision);

describe(folder, () => {
  it('numbers the decisions from 0001 without gaps, in the name and the title of each file', () => {
    const numbers = decisions.map((_, index) => String(index + 1).padStart(4, '0'));
    expect(decisions.map(({ number }) => number)).toEqual(numbers);
    expect(decisions.map(({ file }) => file.slice(0, 5))).toEqual(numbers.map((number) => `${number}-`));
  });

  it('lists each decision in the index, with its title, date, status and summary', () => {
    const rows = readFileSync(path.join(folder, 'README.md'), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| ['));
    expect(rows).toEqual(
      decisions.map(
        ({ file, number, title, date, status, summary }) =>
          `| [${number}](${file}) | ${title} | ${date} | ${status} | ${summary} |`,
      ),
    );
  });

  it('names in a new decision each one that it replaced', () => {
    for (const { number, status } of decisions) {
      const newer = decisions.find((one) => status === `replaced by ${one.number}`);
      if (!newer) continue;
      expect(readFileSync(path.join(folder, newer.file), 'utf8')).toMatch(
        new RegExp(`Status: accepted\\. Replaces \\[[^\\]]+\\]\\(${number}-`),
      );
    }
  });
});
