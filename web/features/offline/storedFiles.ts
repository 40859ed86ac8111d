import { type OfflinePart, offlinePartAddress } from '../../../contract/offlineGuide.ts';
import { cacheNames } from '../../shared/client/cacheNames.ts';
import type { GuideContents } from './guideContents.ts';
import { type GuideRecord, guideRecordAddresses, readSavedProgram } from './guideRecord.ts';
import { programFiles } from './programFiles.ts';

export type PartName = Pick<OfflinePart, 'name' | 'hash'>;

/** A file of the program (`part` is null) or of the guide. */
export interface GuideFile {
  readonly address: string;
  readonly bytes: number;
  readonly part: PartName | null;
  /** The parts to take from the file with all pictures. */
  readonly contains?: readonly PartName[];
}

export const totalBytes = (files: readonly Pick<GuideFile, 'bytes'>[]) =>
  files.reduce((sum, { bytes }) => sum + bytes, 0);

/** Picture parts are stored as separate pictures, since pages request each picture by its own address. */
export const isPicturePart = ({ name }: PartName) => name.startsWith('pictures-');

/** The cache entry of a part that is stored last. For a picture part it is the list of the pictures' addresses. */
export const lastEntry = (part: PartName) =>
  isPicturePart(part) ? `/pocket-guide/unpacked/${part.name}.${part.hash}.json` : offlinePartAddress(part);

/** The addresses in a cache. Does not create the cache, as opening it would. */
async function addressesIn(cacheName: string): Promise<Set<string>> {
  if (!(await caches.has(cacheName))) return new Set();
  const requests = await (await caches.open(cacheName)).keys();
  return new Set(
    requests.map(({ url }) => {
      const { pathname, search } = new URL(url);
      return `${pathname}${search}`;
    }),
  );
}

interface StoredAddresses {
  readonly program: ReadonlySet<string>;
  readonly guide: ReadonlySet<string>;
}

const nothing: StoredAddresses = { program: new Set(), guide: new Set() };

/** The files to fetch; all pictures in one file if that is smaller. */
export function filesToFetch(contents: GuideContents, stored: StoredAddresses = nothing): GuideFile[] {
  const { parts, allPictures } = contents;
  const partFile = (part: OfflinePart | typeof allPictures): GuideFile => ({
    address: offlinePartAddress(part),
    bytes: part.bytes,
    part,
  });
  const missing = parts.filter((part) => !stored.guide.has(lastEntry(part)));
  const pictures = missing.filter(isPicturePart);
  return [
    ...programFiles(contents.program, contents.languages)
      .filter(({ address }) => !stored.program.has(address))
      .map((file) => ({ ...file, part: null })),
    ...missing.filter((part) => !isPicturePart(part)).map(partFile),
    ...(totalBytes(pictures) > allPictures.bytes
      ? [{ ...partFile(allPictures), contains: pictures }]
      : pictures.map(partFile)),
  ];
}

/** The files of the server's contents that are not on this device. */
export async function missingFiles(contents: GuideContents): Promise<GuideFile[]> {
  const [program, guide] = await Promise.all([
    addressesIn(cacheNames.program),
    addressesIn(cacheNames.guide),
  ]);
  return filesToFetch(contents, { program, guide });
}

/** Addresses of the pictures that a stored part consists of. */
async function storedPictures(part: PartName): Promise<string[]> {
  const list = await caches.match(lastEntry(part), { cacheName: cacheNames.guide });
  // Written by downloadFiles.ts.
  const addresses: string[] = (await list?.json()) ?? [];
  return addresses;
}

/**
 * Whether everything that the record lists is on this device; checks only addresses. Unlists parts that lack pictures,
 * so that the next download fetches them again.
 */
export async function isWhole({ languages, parts }: GuideRecord): Promise<boolean> {
  const program = await readSavedProgram();
  if (!program) return false;
  const [files, guide] = await Promise.all([addressesIn(cacheNames.program), addressesIn(cacheNames.guide)]);
  let isComplete =
    programFiles(program, languages).every(({ address }) => files.has(address)) &&
    parts.every((part) => guide.has(lastEntry(part)));
  for (const part of parts.filter(isPicturePart)) {
    const pictures = await storedPictures(part);
    if (pictures.every((address) => guide.has(address))) continue;
    isComplete = false;
    await (await caches.open(cacheNames.guide)).delete(lastEntry(part));
  }
  return isComplete;
}

/** Deletes the parts of these names, so that they count as missing. */
export async function dropParts({ parts }: GuideRecord, names: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheNames.guide);
  for (const part of parts) if (names.includes(part.name)) await cache.delete(lastEntry(part));
}

/** Deletes all entries from the guide's cache that belong neither to the record nor to one of its parts. */
export async function deleteUnnamed(parts: readonly PartName[]): Promise<void> {
  const pictures = await Promise.all(parts.filter(isPicturePart).map(storedPictures));
  const named = new Set([...guideRecordAddresses, ...parts.map(lastEntry), ...pictures.flat()]);
  const cache = await caches.open(cacheNames.guide);
  for (const address of await addressesIn(cacheNames.guide)) {
    if (!named.has(address)) await cache.delete(address);
  }
}
