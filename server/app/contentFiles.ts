import path from 'node:path';
import { type ContentGuide, readContentGuide } from '../guide/contentGuide.ts';
import { checkSearchTabs } from '../guide/searchTabs.ts';
import { type PictureFiles, readPictureFiles } from '../media/pictures/pictures.ts';

/** The parsed content/ and its drawings. Immutable, so that several products in one process may share it. */
export interface ContentFiles {
  readonly pictures: PictureFiles;
  readonly contentGuide: ContentGuide;
}

/**
 * Reads and checks the content of a project folder.
 * @throws ContentError naming every error in the content
 */
export async function readContentFiles(folder: string): Promise<ContentFiles> {
  const content = path.join(folder, 'content');
  await checkSearchTabs(content);
  const pictures = await readPictureFiles(path.join(content, 'pictures'), path.join(folder, 'dist/pictures'));
  return { pictures, contentGuide: await readContentGuide(content, pictures.byPlace) };
}
