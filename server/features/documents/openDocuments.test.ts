import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfiguration } from '../../app/configuration.ts';
import { ContentError } from '../../guide/contentError.ts';
import { describeCompany } from '../company/describeCompany.ts';
import { openDocuments } from './openDocuments.ts';

describe('SPEC 2: terms and privacy', () => {
  const readValues = () => describeCompany(readConfiguration({}).company).documentValues.en;
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'solbada-documents-'));
    await cp('content/documents', folder, { recursive: true });
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('aborts the start with one line that names a missing or empty document', async () => {
    await expect(openDocuments(folder, readValues)).resolves.toBeDefined();
    const file = path.join(folder, 'privacy_ja.md');
    for (const damage of [() => writeFile(file, ' \n'), () => rm(file)]) {
      await damage();
      const reading = openDocuments(folder, readValues);
      await expect(reading).rejects.toBeInstanceOf(ContentError);
      await expect(reading).rejects.toThrow(/^content\/documents\/privacy_ja\.md [^\n]*put it back\.$/);
    }
  });
});
