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

/** CHROME_PATH, else a system Chromium, else the one that an npm package brings along (DESIGN 8). */
export async function findBrowser(): Promise<string> {
  const given = process.env.CHROME_PATH;
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROME_PATH ${given} does not exist`);
    return given;
  }
  const system = process.env.TEST_BROWSER === 'package' ? null : systemChromium();
  if (system) return system;
  // Makes the package unpack its shared libraries too, which a bare machine lacks.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}
