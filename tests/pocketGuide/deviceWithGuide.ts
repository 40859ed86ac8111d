import type { FastifyInstance } from 'fastify';
import { vi } from 'vitest';
import {
  type PocketManifest,
  pocketFormat,
  pocketManifestAddress,
  pocketPartAddress,
} from '../../contract/pocketGuide.ts';
import type { Language } from '../../domain/languages.ts';
import type { KeptGuide } from '../../web/features/offline/keptGuide.ts';

/** A fake of the browser's caches that contains the pocket guide of a server. */
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

  /** Stores what the manifest names, and then the record. */
  async keep(app: FastifyInstance, language: Language): Promise<PocketManifest> {
    const manifest: PocketManifest = (await app.inject({ url: pocketManifestAddress(language) })).json();
    for (const part of manifest.parts) {
      const url = pocketPartAddress(part);
      this.stored.set(url, (await app.inject({ url })).body);
    }
    const kept: KeptGuide = {
      format: pocketFormat,
      languages: [language],
      parts: manifest.parts,
      keptAt: new Date().toISOString(),
      bytes: 0,
    };
    this.stored.set('/pocket-guide/kept.json', JSON.stringify(kept));
    return manifest;
  }
}
