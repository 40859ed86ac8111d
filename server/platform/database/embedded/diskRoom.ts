import { statfsSync } from 'node:fs';

const megabyte = 1024 * 1024;
/**
 * Bytes. The engine writes its log in files of 16 MB, and a checkpoint what 16 MB of buffers hold: with less than some of
 * each a commit might meet the end of the disk, at which the engine crashes, and cannot be opened to be read either.
 */
const least = 64 * megabyte;
/** More than the least, so that a file that grows and shrinks does not make it change its mind every second. */
const enoughAgain = 80 * megabyte;

/** Whether the disk has room for what the database writes next. */
export interface DiskRoom {
  /** Looks at the disk anew: microseconds. */
  hasRoom(): boolean;
  /** Free megabytes at the last look, for the operator. */
  readonly free: number;
}

/** Bytes that this user may still write where a folder lies; no end of them where the system does not say. */
function freeBytes(folder: string): number {
  try {
    const { blocks, bavail, bsize } = statfsSync(folder);
    return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** @param readFree bytes that are free, for tests; the disk's own answer unless given */
export function watchDiskRoom(dataDir: string, readFree = () => freeBytes(dataDir)): DiskRoom {
  let free = 0;
  let isFull = false;
  return {
    hasRoom() {
      free = readFree();
      isFull = free < (isFull ? enoughAgain : least);
      return !isFull;
    },
    get free() {
      return Math.floor(free / megabyte);
    },
  };
}

/** The sentence for a start that would have no room. */
export function noRoomSentence(dataDir: string, { free }: DiskRoom): string {
  return `The disk of the data folder ${dataDir} is full (${free} MB are free, and the database needs ${least / megabyte}): make room, or give another DATA_DIR.`;
}
