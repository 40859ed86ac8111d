import {
  isVerified,
  type OfflineDocuments,
  type OfflineOrder,
  type OfflinePart,
  type OfflinePlace,
  type OfflineSynonyms,
  type OfflineTexts,
  type OfflineThemes,
  offlinePartAddress,
} from '../../../../contract/offlineGuide.ts';
import type { Language } from '../../../../domain/languages.ts';
import { noSynonyms } from '../../../../domain/search/synonyms.ts';
import { cacheNames } from '../../../shared/client/cacheNames.ts';
import { readGuideRecord } from '../guideRecord.ts';
import { hasHash } from '../partHash.ts';
import { OfflineGuide } from './OfflineGuide.ts';

type PartName = Pick<OfflinePart, 'name' | 'hash'>;

/** `guide` is null if the guide is not saved in the language, or if parts of it are missing or damaged; `damaged` names those. */
export interface OfflineGuideRead {
  readonly guide: OfflineGuide | null;
  readonly damaged: readonly string[];
}

/** The text of a part as the server made it; null where the cache has lost or changed it. */
async function readPart(part: PartName): Promise<string | null> {
  const stored = await caches.match(offlinePartAddress(part), { cacheName: cacheNames.guide });
  if (!stored) return null;
  const body = await stored.arrayBuffer();
  return !isVerified(part) || (await hasHash(body, part.hash)) ? new TextDecoder().decode(body) : null;
}

/** Reads the guide on this device in a language: all its parts but the pictures. */
export async function readOfflineGuide(language: Language): Promise<OfflineGuideRead> {
  const kept = await readGuideRecord();
  if (!kept?.languages.includes(language)) return { guide: null, damaged: [] };
  const read = await Promise.all(
    kept.parts
      .filter(({ name }) => isRead(name, language))
      .map(async (part) => ({ name: part.name, text: await readPart(part).catch(() => null) })),
  );
  const damaged = read.flatMap(({ name, text }) => (text === null ? [name] : []));
  if (damaged.length > 0) return { guide: null, damaged };
  try {
    return {
      guide: buildGuide(language, new Map(read.map(({ name, text }) => [name, text ?? '']))),
      damaged,
    };
  } catch {
    // Hashes of the other parts were checked: only the themes can be malformed.
    return { guide: null, damaged: ['themes'] };
  }
}

/** Whether pages in a language need a part. Pictures are separate files. */
function isRead(name: string, language: Language): boolean {
  return (
    name === 'themes' ||
    name === `synonyms-${language}` ||
    name.startsWith('places-') ||
    name.startsWith(`texts-${language}-`) ||
    name === `order-${language}` ||
    name === `documents-${language}`
  );
}

/** The texts are written by this release or the one before, and their hashes are checked. */
function buildGuide(language: Language, parts: ReadonlyMap<string, string>): OfflineGuide {
  const partsFrom = (start: string) => [...parts].filter(([name]) => name.startsWith(start));
  const places = partsFrom('places-').flatMap(([, text]): OfflinePlace[] => JSON.parse(text));
  const texts = partsFrom('texts-').flatMap(([, text]): OfflineTexts[] => JSON.parse(text));
  const themes: OfflineThemes = JSON.parse(parts.get('themes') ?? '');
  const order: OfflineOrder = JSON.parse(parts.get(`order-${language}`) ?? '');
  const documents: OfflineDocuments = JSON.parse(parts.get(`documents-${language}`) ?? '');
  const synonymsText = parts.get(`synonyms-${language}`);
  const synonyms: OfflineSynonyms = synonymsText === undefined ? noSynonyms : JSON.parse(synonymsText);
  return new OfflineGuide({ language, places, texts, order, themes, documents, synonyms });
}
