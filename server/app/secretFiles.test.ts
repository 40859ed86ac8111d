import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testSecret } from '../testing/testSecret.ts';
import { readConfiguration } from './configuration.ts';
import { environmentSchema } from './environment.ts';
import { secretVariables } from './secretFiles.ts';

describe('secrets in files', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'secret-files-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const write = (name: string, text: string) => {
    const file = path.join(folder, name);
    writeFileSync(file, text);
    return file;
  };

  it('are read from the file that a variable with _FILE names, without the line break at its end', () => {
    const read = readConfiguration({
      SESSION_SECRET_FILE: write('session', `${testSecret}\n`),
      DATABASE_URL_FILE: write('database', 'postgresql://solbada:word@127.0.0.1/solbada\n'),
    });
    expect(read.sessionSecret).toBe(testSecret);
    expect(read.databaseUrl).toBe('postgresql://solbada:word@127.0.0.1/solbada');
  });

  it('follow the rules of the variable itself, and are not repeated', () => {
    const start = () => readConfiguration({ SESSION_SECRET_FILE: write('short', 'too-short-a-secret') });
    expect(start).toThrow(/^SESSION_SECRET is wrong: must have 32 characters/);
    expect(start).not.toThrow(/too-short-a-secret/);
  });

  it('stop the start where the file is missing or empty, and where the variable is set too', () => {
    expect(() => readConfiguration({ METRICS_TOKEN_FILE: path.join(folder, 'nothing') })).toThrow(
      "METRICS_TOKEN_FILE is wrong: the file can't be read (ENOENT).",
    );
    expect(() => readConfiguration({ METRICS_TOKEN_FILE: write('empty', '\n') })).toThrow(
      'METRICS_TOKEN_FILE is wrong: the file is empty.',
    );
    const both = { SESSION_SECRET: testSecret, SESSION_SECRET_FILE: write('both', testSecret) };
    expect(() => readConfiguration(both)).toThrow(
      'SESSION_SECRET and SESSION_SECRET_FILE are both set: remove one of them.',
    );
    expect(readConfiguration({ SESSION_SECRET: testSecret, SESSION_SECRET_FILE: '' }).sessionSecret).toBe(
      testSecret,
    );
  });

  it('can hold every variable that is named as a secret', () => {
    const names = Object.keys(environmentSchema.shape);
    expect(secretVariables.filter((name) => !names.includes(name))).toEqual([]);
    const named = names.filter((name) => /SECRET|_TOKEN$|PASSPHRASE/.test(name));
    expect(named.filter((name) => !secretVariables.some((one) => one === name))).toEqual([]);
  });
});
