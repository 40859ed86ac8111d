import type { FastifyInstance } from 'fastify';
import { vi } from 'vitest';
import {
  type OfflineManifest,
  offlineFormat,
  offlineManifestAddress,
  offlinePartAddress,
} from '../../contract/offlineGuide.ts';
import type { Language } from '../../domain/languages.ts';
import type { GuideRecord } from '../../web/features/offline/guideRecord.ts';

/** A fake of the browser's caches that contains the offline guide of a server. */
export class DeviceWithGuide {
  readonly stored = new Map<string, string>();

  constructor() {
    vi.stubGlobal('caches', {
      match: async (address: string) => {
        const body = this.stored.get(address);
        return body === undefined ? undefined : new Response(body);
      },
    });
  }

  /** Stores the parts that the manifest names, and then the record. */
  async keep(app: FastifyInstance, language: Language): Promise<OfflineManifest> {
    const manifest: OfflineManifest = (await app.inject({ url: offlineManifestAddress(language) })).json();
    for (const part of manifest.parts) {
      const url = offlinePartAddress(part);
      this.stored.set(url, (await app.inject({ url })).body);
    }
    const kept: GuideRecord = {
      format: offlineFormat,
      languages: [language],
      parts: manifest.parts,
      keptAt: new Date().toISOString(),
      bytes: 0,
    };
    this.stored.set('/pocket-guide/kept.json', JSON.stringify(kept));
    return manifest;
  }
}
