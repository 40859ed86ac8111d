import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { npmAudit, readKnownHoles } from './knownHoles.ts';
import { npmCommand } from './npmCommand.ts';
import { shippedLicences } from './shippedLicences.ts';

interface ReleaseOptions {
  /** The folder of the checkout. */
  readonly root: string;
  /** Such as 0.2.0. */
  readonly version: string;
  /** Such as 2026-11-27. */
  readonly today: string;
  /** Asks the package registry for known holes (npmAudit). */
  readonly audit: (root: string) => string;
}

interface Release {
  /** The names of the files. */
  readonly files: readonly string[];
  /** What the package registry said about known holes, as a sentence. */
  readonly holes: string;
}

/**
 * Describes in a sentence the known holes with which we may release.
 * @throws Error if a hole stops the release
 */
function checkKnownHoles(text: string): string {
  const holes = readKnownHoles(text);
  if (holes.kind === 'unavailable')
    return 'The package registry did not answer: run npm audit --omit=dev elsewhere before you publish.';
  if (holes.urgent.length > 0)
    throw new Error(`Known holes: ${holes.urgent.join(', ')}. Update these packages first (SECURITY.md).`);
  if (holes.others.length > 0) return `Known holes to mend within 30 days: ${holes.others.join(', ')}.`;
  return 'No known holes.';
}

/** Whether a version comes after another one. */
function isLater(version: string, than: string): boolean {
  const order = new Intl.Collator('en', { numeric: true });
  return order.compare(version, than) > 0;
}

/** Changes the product's version in a file of npm. It comes before other versions: once in package.json, twice in the lock file. */
function withVersion(text: string, version: string, places: number): string {
  let left = places;
  return text.replaceAll(/"version": "[^"]*"/g, (found) => {
    left -= 1;
    return left < 0 ? found : `"version": "${version}"`;
  });
}

interface Manifests {
  readonly 'package.json': string;
  readonly 'package-lock.json': string;
}

/** The bill of materials of a release, as npm makes it from the lock file alone, without the workspace of tests. */
function billOfMaterials(files: Manifests): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  try {
    // npm names the product after its folder.
    const product = path.join(folder, 'solbada');
    mkdirSync(product);
    const { workspaces, ...manifest } = JSON.parse(files['package.json']);
    const { packages, ...lock } = JSON.parse(files['package-lock.json']);
    const listed = Object.entries<{ link?: boolean }>(packages).filter(
      ([folder, { link }]) => (folder === '' || folder.startsWith('node_modules/')) && !link,
    );
    writeFileSync(path.join(product, 'package.json'), JSON.stringify(manifest));
    const own = { ...Object.fromEntries(listed), '': manifest };
    writeFileSync(path.join(product, 'package-lock.json'), JSON.stringify({ ...lock, packages: own }));
    const { command, first } = npmCommand();
    const options = ['--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only'];
    return execFileSync(command, [...first, 'sbom', ...options], { cwd: product, encoding: 'utf8' });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Makes a release: checks the tree and the version, puts what is unreleased in CHANGELOG.md under the version, commits and
 * tags that, and writes the archive, the bill of materials, the licences and their checksums to dist-release/.
 * @throws Error with the reason, before anything has changed
 */
export function release({ root, version, today, audit }: ReleaseOptions): Release {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const read = (name: string) => readFileSync(path.join(root, name), 'utf8');
  if (git('status', '--porcelain') !== '') throw new Error('The tree has changes: commit them first.');
  const before = String(JSON.parse(read('package.json')).version);
  if (!/^\d+\.\d+\.\d+$/.test(version) || !isLater(version, before))
    throw new Error(
      `The version must have three numbers and come after ${before}, such as npm run release -- 0.2.0.`,
    );
  if (git('tag', '--list', `v${version}`) !== '') throw new Error(`The tag v${version} exists.`);
  const changes = read('CHANGELOG.md');
  if (!/^## Unreleased\n(?!\s*(## |$))/m.test(changes))
    throw new Error('CHANGELOG.md has nothing under "## Unreleased".');

  const holes = checkKnownHoles(audit(root));
  const licences = shippedLicences(read('package-lock.json'));
  const numbered = {
    'package.json': withVersion(read('package.json'), version, 1),
    'package-lock.json': withVersion(read('package-lock.json'), version, 2),
  };
  const materials = billOfMaterials(numbered);

  const changed = {
    ...numbered,
    'CHANGELOG.md': changes.replace(/^## Unreleased$/m, `## ${version} (${today})`),
  };
  for (const [name, text] of Object.entries(changed)) writeFileSync(path.join(root, name), text);
  git('commit', '--quiet', '--message', `Release ${version}`, '--', ...Object.keys(changed));
  git('tag', '--annotate', '--message', `Release ${version}`, `v${version}`);

  const folder = path.join(root, 'dist-release');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const archive = `solbada-${version}.tar.gz`;
  git('archive', `--prefix=solbada-${version}/`, `--output=${path.join(folder, archive)}`, 'HEAD');
  writeFileSync(path.join(folder, 'sbom.cdx.json'), materials);
  writeFileSync(path.join(folder, 'licences.txt'), licences);
  const sums = readdirSync(folder).map((name) => {
    const hash = createHash('sha256').update(readFileSync(path.join(folder, name)));
    return `${hash.digest('hex')}  ${name}\n`;
  });
  writeFileSync(path.join(folder, 'SHA256SUMS'), sums.join(''));
  return { files: readdirSync(folder), holes };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const [version = ''] = process.argv.slice(2);
    const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Seoul' });
    const { files, holes } = release({ root: process.cwd(), version, today, audit: npmAudit });
    process.stdout.write(`${holes}\n`);
    process.stdout.write(`dist-release/ has ${files.join(', ')}. Push the commit and its tag v${version}.\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}
