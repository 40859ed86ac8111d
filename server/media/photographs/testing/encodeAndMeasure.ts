import { readFileSync } from 'node:fs';
import { encodePhotograph } from '../encodePhotograph.ts';

/** Encodes the photograph of a file, and prints its size and the highest memory use of this process (MB). */
const [, , file = ''] = process.argv;
const { width, height } = await encodePhotograph(readFileSync(file));
const peak = Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1024;
console.log(JSON.stringify({ width, height, peak }));
