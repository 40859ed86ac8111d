/** `--smoke` runs every part of a subject once with the smallest sizes: it shows whether the subject works, not how fast. */
export const isSmoke = process.argv.includes('--smoke');

/** The usual size, or the smallest one in a smoke run. */
export function workload<Size>(usual: Size, smallest: Size): Size {
  return isSmoke ? smallest : usual;
}
