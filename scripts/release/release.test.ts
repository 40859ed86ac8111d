import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { npmAudit, readKnownHoles } from './knownHoles.ts';
import { release } from './release.ts';
import { shippedLicences } from './shippedLicences.ts';

const packages = (license: string) => ({
  '': {
    name: 'solbada',
    version: '0.1.0',
    dependencies: { 'a-package': '0.1.0' },
    devDependencies: { tool: '1.0.0' },
  },
  'node_modules/a-package': { version: '0.1.0', license },
  'node_modules/tool': { version: '1.0.0', license: 'secret', dev: true },
});

describe('npm run release', () => {
  let root = '';
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const file = (...names: string[]) => path.join(root, ...names);
  const read = (...names: string[]) => readFileSync(file(...names), 'utf8');
  const write = (name: string, value: unknown) => writeFileSync(file(name), JSON.stringify(value, null, 2));
  const commit = () => git('commit', '--quiet', '--all', '--message', 'change');
  const auditReport = (...severities: string[]) =>
    JSON.stringify({
      vulnerabilities: Object.fromEntries(severities.map((severity, at) => [`package-${at}`, { severity }])),
    });
  const make = (version = '0.2.0', report = auditReport()) =>
    release({ root, version, today: '2026-11-27', audit: () => report });

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'release-test-'));
    const { '': own, ...others } = packages('MIT');
    write('package.json', own);
    write('package-lock.json', {
      name: 'solbada',
      version: '0.1.0',
      lockfileVersion: 3,
      requires: true,
      packages: { '': own, ...others },
    });
    writeFileSync(
      file('CHANGELOG.md'),
      '# Changelog\n\n## Unreleased\n- A change.\n\n## 2026-11-24\n- Another one.\n',
    );
    writeFileSync(file('.gitignore'), 'dist-release/\n');
    git('init', '--quiet');
    git('config', 'user.name', 'Somebody');
    git('config', 'user.email', 'somebody@example.com');
    git('add', '.');
    commit();
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('names the version everywhere, tags it, and writes archive, bill of materials, licences and checksums', () => {
    expect(make()).toEqual({
      files: ['SHA256SUMS', 'licences.txt', 'sbom.cdx.json', 'solbada-0.2.0.tar.gz'],
      holes: 'No known holes.',
    });

    expect(JSON.parse(read('package.json')).version).toBe('0.2.0');
    const lock = JSON.parse(read('package-lock.json'));
    expect([lock.version, lock.packages[''].version]).toEqual(['0.2.0', '0.2.0']);
    expect(lock.packages['node_modules/a-package'].version).toBe('0.1.0');
    expect(read('CHANGELOG.md')).toBe(
      '# Changelog\n\n## 0.2.0 (2026-11-27)\n- A change.\n\n## 2026-11-24\n- Another one.\n',
    );
    expect(git('status', '--porcelain')).toBe('');
    expect(git('describe', '--exact-match')).toBe('v0.2.0');

    const materials = JSON.parse(read('dist-release', 'sbom.cdx.json'));
    expect(materials).toMatchObject({
      bomFormat: 'CycloneDX',
      metadata: { component: { name: 'solbada', version: '0.2.0' } },
      components: [{ name: 'a-package', version: '0.1.0' }],
    });
    expect(read('dist-release', 'licences.txt')).toBe('a-package@0.1.0 MIT\n');
    const folder = file('dist-release');
    const sums = ['licences.txt', 'sbom.cdx.json', 'solbada-0.2.0.tar.gz'].map((name) => {
      const hash = createHash('sha256').update(readFileSync(path.join(folder, name)));
      return `${hash.digest('hex')}  ${name}\n`;
    });
    expect(read('dist-release', 'SHA256SUMS')).toBe(sums.join(''));
    const archived = execFileSync('tar', ['-xzOf', 'solbada-0.2.0.tar.gz', 'solbada-0.2.0/package.json'], {
      cwd: folder,
    });
    expect(JSON.parse(archived.toString()).version).toBe('0.2.0');
  });

  it('refuses changes in the tree, a wrong version and an empty changelog, and changes nothing', () => {
    const before = git('rev-parse', 'HEAD');
    for (const version of ['', '0.1.0', '0.0.9', '0.2', 'v0.2.0', '0.2.0-beta'])
      expect(() => make(version), version).toThrow(/^The version must/);
    git('tag', 'v0.2.0');
    expect(() => make()).toThrow('The tag v0.2.0 exists.');
    git('tag', '--delete', 'v0.2.0');
    cpSync(file('CHANGELOG.md'), file('new.md'));
    expect(() => make()).toThrow(/^The tree has changes/);
    rmSync(file('new.md'));
    expect(git('rev-parse', 'HEAD')).toBe(before);
    expect(git('status', '--porcelain')).toBe('');

    for (const changes of [
      '# Changelog\n\n## 2026-11-24\n- A change.\n',
      '# Changelog\n\n## Unreleased\n\n## 2026-11-24\n',
    ]) {
      writeFileSync(file('CHANGELOG.md'), changes);
      commit();
      expect(() => make()).toThrow(/^CHANGELOG.md has nothing/);
    }
    expect(readdirSync(root)).not.toContain('dist-release');
  });

  it('refuses packages with critical or high known holes, and changes nothing', () => {
    const before = git('rev-parse', 'HEAD');
    for (const severity of ['critical', 'high'])
      expect(() => make('0.2.0', auditReport('low', severity)), severity).toThrow(
        `Known holes: package-1 (${severity}). Update`,
      );
    expect(git('rev-parse', 'HEAD')).toBe(before);
    expect(git('status', '--porcelain')).toBe('');
  });

  it('names lesser holes, and says where the registry did not answer', () => {
    expect(make('0.2.0', auditReport('moderate', 'low')).holes).toBe(
      'Known holes to mend within 30 days: package-0 (moderate), package-1 (low).',
    );
    for (const [patch, report] of ['', '{"message":"405 Method Not Allowed","error":{}}'].entries()) {
      writeFileSync(file('CHANGELOG.md'), '# Changelog\n\n## Unreleased\n- A change.\n');
      commit();
      expect(make(`0.3.${patch}`, report).holes).toMatch(/^The package registry did not answer/);
    }
  });

  it('asks npm about the packages, and takes an unreachable registry for no answer', () => {
    writeFileSync(file('.npmrc'), 'registry=http://127.0.0.1:9/\nfetch-retries=0\n');
    const text = npmAudit(root);
    expect(text).toContain('127.0.0.1:9');
    expect(readKnownHoles(text)).toEqual({ kind: 'unavailable' });
  });
});

describe('the licences of shipped packages', () => {
  it('are allowed for all packages that we ship', () => {
    const lines = shippedLicences(readFileSync('package-lock.json', 'utf8')).split('\n');
    expect(lines.length).toBeGreaterThan(300);
    expect(lines).toContain('suncalc@2.0.2 BSD-2-Clause');
  });

  it('are refused where one is unknown, missing or only allowed together with an unknown one', () => {
    const lock = (license: string) => JSON.stringify({ packages: packages(license) });
    for (const license of ['MIT', '(GPL-2.0 OR MIT)', 'MIT AND ISC'])
      expect(shippedLicences(lock(license))).toBe(`a-package@0.1.0 ${license}\n`);
    for (const license of ['GPL-2.0', 'MIT AND GPL-2.0', 'SEE LICENSE IN LICENSE', ''])
      expect(() => shippedLicences(lock(license)), license).toThrow(/^No allowed licence: a-package@0.1.0/);
  });
});
