import { type PocketPart, pocketPartAddress } from '../../../contract/pocketGuide.ts';
import { cacheNames } from './caches.ts';
import type { GuideContents } from './guideContents.ts';
import { type KeptGuide, keptGuideAddresses, readKeptProgram } from './keptGuide.ts';
import { programFilesOf } from './programFiles.ts';

type PartName = Pick<PocketPart, 'name' | 'hash'>;

/** A file to download: one of the program, one part of the guide, or the file with the pictures of several parts. */
export type GuideFile = { readonly address: string; readonly bytes: number } & (
  | { readonly kind: 'program' }
  | { readonly kind: 'part'; readonly part: PartName }
  | { readonly kind: 'allPictures'; readonly hash: string; readonly parts: readonly PartName[] }
);

export const sumOfBytes = (files: readonly { readonly bytes: number }[]) =>
  files.reduce((sum, { bytes }) => sum + bytes, 0);

/** Parts of pictures are stored picture by picture, since pages request them so. */
export const isOfPictures = ({ name }: PartName) => name.startsWith('pictures-');

/** The entry that is stored last of a part. For pictures it is the list of their addresses. */
export const lastEntryOf = (part: PartName) =>
  isOfPictures(part) ? `/pocket-guide/unpacked/${part.name}.${part.hash}.json` : pocketPartAddress(part);

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

/** What of the server's contents is not on this device. */
export async function missingFiles(contents: GuideContents): Promise<GuideFile[]> {
  const [program, guide] = await Promise.all([
    addressesIn(cacheNames.program),
    addressesIn(cacheNames.guide),
  ]);
  const { allPictures, languages } = contents;
  const files = programFilesOf(contents.program, languages).filter(({ address }) => !program.has(address));
  const parts = contents.parts.filter((part) => !guide.has(lastEntryOf(part)));
  const pictures = parts.filter(isOfPictures);
  const areTogether = sumOfBytes(pictures) > allPictures.bytes;
  const single = areTogether ? parts.filter((part) => !isOfPictures(part)) : parts;
  const together: GuideFile = {
    ...allPictures,
    address: pocketPartAddress(allPictures),
    kind: 'allPictures',
    parts: pictures,
  };
  return [
    ...files.map((file): GuideFile => ({ ...file, kind: 'program' })),
    ...single.map(
      (part): GuideFile => ({ address: pocketPartAddress(part), bytes: part.bytes, kind: 'part', part }),
    ),
    ...(areTogether ? [together] : []),
  ];
}

/** Size of the whole guide with its program, as first downloaded (bytes). */
export function sizeOf({ program, languages, parts, allPictures }: GuideContents): number {
  const others = parts.filter((part) => !isOfPictures(part));
  const pictures = Math.min(allPictures.bytes, sumOfBytes(parts.filter(isOfPictures)));
  return sumOfBytes([...programFilesOf(program, languages), ...others]) + pictures;
}

/** Addresses of the pictures that a stored part consists of. */
async function picturesOf(part: PartName): Promise<string[]> {
  const list = await caches.match(lastEntryOf(part), { cacheName: cacheNames.guide });
  // Written by downloadFiles.ts.
  const addresses: string[] = (await list?.json()) ?? [];
  return addresses;
}

/**
 * Whether all that the record names is on this device, by the addresses alone. A part that lacks pictures is unlisted,
 * so that the next download fetches it again.
 */
export async function isWhole({ languages, parts }: KeptGuide): Promise<boolean> {
  const program = await readKeptProgram();
  if (!program) return false;
  const [files, guide] = await Promise.all([addressesIn(cacheNames.program), addressesIn(cacheNames.guide)]);
  let isComplete =
    programFilesOf(program, languages).every(({ address }) => files.has(address)) &&
    parts.every((part) => guide.has(lastEntryOf(part)));
  for (const part of parts.filter(isOfPictures)) {
    const pictures = await picturesOf(part);
    if (pictures.every((address) => guide.has(address))) continue;
    isComplete = false;
    await (await caches.open(cacheNames.guide)).delete(lastEntryOf(part));
  }
  return isComplete;
}

/** Deletes from the guide's cache what neither the record nor one of its parts names. */
export async function deleteUnnamed(parts: readonly PartName[]): Promise<void> {
  const pictures = await Promise.all(parts.filter(isOfPictures).map(picturesOf));
  const named = new Set([...keptGuideAddresses, ...parts.map(lastEntryOf), ...pictures.flat()]);
  const cache = await caches.open(cacheNames.guide);
  for (const address of await addressesIn(cacheNames.guide)) {
    if (!named.has(address)) await cache.delete(address);
  }
}
