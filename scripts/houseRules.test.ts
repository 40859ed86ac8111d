import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

/** The project's own files, as git knows them (tracked or new, not ignored). */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file));

interface Edge {
  from: string;
  to: string;
}

interface Import extends Edge {
  isTypeOnly: boolean;
  isDynamic: boolean;
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
    isDynamic: match[4] !== undefined,
  })),
);

/** The packages that a file imports, types alone excepted. */
const importedPackages = (file: string) =>
  [
    ...read(file).matchAll(
      /^(?:import|export)\s+(?!type\s)(?:[^;'"]*?from\s+)?'([^'.][^']*)'|import\('([^'.][^']*)'\)/gm,
    ),
  ]
    .map(([, fixed, dynamic]) => fixed ?? dynamic ?? '')
    .filter((name) => !name.startsWith('node:'))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));

const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.includes('/testing/');

/** From top to bottom: a folder imports only from those below it (docs/architecture.md). */
const levels = {
  server: [
    'main.ts',
    'app',
    'operator',
    'sandbox',
    'mcp',
    'pages',
    'features',
    'desk',
    'media',
    'guide',
    'mail',
    'http',
    'providers',
    'platform',
  ],
  web: ['app', 'desk', 'driverTours', 'pages', 'features', 'shared', 'messages'],
} as const;

/** The number of a file's level, counted from the top; -1 if it is on none. */
function folderLevel(side: keyof typeof levels, file: string): number {
  const [first, second = ''] = file.split('/');
  const folders: readonly string[] = levels[side];
  return first === side ? folders.indexOf(second) : -1;
}

/** The edges of a graph that lie on cycles, or between two of them. */
function edgesOnCycles<E extends Edge>(edges: readonly E[]): readonly E[] {
  const starts = new Set(edges.map(({ from }) => from));
  const ends = new Set(edges.map(({ to }) => to));
  const kept = edges.filter(({ from, to }) => ends.has(from) && starts.has(to));
  return kept.length === edges.length ? kept : edgesOnCycles(kept);
}

/** What npm start builds and runs. */
const built = files.filter(
  (file) =>
    /^((content|contract|domain|drawings|scripts|server|web)\/|vite\.config\.ts$)/.test(file) &&
    // Tools for those who write the guide, and for tests.
    !/^scripts\/(content|mutation)\//.test(file) &&
    !isTest(file),
);

/** Versions of the packages that npm start installs. */
const { dependencies, optionalDependencies } = z
  .object({
    dependencies: z.record(z.string(), z.string()),
    optionalDependencies: z.record(z.string(), z.string()),
  })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));
const installed: Readonly<Record<string, string>> = { ...dependencies, ...optionalDependencies };

const productImports = imports.filter(({ from }) => !isTest(from));

/** The third folder of a path, such as `plan` of web/features/plan/draft.ts. */
const folderSubject = (file: string) => file.split('/')[2] ?? '';

describe('house rules', () => {
  it.each(['server', 'web'] as const)('DESIGN 2: lets folders of %s import only from below them', (side) => {
    const product = files.filter((file) => file.startsWith(`${side}/`) && !isTest(file));
    const unknown = product.filter(
      (file) => folderLevel(side, file) < 0 && !/^(server\/testing|web\/public)\//.test(file),
    );
    expect(unknown).toEqual([]);
    const upward = productImports.filter(({ from, to }) => {
      const [source, target] = [folderLevel(side, from), folderLevel(side, to)];
      return source >= 0 && target >= 0 && target < source;
    });
    expect(upward).toEqual([]);
  });

  it('DESIGN 2: lets features of the server import only types from each other', () => {
    const across = productImports.filter(
      ({ from, to, isTypeOnly }) =>
        !isTypeOnly &&
        from.startsWith('server/features/') &&
        to.startsWith('server/features/') &&
        folderSubject(from) !== folderSubject(to),
    );
    expect(across).toEqual([]);
  });

  it('keeps folders of editing from importing each other, except for official data', () => {
    const editingFolder = (file: string) => /^server\/features\/editing\/(\w+)\//.exec(file)?.[1];
    const across = productImports.filter(({ from, to }) => {
      const [source, target] = [editingFolder(from), editingFolder(to)];
      return source !== undefined && target !== undefined && source !== target;
    });
    // Accepting a proposal saves a draft of a place, or a festival.
    expect(across.filter(({ from }) => editingFolder(from) !== 'officialData')).toEqual([]);
    const changed = across.map(({ to }) => editingFolder(to) ?? '');
    expect([...new Set(changed)].sort()).toEqual(['festivals', 'guide']);
  });

  it.each(['web/features/', 'web/pages/'])(
    'DESIGN 2: has no import cycles between folders of %s',
    (level) => {
      const across = productImports
        .filter(({ from, to }) => from.startsWith(level) && to.startsWith(level))
        .map(({ from, to }) => ({ from: folderSubject(from), to: folderSubject(to) }))
        .filter(({ from, to }) => from !== to);
      expect(edgesOnCycles(across)).toEqual([]);
    },
  );

  it('has no import cycles between files, imports of types and dynamic imports included', () => {
    expect(edgesOnCycles(imports)).toEqual([]);
  });

  it('finds a cycle of any length', () => {
    const cycle = [
      { from: 'a', to: 'b' },
      { from: 'b', to: 'c' },
      { from: 'c', to: 'a' },
    ];
    expect(edgesOnCycles([{ from: 'start', to: 'a' }, ...cycle, { from: 'c', to: 'end' }])).toEqual(cycle);
  });

  it('DESIGN 2: lets contract import domain alone, and domain nothing of the project', () => {
    const wrong = imports.filter(
      ({ from, to }) =>
        (from.startsWith('contract/') && !/^(contract|domain)\//.test(to)) ||
        (from.startsWith('domain/') && !to.startsWith('domain/')),
    );
    expect(wrong).toEqual([]);
  });

  it('keeps the schema library out of domain, so that the browser can load its rules', () => {
    const rules = files.filter((file) => file.startsWith('domain/') && !isTest(file));
    expect(new Set(rules.flatMap(importedPackages))).toEqual(new Set(['suncalc']));
  });

  it('DESIGN 2: keeps drawings, a build tool, and everything else from importing each other', () => {
    const wrong = imports.filter(
      ({ from, to }) => from.startsWith('drawings/') !== to.startsWith('drawings/'),
    );
    expect(wrong).toEqual([]);
  });

  it("DESIGN 2: keeps web from importing server, and lets server import only the renderer's types from web", () => {
    const wrong = imports.filter(
      ({ from, to, isTypeOnly }) =>
        (from.startsWith('web/') && to.startsWith('server/')) ||
        (from.startsWith('server/') &&
          to.startsWith('web/') &&
          !(isTypeOnly && to === 'web/app/entryServer.tsx')),
    );
    expect(wrong).toEqual([]);
  });

  it('DESIGN 2: imports the sandbox by a single dynamic import', () => {
    const wrong = productImports.filter(
      ({ from, to, isDynamic }) =>
        from.startsWith('server/') &&
        !from.startsWith('server/sandbox/') &&
        to.startsWith('server/sandbox/') &&
        !(isDynamic && from === 'server/main.ts'),
    );
    expect(wrong).toEqual([]);
  });

  it('loads the SDK of assistants by a single dynamic import, so that a start does without it', () => {
    const loading = files.filter(
      (file) => !isTest(file) && importedPackages(file).includes('@modelcontextprotocol/sdk'),
    );
    expect(loading).toEqual(['server/mcp/mcpServer.ts']);
    const wrong = productImports.filter(
      ({ to, isDynamic }) => to === 'server/mcp/mcpServer.ts' && !isDynamic,
    );
    expect(wrong).toEqual([]);
  });

  it('keeps the product from importing tests', () => {
    const wrong = imports.filter(
      ({ from, to }) =>
        /^(web|server|contract|domain|drawings)\//.test(from) &&
        !isTest(from) &&
        (isTest(to) || /^(tests|bench)\//.test(to)),
    );
    expect(wrong).toEqual([]);
  });

  it('DESIGN 5: has every package that product and build import among those that npm start installs', () => {
    const imported = new Set(built.flatMap(importedPackages));
    expect([...imported]).toEqual(expect.arrayContaining(['fastify', 'react', 'vite', '@resvg/resvg-js']));
    expect([...imported].filter((name) => installed[name] === undefined)).toEqual([]);
  });

  it('leaves out of the image what only the build and the sandboxes import', () => {
    const inImage = built.filter(
      (file) => !/^((drawings|scripts|web|server\/sandbox)\/|vite\.config\.ts$)/.test(file),
    );
    const needed = new Set(inImage.flatMap(importedPackages));
    const [, removed = ''] =
      /npm uninstall --no-save --omit=dev ((?:[^\n]*\\\n)*[^\n]*)/.exec(read('ops/Dockerfile')) ?? [];
    const unneeded = Object.keys(installed).filter((name) => !needed.has(name) && !name.startsWith('node-'));
    expect(removed.split(/[\s\\]+/).sort()).toEqual(unneeded.sort());
  });

  it('keeps every file to one subject and at most 350 lines', () => {
    const long = files.filter((file) => read(file).split('\n').length > 350);
    expect(long).toEqual([]);
  });

  it('has no catch-all files', () => {
    const drawers = files.filter((file) => /(^|\/)(utils?|helpers?|common|misc|manager)(\.|\/)/i.test(file));
    expect(drawers).toEqual([]);
  });

  it('allows no any and no ts-ignore', () => {
    const wrong = files.filter((file) =>
      /\bas any\b|[:<|&,]\s*any\s*[;,)=\]>|[{}&]|@ts-(ignore|expect-error|nocheck)/.test(read(file)),
    );
    expect(wrong.filter((file) => file !== 'scripts/houseRules.test.ts')).toEqual([]);
  });
});
