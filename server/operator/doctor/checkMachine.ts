import { statfs } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { type Finding, missing, ok } from './finding.ts';

const gigabyte = 1024 ** 3;
/** The memory for the first build and for the embedded database, with some to spare (docs/operations/running.md#memory). */
const minMemory = 1.8 * gigabyte;
/** Free disk space for the packages, the build and some years of data. */
const minFree = 3 * gigabyte;

const inGigabytes = (bytes: number) => `${(bytes / gigabyte).toFixed(1)} GB`;

/** @param room bytes of memory, and bytes that are free on the disk of the data */
export function checkRoom({ memory, free }: { memory: number; free: number }): Finding[] {
  return [
    memory >= minMemory
      ? ok(`The machine has ${inGigabytes(memory)} of memory.`)
      : missing(`The machine has ${inGigabytes(memory)} of memory; take one with 2 GB or more.`),
    free >= minFree
      ? ok(`${inGigabytes(free)} are free on the disk.`)
      : missing(`Only ${inGigabytes(free)} are free on the disk; keep 3 GB free.`),
  ];
}

/** @param folder an existing folder on the disk of the data */
export async function checkMachine(folder: string): Promise<Finding[]> {
  const { bavail, bsize } = await statfs(folder);
  return checkRoom({ memory: totalmem(), free: bavail * bsize });
}
