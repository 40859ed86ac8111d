/** A figure beside its reference from the same run (docs/product/budgets.md). */
export interface Figure {
  readonly name: string;
  readonly measured: string;
  readonly reference?: string;
  readonly ratio?: number;
  /** The budget as text; a figure without one is informational. */
  readonly budget?: string;
  readonly isWithin?: boolean;
}

/** Prints each figure as soon as it is known, and collects those over their budget. */
export class Report {
  readonly over: string[] = [];

  heading(text: string): void {
    console.log(`\n${text}`);
    console.log('name | measured | reference | ratio | budget | ok/over');
  }

  note(text: string): void {
    console.log(`  ${text}`);
  }

  add({ name, measured, reference = '-', ratio, budget = '-', isWithin }: Figure): void {
    const verdict = isWithin === undefined ? '-' : isWithin ? 'ok' : 'over';
    if (verdict === 'over') this.over.push(name);
    const shown = ratio === undefined ? '-' : ratio.toFixed(ratio < 1 ? 3 : 2);
    console.log([name, measured, reference, shown, budget, verdict].join(' | '));
  }
}

/** The quantile (0 to 1) of the values; 0 when there are none. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}
