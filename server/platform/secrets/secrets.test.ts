import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigurationError } from '../configurationError.ts';
import { readSecrets } from './secrets.ts';

describe('DESIGN 4: the session secret of the data folder', () => {
  let dataDir = '';
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'solbada-secret-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));
  const noSecret = { sessionSecret: undefined, previousSessionSecret: undefined };
  const file = () => path.join(dataDir, 'session-secret');

  it('is created once, for its owner alone', async () => {
    const first = await readSecrets({ ...noSecret, dataDir });
    expect(await readSecrets({ ...noSecret, dataDir })).toEqual(first);
    expect((await stat(file())).mode & 0o777).toBe(0o600);
  });

  it.each(['', '\n', 'half of a secr'])(
    'stops the start with one line where the file holds %j',
    async (text) => {
      await writeFile(file(), text);
      const reading = readSecrets({ ...noSecret, dataDir });
      await expect(reading).rejects.toBeInstanceOf(ConfigurationError);
      await expect(reading).rejects.toThrow(/session-secret is empty or damaged: [^\n]*\.$/);
      expect(await readFile(file(), 'utf8')).toBe(text);
    },
  );
});
