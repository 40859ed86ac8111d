import { z } from 'zod';

const ownHost = 'https://own.example';
const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

function isArchiveAddress(address: string): boolean {
  // A path must stay on our own origin after URL parsing; `//host` and `/\host` would leave it.
  const isPath = address.startsWith('/');
  if (!URL.canParse(address, isPath ? ownHost : undefined)) return false;
  const url = new URL(address, isPath ? ownHost : undefined);
  if (url.username !== '' || url.password !== '' || url.hash !== '') return false;
  if (isPath) return url.origin === ownHost;
  // Plain http is allowed only on the local machine: elsewhere browsers refuse or upgrade it.
  return url.protocol === 'https:' || (url.protocol === 'http:' && loopback.has(url.hostname));
}

/** Address of a PMTiles archive. It goes into pages and into the content security policy. */
export const mapTilesAddress = z
  .string()
  .trim()
  .max(500, 'must be shorter than 500 characters')
  .refine(
    isArchiveAddress,
    'must be an https address of a PMTiles archive, or a path such as /tiles/gangneung.pmtiles, without a password or a fragment',
  );
