import {
  type OfflineManifest,
  type OfflinePart,
  type OfflineProgram,
  offlineFormat,
  offlineManifestAddress,
  offlineProgramAddress,
} from '../../../contract/offlineGuide.ts';
import type { Language } from '../../../domain/languages.ts';

/** Timeout of one file (ms): the largest one arrives in it also over a slow network. */
const timeout = 60_000;

/** The server responded, but not with the file. */
export class WrongResponse extends Error {
  readonly status: number;

  constructor(address: string, status: number) {
    super(`${address}: ${status}`);
    this.status = status;
  }
}

export async function fetchFile(
  address: string,
  { signal, cache = 'default' }: { signal: AbortSignal; cache?: RequestCache },
): Promise<Response> {
  const response = await fetch(address, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
    cache,
  });
  if (response.status !== 200 || response.redirected) throw new WrongResponse(address, response.status);
  return response;
}

/** What the server has now: the program, and the guide's parts in some languages. */
export interface GuideContents {
  readonly languages: readonly Language[];
  readonly program: OfflineProgram;
  readonly parts: readonly OfflinePart[];
  readonly allPictures: OfflineManifest['allPictures'];
}

async function fetchManifest(language: Language, signal: AbortSignal): Promise<OfflineManifest> {
  const address = offlineManifestAddress(language);
  const response = await fetchFile(address, { signal, cache: 'no-cache' });
  const manifest: OfflineManifest = await response.json();
  // Written by another release, whose format this page cannot read.
  if (manifest.format !== offlineFormat) throw new WrongResponse(address, response.status);
  return manifest;
}

/** All manifests as one, with each part once; null if the guide has changed between two of them. */
function merged(manifests: readonly OfflineManifest[]): Pick<GuideContents, 'parts' | 'allPictures'> | null {
  const [first] = manifests;
  if (!first) return null;
  const byName = new Map<string, OfflinePart>();
  for (const part of manifests.flatMap(({ parts }) => parts)) {
    if ((byName.get(part.name)?.hash ?? part.hash) !== part.hash) return null;
    byName.set(part.name, part);
  }
  return { parts: [...byName.values()], allPictures: first.allPictures };
}

export async function fetchContents(
  languages: readonly Language[],
  signal: AbortSignal,
): Promise<GuideContents> {
  const fetchManifests = () => Promise.all(languages.map((language) => fetchManifest(language, signal)));
  const response = await fetchFile(offlineProgramAddress, { signal, cache: 'no-cache' });
  const program: OfflineProgram = await response.json();
  const guide = merged(await fetchManifests()) ?? merged(await fetchManifests());
  if (!guide) throw new Error('the guide changed while its manifests were fetched');
  return { languages, program, ...guide };
}
