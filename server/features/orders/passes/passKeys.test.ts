import { describe, expect, it } from 'vitest';
import { readConfiguration } from '../../../app/configuration.ts';
import { TestClock } from '../../../testing/testApplication.ts';
import { readPassKeys } from './passKeys.ts';
import { passKeyFiles } from './testing/passKeyFiles.ts';

describe('the keys of passes', () => {
  const { file, variables, otherKey } = passKeyFiles();
  const read = async (changes: Record<string, string | undefined>) => {
    const lines: string[] = [];
    const { passes } = readConfiguration({ ...variables, ...changes });
    const keys = await readPassKeys(passes, { clock: new TestClock(), log: (line) => lines.push(line) });
    return { keys, lines };
  };

  it('have the pass type and the team of the certificate', async () => {
    const { keys } = await read({});
    expect(keys).toMatchObject({
      apple: { passType: 'pass.example.solbada', team: 'TEAM123456' },
      google: { issuer: '3388000000012345678', email: 'passes@solbada.example' },
    });
  });

  it('are not needed', async () => {
    const none = Object.fromEntries(Object.keys(variables).map((name) => [name, undefined]));
    expect((await read(none)).keys).toEqual({ apple: null, google: null });
  });

  it.each([
    [
      { APPLE_PASS_KEY: undefined },
      'APPLE_PASS_CERTIFICATE, APPLE_PASS_KEY and APPLE_PASS_INTERMEDIATE belong together.',
    ],
    [{ GOOGLE_WALLET_KEY: undefined }, 'GOOGLE_WALLET_ISSUER and GOOGLE_WALLET_KEY belong together.'],
    [
      { GOOGLE_WALLET_ISSUER: 'abc' },
      "GOOGLE_WALLET_ISSUER is wrong: must be the issuer's number, digits alone.",
    ],
    [{ APPLE_PASS_CERTIFICATE: '/nowhere' }, "APPLE_PASS_CERTIFICATE is wrong: /nowhere can't be read."],
    [{ APPLE_PASS_KEY: otherKey }, 'APPLE_PASS_KEY is wrong: it is not the key of APPLE_PASS_CERTIFICATE.'],
    [
      { APPLE_PASS_CERTIFICATE: otherKey },
      'APPLE_PASS_CERTIFICATE is wrong: the file is not a certificate in PEM.',
    ],
    [
      { APPLE_PASS_INTERMEDIATE: variables.APPLE_PASS_CERTIFICATE },
      'APPLE_PASS_INTERMEDIATE is wrong: APPLE_PASS_CERTIFICATE was issued by another certificate.',
    ],
    [
      { GOOGLE_WALLET_KEY: file('empty.json', '{}') },
      'GOOGLE_WALLET_KEY is wrong: the file is not the JSON key of a service account.',
    ],
  ])('that are wrong stop the start with one sentence: %s', async (changes, sentence) => {
    await expect(read(changes)).rejects.toThrow(sentence);
  });

  it('are left out once the certificate has expired, with a line in the log', async () => {
    const { variables: expired } = passKeyFiles({ until: '2026-01-01' });
    const { keys, lines } = await read(expired);
    expect(keys.apple).toBeNull();
    expect(keys.google).not.toBeNull();
    expect(lines).toEqual([expect.stringContaining('APPLE_PASS_CERTIFICATE expired on 2026-01-01')]);
  });
});
