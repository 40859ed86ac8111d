import { z } from 'zod';
import { placeTypes } from '../../domain/places/placeTypes.ts';
import { asTabWord } from '../../domain/search/searchTabs.ts';
import { ContentError } from './contentError.ts';
import { readJson } from './readContent.ts';

const words = z.array(
  z
    .string()
    .min(1)
    .refine((word) => word === asTabWord(word), 'must be in lower case, without spaces around it'),
);

/** content/searchTabs.json: the tab that a search for a common word opens. */
const searchTabsSchema = z
  .strictObject({ tour: words, restaurant: words, accommodation: words })
  .superRefine((tabs, context) => {
    const seen = new Set<string>();
    for (const type of placeTypes) {
      for (const [index, word] of tabs[type].entries()) {
        if (seen.has(word))
          context.addIssue({ code: 'custom', path: [type, index], message: `names ${word} twice` });
        seen.add(word);
      }
    }
  });

/**
 * Checks searchTabs.json of a content folder. The pages contain it, as they contain the map.
 * @throws ContentError naming every fault
 */
export async function checkSearchTabs(folder: string): Promise<void> {
  const faults: string[] = [];
  await readJson(folder, 'searchTabs.json', searchTabsSchema, faults);
  if (faults.length > 0) throw new ContentError(faults);
}
