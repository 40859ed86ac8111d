import { z } from 'zod';

const ownHost = 'https://own.example';
const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

function isArchiveAddress(address: string): boolean {
  // A path: read as browsers read it, it must stay on our own origin, which `//host` and `/\host` would leave.
  const isPath = address.startsWith('/');
  if (!URL.canParse(address, isPath ? ownHost : undefined)) return false;
  const url = new URL(address, isPath ? ownHost : undefined);
  if (url.username !== '' || url.password !== '' || url.hash !== '') return false;
  if (isPath) return url.origin === ownHost;
  // Plain http reaches a page from its own machine only: elsewhere browsers refuse or upgrade it.
  return url.protocol === 'https:' || (url.protocol === 'http:' && loopback.has(url.hostname));
}

/** Where a PMTiles archive lies. It goes into pages and into the content security policy. */
export const mapTilesAddress = z
  .string()
  .trim()
  .max(500, 'must be shorter than 500 characters')
  .refine(
    isArchiveAddress,
    'must be an https address of a PMTiles archive, or a path such as /tiles/gangneung.pmtiles, without a password or a fragment',
  );
