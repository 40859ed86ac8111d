import { nameWithReading } from '../../../../domain/reading/readings.ts';

/** A plan for export to files. */
export interface ExportedPlan {
  /** The tour's name in the visitor's language. */
  readonly title: string;
  /** yyyy-mm-dd and HH:MM in Asia/Seoul. */
  readonly date: string;
  readonly start: string;
  /** Where the tour begins and ends, for the visitor and for a driver. */
  readonly departure: string;
  readonly stops: readonly ExportedStop[];
}

export interface ExportedStop {
  readonly id: number;
  readonly name: string;
  readonly reading?: string | undefined;
  /** The name as it is written on signs. */
  readonly koreanName: string;
  /** For drivers; null if unknown. */
  readonly koreanAddress: string | null;
  readonly phone: string | null;
  readonly lat: number;
  readonly lng: number;
  /** HH:MM in Asia/Seoul. */
  readonly arrives: string;
  readonly leaves: string;
}

/** The name with its reading, and the Korean name in brackets if that differs. */
export function nameWithHangul(stop: Pick<ExportedStop, 'name' | 'reading' | 'koreanName'>): string {
  return stop.name === stop.koreanName ? stop.name : `${nameWithReading(stop)} (${stop.koreanName})`;
}

/** Helps a driver to find it: the Korean address and the telephone number, if known. */
export function howToFind({ koreanAddress, phone }: Pick<ExportedStop, 'koreanAddress' | 'phone'>): string[] {
  return [koreanAddress, phone].filter((line) => line !== null);
}
