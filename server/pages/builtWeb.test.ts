import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigurationError } from '../platform/configurationError.ts';
import { loadBuiltWeb } from './builtWeb.ts';

const manifest = {
  'web/app/entryBrowser.tsx': { file: 'assets/entry.js', isEntry: true },
  'web/app/styles/app.css': { file: 'assets/page.css', isEntry: true },
};
const driverTours = {
  'web/driverTours/entryDriverTours.tsx': { file: 'tours.js', isEntry: true },
  'web/driverTours/driverTours.css': { file: 'tours.css', isEntry: true },
};
const deskManifest = {
  'web/desk/entryDesk.tsx': { file: 'desk.js', isEntry: true },
  'web/desk/desk.css': { file: 'desk.css', isEntry: true },
};
const whole = {
  'server/entryServer.js': 'export const renderPage = () => null, renderAppShell = () => null;',
  'client/manifest.json': JSON.stringify(manifest),
  'client/offlineProgram.json': '{"shell":"/app-shell/1"}',
  'client/assets/entry.js': '',
  'client/assets/page.css': 'p{}',
  'boot/boot.js': 'void 0',
  'driverTours/manifest.json': JSON.stringify(driverTours),
  'driverTours/tours.js': '',
  'driverTours/tours.css': '',
  'driverTours/worker.js': '',
  'desk/manifest.json': JSON.stringify(deskManifest),
  'desk/desk.js': '',
  'desk/desk.css': '',
} as const;

describe('DESIGN 4: a build that is missing or damaged stops the start with one line', () => {
  let build = '';
  beforeEach(async () => {
    build = await mkdtemp(path.join(tmpdir(), 'solbada-build-'));
  });
  afterEach(() => rm(build, { recursive: true, force: true }));

  async function catchRefusal(files: Record<string, string | null>): Promise<string> {
    for (const [file, text] of Object.entries({ ...whole, ...files })) {
      if (text === null) continue;
      await mkdir(path.dirname(path.join(build, file)), { recursive: true });
      await writeFile(path.join(build, file), text);
    }
    const thrown = await loadBuiltWeb(build).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (thrown === undefined) return '';
    expect(thrown).toBeInstanceOf(ConfigurationError);
    return thrown instanceof Error ? thrown.message : '';
  }

  it('loads a complete build', async () => {
    expect(await catchRefusal({})).toBe('');
  });

  it.each([
    ['without dist/server', { 'server/entryServer.js': null }, /not built; npm start builds them\.$/],
    ['with a renderer that does not load', { 'server/entryServer.js': 'export const {' }, /damaged \(/],
    ['with a renderer that renders nothing', { 'server/entryServer.js': '' }, /damaged \(/],
    ['without a manifest', { 'client/manifest.json': null }, /damaged \(ENOENT/],
    ['with half a manifest', { 'client/manifest.json': '{"web' }, /damaged \(/],
    ['with a manifest that names no entry', { 'client/manifest.json': '{}' }, /damaged \(.*entryBrowser/],
    ['without a script that the manifest names', { 'client/assets/entry.js': null }, /damaged \(.*entry\.js/],
    ['without a style that the manifest names', { 'client/assets/page.css': null }, /damaged \(.*page\.css/],
    ['without the page of drivers', { 'driverTours/manifest.json': null }, /damaged \(ENOENT/],
    ['without its styles', { 'driverTours/tours.css': null }, /damaged \(.*tours\.css/],
    ['without its worker', { 'driverTours/worker.js': null }, /damaged \(.*worker\.js/],
    ['without the staff’s pages', { 'desk/manifest.json': null }, /damaged \(ENOENT/],
    ['without the script of the staff’s pages', { 'desk/desk.js': null }, /damaged \(.*desk\.js/],
    [
      'without the files that open without network',
      { 'client/offlineProgram.json': null },
      /damaged \(ENOENT/,
    ],
    ['without the boot script', { 'boot/boot.js': null }, /damaged \(ENOENT/],
  ])('refuses a build %s', async (_, files, line) => {
    const message = await catchRefusal(files);
    expect(message).toMatch(line);
    expect(message).toMatch(/^The .*\.$/);
  });
});
