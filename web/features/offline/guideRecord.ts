import {
  type OfflinePart,
  type OfflineProgram,
  offlineFormat,
  offlineProgramAddress,
} from '../../../contract/offlineGuide.ts';
import type { Language } from '../../../domain/languages.ts';
import { cacheNames } from '../../shared/client/cacheNames.ts';

/** Lists the parts of the guide on this device. Written after all of them: the guide is saved completely, or not at all. */
export interface GuideRecord {
  readonly format: typeof offlineFormat;
  readonly languages: readonly Language[];
  readonly parts: readonly Pick<OfflinePart, 'name' | 'hash'>[];
  /** When the guide last matched the server's, ISO 8601. */
  readonly keptAt: string;
  /** Size of all parts and the program's files, as transferred. */
  readonly bytes: number;
}

/** The record's own entry in the guide's cache. */
const address = '/pocket-guide/kept.json';

/** What the guide's cache contains besides parts and pictures. */
export const guideRecordAddresses: readonly string[] = [address, offlineProgramAddress];

/** The guide on this device; null without one, and where the browser blocks its caches. */
export async function readGuideRecord(): Promise<GuideRecord | null> {
  try {
    const stored = await caches.match(address, { cacheName: cacheNames.guide });
    // Written by this module; a later release keeps reading `format` first.
    const kept: GuideRecord | undefined = await stored?.json();
    return kept?.format === offlineFormat ? kept : null;
  } catch {
    return null;
  }
}

export async function writeGuideRecord(kept: GuideRecord): Promise<void> {
  const cache = await caches.open(cacheNames.guide);
  await cache.put(address, Response.json(kept));
}

/** The program whose files were all stored for the guide on this device. */
export async function readSavedProgram(): Promise<OfflineProgram | null> {
  const stored = await caches.match(offlineProgramAddress, { cacheName: cacheNames.guide });
  const program: OfflineProgram | undefined = await stored?.json();
  return program ?? null;
}

export async function writeSavedProgram(program: OfflineProgram): Promise<void> {
  const cache = await caches.open(cacheNames.guide);
  await cache.put(offlineProgramAddress, Response.json(program));
}
