import { createHash } from 'node:crypto';
import {
  type OfflineManifest,
  type OfflinePart,
  offlineFormat,
  offlinePartAddress,
} from '../../../contract/offlineGuide.ts';
import type { Language } from '../../../domain/languages.ts';
import { type PublicResponse, packResponse, publicResponse } from '../../http/publicResponses.ts';
import type { Database } from '../../platform/database/database.ts';
import { allPicturesName, type MadePart, makeParts, type PartSources, themesPart } from './offlineParts.ts';
import { readOfflineContent } from './readOfflineContent.ts';

const json = 'application/json; charset=utf-8';

/**
 * The brotli quality of a file. Groups of pictures get a lower one: only updates fetch them, one by one, and the best
 * quality would save a tenth of their bytes but delay the first manifest by two seconds.
 */
const bestQuality = (name: string) => (name.startsWith('pictures-') ? 9 : 11);

/** A part with its body, compressed once. */
class PartFile {
  readonly name: string;
  readonly language: Language | null;
  readonly hash: string;
  readonly address: string;
  readonly #response: PublicResponse;
  readonly #quality: number;
  #packed: Promise<PublicResponse> | null = null;

  constructor({ name, language, content }: MadePart, quality = bestQuality(name)) {
    const body = JSON.stringify(content);
    this.name = name;
    this.#quality = quality;
    this.language = language;
    this.hash = createHash('sha256').update(body).digest('base64url').slice(0, 16);
    this.address = offlinePartAddress(this);
    this.#response = publicResponse(200, json, body);
  }

  response(): Promise<PublicResponse> {
    this.#packed ??= packResponse(this.#response, this.#quality).then(
      () => this.#response,
      (error: unknown) => {
        this.#packed = null;
        throw error;
      },
    );
    return this.#packed;
  }

  async describe(): Promise<OfflinePart> {
    const { packed } = (await this.response()).body;
    const { name, hash, language } = this;
    return { name, hash, bytes: packed?.br.length ?? 0, isOfLanguage: language !== null };
  }
}

/** The offline guide of one version of the guide, with the likes of a moment. */
interface Edition {
  readonly version: number;
  /** The number of changes of the documents so far. */
  readonly documents: number;
  /** The files by address; null if the guide is too large. */
  readonly files: ReadonlyMap<string, PartFile> | null;
}

const isSame = (one: Edition, other: Edition) =>
  one.version === other.version && one.documents === other.documents;

/** How long likes may lag behind those of the lists (ms). The guide may lag as long if the event of a change was lost. */
const freshFor = 60_000;
/** The same for a request of an unknown part (ms): another replica may know a newer guide. */
const freshAtMiss = 5_000;

interface OfflineFilesOptions {
  /** A monotonic clock (ms). */
  readonly now?: () => number;
  /** The brotli quality; by default the best, which takes seconds of processor time. */
  readonly quality?: number | undefined;
}

/**
 * The files of the offline guide: those of the current version, and those of the previous one, so that a download under
 * way can finish. They are made at the first request; after a change of the guide only changed files are compressed
 * again.
 */
export class OfflineFiles {
  readonly #database: Database;
  readonly #sources: PartSources;
  readonly #now: () => number;
  readonly #quality: number | undefined;
  #present: Edition | null = null;
  #before: Edition | null = null;
  #running: Promise<Edition> | null = null;
  #documents = 0;
  #readAt = Number.NEGATIVE_INFINITY;

  constructor(
    database: Database,
    sources: PartSources,
    { now = () => performance.now(), quality }: OfflineFilesOptions = {},
  ) {
    this.#database = database;
    this.#sources = sources;
    this.#now = now;
    this.#quality = quality;
  }

  /** All parts of a language; null where the guide is too large. */
  async manifest(language: Language): Promise<PublicResponse | null> {
    const { files } = await this.#edition(freshFor);
    if (!files) return null;
    const described: OfflinePart[] = [];
    // One at a time: the other cores serve requests meanwhile.
    for (const file of files.values())
      if (file.language === null || file.language === language) described.push(await file.describe());
    const parts = described.filter(({ name }) => name !== allPicturesName);
    const allPictures = described.find(({ name }) => name === allPicturesName);
    if (!allPictures) throw new Error('every edition has the file with all pictures');
    const { name, hash, bytes } = allPictures;
    const manifest: OfflineManifest = { format: offlineFormat, parts, allPictures: { name, hash, bytes } };
    return publicResponse(200, json, JSON.stringify(manifest));
  }

  /** The file at a part's address, of the present version or the one before. */
  async at(address: string): Promise<PublicResponse | null> {
    const find = () => this.#present?.files?.get(address) ?? this.#before?.files?.get(address);
    let file = find();
    if (!file) {
      await this.#edition(freshAtMiss);
      file = find();
    }
    return file ? file.response() : null;
  }

  /** The themes with the likes as this process has read them: each replica reads them at another moment. */
  async themes(): Promise<PublicResponse | null> {
    const { files } = await this.#edition(freshFor);
    const themes = files?.values().find(({ name }) => name === 'themes');
    return themes ? themes.response() : null;
  }

  /** Called when a new guide version is loaded. */
  expire(): void {
    this.#readAt = Number.NEGATIVE_INFINITY;
    this.#running = null;
  }

  /** Called when the documents contain something else. */
  expireDocuments(): void {
    this.#documents += 1;
    this.expire();
  }

  #edition(fresh: number): Promise<Edition> {
    if (this.#present && this.#now() < this.#readAt + fresh) return Promise.resolve(this.#present);
    if (this.#running) return this.#running;
    const begun = this.#now();
    const former = this.#present;
    const running = this.#make(former)
      .then((edition) => {
        // The guide or the documents have changed during this run, so its edition may be outdated.
        if (this.#running !== running) return edition;
        if (former && !isSame(former, edition)) this.#before = former;
        this.#present = edition;
        this.#readAt = begun;
        return edition;
      })
      .catch((error: unknown) => {
        // Serves the previous edition while the database is down, like the guide's other public responses.
        if (former) return former;
        throw error;
      })
      .finally(() => {
        if (this.#running === running) this.#running = null;
      });
    this.#running = running;
    return running;
  }

  async #make(former: Edition | null): Promise<Edition> {
    const documents = this.#documents;
    const knownVersion = former?.documents === documents ? former.version : undefined;
    const content = await readOfflineContent(this.#database, knownVersion);
    const { version, places, synonyms } = content;
    const known = former?.files;
    const themes = this.#filesIn([themesPart(content)], known);
    if (version === knownVersion) {
      const others = [...(known ?? [])].filter(([, { name }]) => name !== 'themes');
      return { version, documents, files: known ? new Map([...others, ...themes]) : null };
    }
    if (!places) return { version, documents, files: null };
    return {
      version,
      documents,
      files: new Map([
        ...this.#filesIn(await makeParts({ places, synonyms }, this.#sources), known),
        ...themes,
      ]),
    };
  }

  /** The files by address. Known files are reused, because they are compressed already. */
  #filesIn(
    parts: readonly MadePart[],
    known: ReadonlyMap<string, PartFile> | null | undefined,
  ): Map<string, PartFile> {
    return new Map(
      parts.map((part) => {
        const file = new PartFile(part, this.#quality);
        return [file.address, known?.get(file.address) ?? file];
      }),
    );
  }
}
