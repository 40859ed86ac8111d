export const toIso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** A place as the file names it. */
export type NamedPlaces = (placeId: number) => { placeId: number; placeName: string };
