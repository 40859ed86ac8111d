import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkSearchTabs } from '../guide/searchTabs.ts';
import { readContentFiles } from './contentFiles.ts';

describe('content/searchTabs.json', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'solbada-search-tabs-'));
    await mkdir(path.join(folder, 'content'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('has no fault in the guide', async () => {
    await checkSearchTabs(fileURLToPath(new URL('../../content', import.meta.url)));
  });

  it.each([
    ['an unknown tab', { tour: [], restaurant: [], accommodation: [], festival: ['x'] }, '(the file)'],
    ['a missing tab', { tour: [], restaurant: [] }, 'accommodation'],
    ['a word in two tabs', { tour: ['sea'], restaurant: [], accommodation: ['sea'] }, 'accommodation.0'],
    ['a word in upper case', { tour: ['Sea'], restaurant: [], accommodation: [] }, 'tour.0'],
    ['an empty word', { tour: [], restaurant: [''], accommodation: [] }, 'restaurant.0'],
  ])('stops the start with a line that names the field of %s', async (_, tabs, field) => {
    await writeFile(path.join(folder, 'content/searchTabs.json'), JSON.stringify(tabs));
    await expect(readContentFiles(folder)).rejects.toThrow(`content/searchTabs.json: ${field}: `);
  });
});
