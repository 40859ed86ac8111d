export const toIso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** Returns a place as the file lists it: its id and its name. */
export type NamedPlaces = (placeId: number) => { placeId: number; placeName: string };
