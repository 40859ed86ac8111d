/**
 * Content with faults. Stops the start with one line: file, place and field of the first fault, and the number of
 * faults.
 */
export class ContentError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    const [first = ''] = faults;
    const line = first.replaceAll(/\s*[\r\n]+\s*/g, ' ');
    super(faults.length > 1 ? `${line} (the first of ${faults.length} faults)` : line);
    this.name = 'ContentError';
    this.faults = faults;
  }
}
