import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Names of a Chromium on the PATH, in the order they are tried. */
const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** What every run needs; the sandbox of Chromium cannot run as root. */
export const browserArguments = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

function systemChromium(): string | null {
  for (const name of systemNames) {
    const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim();
    if (found) return found;
  }
  return null;
}

/** The headless Chromium of an npm package: of one version everywhere, and half as costly as a whole browser. */
async function packagedChromium(): Promise<string | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  // Makes the package unpack its shared libraries too, which a bare machine lacks.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
  // The machine's fonts where it has any: the package's own know Latin letters alone.
  if (existsSync('/etc/fonts/fonts.conf') && existsSync('/usr/share/fonts/truetype'))
    process.env.FONTCONFIG_PATH ??= '/etc/fonts';
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}

/** CHROME_PATH, else the one that an npm package brings along, else a system Chromium (docs/decisions/tests.md). */
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
