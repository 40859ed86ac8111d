import { setTimeout as pause } from 'node:timers/promises';
import type { Language } from '../../domain/languages.ts';
import { askForBytes, askOnce, TooLongResponse } from './askOverHttp.ts';
import { type TourApi, TourApiFailure } from './tourapi.ts';
import {
  koreanType,
  photographOrigin,
  readFestivals,
  readIntro,
  readItems,
  readOverview,
  readPhotographs,
  readRows,
} from './tourapiResponses.ts';

interface TourApiOptions {
  /** Address of the services; called for each request, since a sandbox has an address only once the process listens. */
  readonly apiUrl: () => string;
  /** The decoding key. It is encoded here, once. */
  readonly serviceKey: string;
  /** Origin of the photographs, if not the organization's own host. */
  readonly photographs?: { readonly origin: () => string; readonly browserPath: string };
  /**
   * Throws inside a database transaction (docs/product/payments.md#confirming-a-payment):
   * Database.assertOutsideTransaction.
   */
  readonly assertOutsideTransaction: (what: string) => void;
  /** Milliseconds between two requests: the service throttles. */
  readonly pauseBetween?: number;
  /** Milliseconds before the first retry, doubled for the second. */
  readonly firstPause?: number;
  /** Milliseconds for one request. */
  readonly timeLimit?: number;
}

const services: Record<Language, string> = {
  ko: 'KorService2',
  en: 'EngService2',
  cn: 'ChsService2',
  tw: 'ChtService2',
  ja: 'JpnService2',
};

/** Gangneung as a legal district: the service's older area codes were removed in 2026. */
const district = { lDongRegnCd: '51', lDongSignguCd: '150' };
const pageSize = '100';
const maxTries = 3;
/** Limit of a photograph in bytes. */
const maxPhotographBytes = 20 * 1024 * 1024;

/**
 * TourAPI 4.0 over HTTP, the only adapter (docs/product/environment.md#providers): one request at a time, in the order
 * of the calls.
 */
export function createTourApi(options: TourApiOptions): TourApi {
  const { pauseBetween = 120, firstPause = 500, timeLimit = 10_000 } = options;
  let last: Promise<unknown> = Promise.resolve();

  /** Runs a request after the previous ones. */
  function inTurn<T>(work: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
    options.assertOutsideTransaction('TourAPI');
    const result = last.then(() => {
      signal?.throwIfAborted();
      return work();
    });
    last = result.then(rest, rest);
    return result;
  }
  const rest = () => (pauseBetween > 0 ? pause(pauseBetween, undefined, { ref: false }) : undefined);

  /** Tries up to three times if no response comes. Any response is final. */
  async function retried<T>(
    ask: (limit: AbortSignal) => Promise<T>,
    signal: AbortSignal | undefined,
  ): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      const timeout = AbortSignal.timeout(timeLimit);
      try {
        return await ask(signal ? AbortSignal.any([signal, timeout]) : timeout);
      } catch (error) {
        signal?.throwIfAborted();
        if (error instanceof TooLongResponse) throw new TourApiFailure('unreadable', 'response too long');
        // The error of fetch may contain the address, and with it the key.
        if (tries >= maxTries)
          throw new TourApiFailure('unreachable', timeout.aborted ? 'too slow' : 'no connection');
        const longest = firstPause * 2 ** (tries - 1);
        await pause(longest / 2 + (longest / 2) * Math.random(), undefined, signal ? { signal } : {});
      }
    }
  }

  async function ask(
    language: Language,
    operation: string,
    parameters: Readonly<Record<string, string>>,
    signal: AbortSignal | undefined,
  ) {
    const query = new URLSearchParams({
      serviceKey: options.serviceKey,
      MobileOS: 'ETC',
      MobileApp: 'Solbada',
      _type: 'json',
      ...parameters,
    });
    return inTurn(async () => {
      const address = `${options.apiUrl()}/${services[language]}/${operation}?${query}`;
      const { status, text } = await retried((limit) => askOnce(address, { signal: limit }), signal);
      return readItems(status, text);
    }, signal);
  }

  return {
    async list(language, page, signal) {
      const parameters = { ...district, numOfRows: pageSize, pageNo: String(page), arrange: 'C' };
      const { items, hasMore } = await ask(language, 'areaBasedSyncList2', parameters, signal);
      return { rows: readRows(language, items), hasMore };
    },

    async festivals(language, from, page, signal) {
      const eventStartDate = from.replaceAll('-', '');
      const parameters = { ...district, eventStartDate, numOfRows: pageSize, pageNo: String(page) };
      const { items, hasMore } = await ask(language, 'searchFestival2', parameters, signal);
      return { rows: readFestivals(language, items), hasMore };
    },

    async overview(language, contentId, signal) {
      return readOverview((await ask(language, 'detailCommon2', { contentId }, signal)).items);
    },

    async intro(contentId, kind, signal) {
      const parameters = { contentId, contentTypeId: koreanType(kind) };
      return readIntro((await ask('ko', 'detailIntro2', parameters, signal)).items);
    },

    async photographs(contentId, signal) {
      const parameters = { contentId, imageYN: 'Y', numOfRows: '20', pageNo: '1' };
      return readPhotographs((await ask('ko', 'detailImage2', parameters, signal)).items);
    },

    async download(address, signal) {
      // The address comes from the service, so it is only requested if it is on the expected host.
      if (!URL.canParse(address) || new URL(address).origin !== photographOrigin)
        throw new TourApiFailure('unreadable', 'a photograph on another host');
      const { pathname } = new URL(address);
      const origin = options.photographs?.origin() ?? photographOrigin;
      return inTurn(async () => {
        const { status, headers, bytes } = await retried(
          (limit) => askForBytes(`${origin}${pathname}`, { signal: limit }, maxPhotographBytes),
          signal,
        );
        if (status !== 200) throw new TourApiFailure('unreachable', `status ${status}`);
        if (!headers.get('content-type')?.startsWith('image/'))
          throw new TourApiFailure('unreadable', 'no photograph');
        return bytes;
      }, signal);
    },

    browserAddress(address) {
      return options.photographs ? `${options.photographs.browserPath}${new URL(address).pathname}` : address;
    },
  };
}
