import { hash } from 'node:crypto';
import { vi } from 'vitest';
import type { OfflineManifest, OfflinePart, OfflineProgram } from '../../../../contract/offlineGuide.ts';
import { byLanguage, type Language } from '../../../../domain/languages.ts';
import { programFiles } from '../programFiles.ts';

/** Content of a small guide: one part of places, of pictures, and of texts in each language. */
export interface FakeGuide {
  readonly build: string;
  readonly place: string;
  readonly pictures: Readonly<Record<string, string>>;
  readonly text: string;
}

export const firstGuide: FakeGuide = {
  build: 'a',
  place: 'Anmok',
  pictures: { '/pictures/1-old.svg': '<svg>old</svg>', '/pictures/2.svg': '<svg>two</svg>' },
  text: 'A beach',
};

export const partHash = (body: string) => hash('sha256', body, 'base64url').slice(0, 16);

/** Serves a guide and its program over a stubbed fetch, with sizes of 10 bytes a file. */
export class FakeGuideServer {
  guide = firstGuide;
  /** Size of the file with all pictures; more than its one part. */
  allPicturesBytes = 15;
  /** Addresses in the order of their requests. */
  requests: string[] = [];
  /** Called before each response; throws to make the request fail. */
  beforeResponse: (address: string) => void = () => undefined;
  /** Responses that replace the guide's own. */
  readonly replaced = new Map<string, () => Response>();

  #program(): OfflineProgram {
    const file = (name: string) => ({ address: `/assets/${name}-${this.guide.build}.js`, bytes: 10 });
    return {
      version: this.guide.build,
      shell: file('shell').address,
      cards: [file('shell'), file('cards')],
      guide: [{ address: '/assets/map-1.js', bytes: 10 }, file('guide')],
      cardMessages: byLanguage((language) => [file(language)]),
      guideMessages: byLanguage(() => []),
    };
  }

  #parts(language: Language): { part: OfflinePart; body: string }[] {
    const { place, pictures, text } = this.guide;
    return [
      { name: 'places-0', content: place, isOfLanguage: false },
      { name: 'pictures-0', content: pictures, isOfLanguage: false },
      { name: `texts-${language}-0`, content: `${text} in ${language}`, isOfLanguage: true },
    ].map(({ name, content, isOfLanguage }) => {
      const body = JSON.stringify(content);
      return { part: { name, hash: partHash(body), bytes: 10, isOfLanguage }, body };
    });
  }

  /** All that is served now, by address. */
  bodies(languages: readonly Language[]): Map<string, string> {
    const program = this.#program();
    const files = programFiles(program, languages);
    const bodies = new Map(files.map(({ address }) => [address, `content of ${address}`]));
    bodies.set('/offlineProgram.json', JSON.stringify(program));
    for (const language of languages) {
      const parts = this.#parts(language);
      const allPictures = JSON.stringify({ 'pictures-0': this.guide.pictures });
      const file = { name: 'pictures', hash: partHash(allPictures), bytes: this.allPicturesBytes };
      bodies.set(`/pocket-guide/parts/pictures.${file.hash}.json`, allPictures);
      const manifest: OfflineManifest = {
        format: 1,
        parts: parts.map(({ part }) => part),
        allPictures: file,
      };
      bodies.set(`/pocket-guide/${language}.json`, JSON.stringify(manifest));
      for (const { part, body } of parts) {
        bodies.set(`/pocket-guide/parts/${part.name}.${part.hash}.json`, body);
      }
    }
    return bodies;
  }

  stub(): void {
    vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit = {}) => {
      // Responds asynchronously, as over a network.
      await new Promise(setImmediate);
      signal?.throwIfAborted();
      this.requests.push(address);
      this.beforeResponse(address);
      const replaced = this.replaced.get(address);
      if (replaced) return replaced();
      const body = this.bodies(['ko', 'en', 'ja']).get(address);
      return body === undefined ? new Response('', { status: 404 }) : new Response(body);
    });
  }
}
