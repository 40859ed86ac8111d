import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** The project's own files, as git knows them (tracked or new, not ignored). */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file));

interface Import {
  from: string;
  to: string;
  isTypeOnly: boolean;
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // Deleted in the work tree, not yet in the index.
    return '';
  }
}

/** Every relative import, static or dynamic, as paths from the project's folder. */
const imports: Import[] = files.flatMap((from) =>
  [
    ...read(from).matchAll(
      /(?:^|\n)\s*(import|export)\s+(type\s)?[^;'"]*?from\s+'(\.[^']+)'|import\('(\.[^']+)'\)/g,
    ),
  ].map((match) => ({
    from,
    to: path.posix.normalize(path.posix.join(path.posix.dirname(from), match[3] ?? match[4] ?? '')),
    isTypeOnly: match[2] !== undefined,
  })),
);

/** The part of the house that a file belongs to: its first folder, and below web the second. */
function roomOf(file: string): string {
  const [first = '', second = ''] = file.split('/');
  if (first !== 'web') return first;
  return file.split('/').length > 2 ? `web/${second}` : 'web';
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.includes('/testing');

/** Lower may be imported by higher, never the other way (DESIGN 2). */
const webFloors = [
  ['web/i18n', 'web/shared/client', 'web/shared/paths.ts'],
  ['web/shared/ui', 'web/features/offline'],
  ['web/features/places', 'web/features/plan', 'web/features/map', 'web/search', 'web/app/shell', 'web/features/account', 'web/driver', 'web/features/orders'],
  ['web/pages'],
];

function floorOf(file: string): number {
  return webFloors.findIndex((rooms) => rooms.some((room) => file === room || roomOf(file) === room));
}

describe('house rules', () => {
  it('DESIGN 2: contract imports nothing of web or server', () => {
    const wrong = imports.filter(
      ({ from, to }) => roomOf(from) === 'contract' && !to.startsWith('contract/'),
    );
    expect(wrong).toEqual([]);
  });

  it('DESIGN 2: drawings know the contract alone', () => {
    const wrong = imports.filter(
      ({ from, to }) => roomOf(from) === 'drawings' && !isTest(from) && !/^(drawings|contract)\//.test(to),
    );
    expect(wrong).toEqual([]);
  });

  it('DESIGN 2: drawings are a build tool: no product code imports them', () => {
    const wrong = imports.filter(
      ({ from, to }) => /^(server|contract)\//.test(from) && to.startsWith('drawings/'),
    );
    expect(wrong).toEqual([]);
  });

  it('DESIGN 2: web never imports server, nor the drawings, which are large', () => {
    const wrong = imports.filter(
      ({ from, to }) => from.startsWith('web/') && /^(server|drawings)\//.test(to),
    );
    expect(wrong).toEqual([]);
  });

  it("DESIGN 2: server knows of web only its renderer's types", () => {
    const wrong = imports.filter(
      ({ from, to, isTypeOnly }) =>
        from.startsWith('server/') && to.startsWith('web/') && !(isTypeOnly && to === 'web/app/entryServer.tsx'),
    );
    expect(wrong).toEqual([]);
  });

  it('DESIGN 2: imports in web run from routes to subjects to ui', () => {
    const wrong = imports.filter(({ from, to }) => {
      const [source, target] = [floorOf(from), floorOf(to)];
      return source >= 0 && target >= 0 && target > source;
    });
    expect(wrong).toEqual([]);
  });

  it('DESIGN 2: sandbox is imported by the start-up alone', () => {
    const wrong = imports.filter(
      ({ from, to }) =>
        to.startsWith('server/sandbox/') &&
        !/^(server\/(main\.ts|sandbox\/)|scripts\/steps\/devServer\.ts|bench\/)/.test(from) &&
        !isTest(from),
    );
    expect(wrong).toEqual([]);
  });

  it('DESIGN 2: database imports no resource of the server', () => {
    const wrong = imports.filter(
      ({ from, to }) =>
        from.startsWith('server/platform/database/') &&
        /^server\/\w+\//.test(to) &&
        !to.startsWith('server/platform/database/') &&
        !isTest(from),
    );
    expect(wrong).toEqual([]);
  });

  it('nothing of the tests is imported by the product', () => {
    const wrong = imports.filter(
      ({ from, to }) =>
        /^(web|server|contract|drawings)\//.test(from) &&
        !isTest(from) &&
        (isTest(to) || /^(tests|bench)\//.test(to)),
    );
    expect(wrong).toEqual([]);
  });

  it('a file has one subject: none is longer than 400 lines', () => {
    const long = files.filter((file) => read(file).split('\n').length > 400);
    expect(long).toEqual([]);
  });

  it('no file is a drawer for everything', () => {
    const drawers = files.filter((file) => /(^|\/)(utils?|helpers?|common|misc|manager)(\.|\/)/i.test(file));
    expect(drawers).toEqual([]);
  });

  it('types hide no doubt: no any, no ts-ignore, no non-null assertion', () => {
    const wrong = files.filter((file) =>
      /\bas any\b|: any[;,)=\]>| ]*[;,)=\]>|]|@ts-(ignore|expect-error|nocheck)/.test(read(file)),
    );
    expect(wrong.filter((file) => file !== 'scripts/houseRules.test.ts')).toEqual([]);
  });
});
