import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'docs/security');

/** Requirements of OWASP ASVS 5.0 at levels 1 and 2. */
const requirementCount = 253;
const states = ['met', 'not applicable', 'open'] as const;

interface Row {
  readonly page: string;
  readonly id: string;
  /** The state without the day that follows it. */
  readonly state: string;
  readonly shownBy: string;
}

function readRows(page: string): Row[] {
  const rows = readFileSync(path.join(folder, page), 'utf8').matchAll(
    /^\| (V[\d.]+) \| [12] \| [^|]+ \| ([^|,]+?)(?:, \d{4}-\d\d-\d\d)? \| ([^|]+) \|$/gm,
  );
  return [...rows].map(([, id = '', state = '', shownBy = '']) => ({ page, id, state, shownBy }));
}

const rows = readdirSync(folder).flatMap(readRows);

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\n');

/** The file that a name means, when the previous name was in `folderBefore`; null if there is none, or more than one. */
function namedFile(name: string, folderBefore: string): string | null {
  const beside = path.join(folderBefore, name);
  const exact = [name, beside].find((file) => files.includes(file));
  if (exact !== undefined) return exact;
  const [found, another] = files.filter((file) => file.endsWith(`/${name}`));
  return found !== undefined && another === undefined ? found : null;
}

/** The names in a row that match no file, or more than one. */
function wrongNames(shownBy: string): string[] {
  const wrong: string[] = [];
  let folderBefore = '';
  for (const [, name = ''] of shownBy.matchAll(
    /`([\w/.-]+\.(?:tsx?|yaml|json|dockerignore)|[\w/-]+file)`/g,
  )) {
    const file = namedFile(name, folderBefore);
    if (file === null) wrong.push(name);
    else folderBefore = path.dirname(file);
  }
  return wrong;
}

describe('the table of security requirements', () => {
  it('has one row for each requirement', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(requirementCount);
    expect(rows).toHaveLength(requirementCount);
    expect(rows.filter(({ state }) => !states.some((one) => one === state))).toEqual([]);
  });

  it('names files that exist, each of them clearly', () => {
    const faults = rows.flatMap(({ id, shownBy }) => wrongNames(shownBy).map((name) => `${id}: ${name}`));
    expect(faults).toEqual([]);
  });

  it('is counted in the index', () => {
    const index = readFileSync(path.join(root, 'docs/security.md'), 'utf8');
    for (const page of readdirSync(folder)) {
      const ofPage = rows.filter((row) => row.page === page);
      const counts = states.map((state) => ofPage.filter((row) => row.state === state).length);
      expect(index).toContain(`](security/${page}) | ${counts.join(' | ')} |`);
    }
  });

  it('would notice a file that is gone, and a name of several files', () => {
    expect(wrongNames('`nothing.ts`, `security.ts`')).toEqual(['nothing.ts', 'security.ts']);
    expect(wrongNames('`server/http/security.ts`; `security.test.ts`')).toEqual([]);
  });
});
