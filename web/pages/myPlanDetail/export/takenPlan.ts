/** A plan as it is taken along: in files that other programs read. */
export interface TakenPlan {
  /** The tour's name in the visitor's language. */
  readonly title: string;
  /** yyyy-mm-dd and HH:MM in Asia/Seoul. */
  readonly date: string;
  readonly start: string;
  /** Where the tour begins and ends, as the visitor and as a driver reads it. */
  readonly departure: string;
  readonly stops: readonly TakenStop[];
}

export interface TakenStop {
  readonly id: number;
  readonly name: string;
  /** As signs read it. */
  readonly koreanName: string;
  /** As drivers read it; null where it is not known. */
  readonly koreanAddress: string | null;
  readonly phone: string | null;
  readonly lat: number;
  readonly lng: number;
  /** HH:MM in Asia/Seoul. */
  readonly arrives: string;
  readonly leaves: string;
}

/** The name with the Hangul beside it, where they differ. */
export function nameWithHangul({ name, koreanName }: Pick<TakenStop, 'name' | 'koreanName'>): string {
  return name === koreanName ? name : `${name} (${koreanName})`;
}

/** What helps a driver to find it: the Korean address and the telephone, as far as they are known. */
export function howToFind({ koreanAddress, phone }: Pick<TakenStop, 'koreanAddress' | 'phone'>): string[] {
  return [koreanAddress, phone].filter((line) => line !== null);
}
