import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepFormerFiles } from './formerFiles.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'solbada-former-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A build with these files, each containing the build's name. The manifest lists only the files that the build made itself. */
function build(name: string, made: readonly string[], kept: readonly string[] = []): string {
  mkdirSync(path.join(folder, name, 'client', 'assets'), { recursive: true });
  for (const file of [...made, ...kept]) writeFileSync(path.join(folder, name, 'client', file), name);
  const [file = '', ...css] = made;
  writeFileSync(path.join(folder, name, 'client/manifest.json'), JSON.stringify({ entry: { file, css } }));
  return path.join(folder, name);
}

it('DESIGN 8: keeps the files of the previous release, and of no older one', () => {
  const before = build(
    'before',
    ['assets/a-1.js', 'assets/a-1.css', 'assets/b-1.css'],
    ['assets/a-1.js.br', 'assets/older-0.js', 'icon.svg'],
  );
  const now = build('now', ['assets/a-2.js', 'assets/b-1.css']);
  expect(keepFormerFiles(before, now)).toBe(3);
  const readFormerFile = (file: string) => readFileSync(path.join(now, 'client', file), 'utf8');
  for (const file of ['assets/a-1.js', 'assets/a-1.js.br', 'assets/a-1.css'])
    expect(readFormerFile(file)).toBe('before');
  expect(readFormerFile('assets/b-1.css')).toBe('now');
  expect(readFormerFile('manifest.json')).toContain('a-2.js');
  for (const file of ['assets/older-0.js', 'icon.svg'])
    expect(existsSync(path.join(now, 'client', file))).toBe(false);
});

it('DESIGN 8: keeps the pictures of the previous release', () => {
  const pictures = { before: 'beach-1.aaaaaaaa.svg', now: 'beach-1.bbbbbbbb.svg' };
  for (const [name, file] of Object.entries(pictures)) {
    mkdirSync(path.join(folder, name, 'pictures'), { recursive: true });
    writeFileSync(path.join(folder, name, 'pictures', file), name);
    writeFileSync(path.join(folder, name, 'pictures/manifest.json'), JSON.stringify({ 'beach-1': file }));
  }
  expect(keepFormerFiles(path.join(folder, 'before'), path.join(folder, 'now'))).toBe(1);
  for (const [name, file] of Object.entries(pictures))
    expect(readFileSync(path.join(folder, 'now/pictures', file), 'utf8')).toBe(name);
  expect(readFileSync(path.join(folder, 'now/pictures/manifest.json'), 'utf8')).toContain(pictures.now);
});

it('keeps the files of the previous driver’s page', () => {
  for (const name of ['before', 'now']) {
    mkdirSync(path.join(folder, name, 'driverTours'), { recursive: true });
    writeFileSync(path.join(folder, name, 'driverTours', `page-${name}.js`), name);
    const manifest = { entry: { file: `page-${name}.js` } };
    writeFileSync(path.join(folder, name, 'driverTours/manifest.json'), JSON.stringify(manifest));
  }
  expect(keepFormerFiles(path.join(folder, 'before'), path.join(folder, 'now'))).toBe(1);
  expect(readFileSync(path.join(folder, 'now/driverTours/page-before.js'), 'utf8')).toBe('before');
});

it('keeps nothing for a first release', () => {
  expect(keepFormerFiles(path.join(folder, 'nothing'), build('now', ['assets/a-2.js']))).toBe(0);
});
