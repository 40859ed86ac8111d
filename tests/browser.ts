import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Names of a Chromium on the PATH, in the order of preference. */
const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Flags for every run; Chromium's sandbox does not work as root. */
export const browserArguments = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Makes the browser find no address of another machine (guideTest.ts). Requests that a test fulfils by route() need none. */
export const loopbackArgument =
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE *localhost, EXCLUDE 127.0.0.1';

function systemChromium(): string | null {
  for (const name of systemNames) {
    const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim();
    if (found) return found;
  }
  return null;
}

/** The headless Chromium of an npm package: the same version everywhere, and half the cost of a full browser. */
async function packagedChromium(): Promise<string | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  // Makes the package unpack its shared libraries too, which a minimal machine lacks.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
  // The machine's fonts first: the package's own have Latin letters only.
  if (existsSync('/etc/fonts/fonts.conf') && existsSync('/usr/share/fonts/truetype'))
    process.env.FONTCONFIG_PATH ??= '/etc/fonts';
  // The package unpacks it into the temporary folder for this user alone; another user's copy there cannot be run.
  const before = process.env.TMPDIR;
  process.env.TMPDIR = path.join(tmpdir(), `solbada-chromium-${process.getuid?.()}`);
  mkdirSync(process.env.TMPDIR, { recursive: true, mode: 0o700 });
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    return await chromium.executablePath();
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

/** CHROME_PATH, else the one from an npm package, else a system Chromium (docs/decisions/0070-tests.md). */
export async function findBrowser(): Promise<string> {
  const given = process.env.CHROME_PATH;
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROME_PATH ${given} does not exist`);
    return given;
  }
  const found = (await packagedChromium()) ?? systemChromium();
  if (!found) throw new Error('There is no Chromium: set CHROME_PATH');
  return found;
}
