import { statfsSync } from 'node:fs';

const megabyte = 1024 * 1024;
/**
 * Minimum free bytes. The engine writes its log in files of 16 MB, and a checkpoint writes up to 16 MB of buffers. With
 * less space than for some of each, a commit could fill the disk: then the engine crashes, and cannot even be opened for
 * reading.
 */
const min = 64 * megabyte;
/** Above the minimum, so that a file that grows and shrinks does not toggle the state every second. */
const enoughAgain = 80 * megabyte;

/** Whether the disk has room for the database's next writes. */
export interface DiskRoom {
  /** Checks the disk again; takes microseconds. */
  hasRoom(): boolean;
  /** Free megabytes at the last check, for the operator. */
  readonly free: number;
}

/** Bytes that this user may still write to a folder's disk; Infinity where the system does not report them. */
function freeBytes(folder: string): number {
  try {
    const { blocks, bavail, bsize } = statfsSync(folder);
    return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** @param readFree returns the free bytes; replaced in tests */
export function watchDiskRoom(dataDir: string, readFree = () => freeBytes(dataDir)): DiskRoom {
  let free = 0;
  let isFull = false;
  return {
    hasRoom() {
      free = readFree();
      isFull = free < (isFull ? enoughAgain : min);
      return !isFull;
    },
    get free() {
      return Math.floor(free / megabyte);
    },
  };
}

/** The message for a start without enough disk space. */
export function noRoomSentence(dataDir: string, { free }: DiskRoom): string {
  return `The disk of the data folder ${dataDir} is full (${free} MB are free, and the database needs ${min / megabyte}): make room, or give another DATA_DIR.`;
}
