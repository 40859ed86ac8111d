/** Rules of the guide's editing, without zod, so that page and server share them. */

/** Ids of places made at the desk begin here, above every id of the files of content/. */
export const firstDeskPlaceId = 100_001;

/** How a place's published fields came to be. `release`: the editor settled what a release had changed as well. */
export const publicationKinds = ['publish', 'restore', 'hide', 'show', 'release'] as const;
export type PublicationKind = (typeof publicationKinds)[number];

/** Publications on one page of a place's history. */
export const historyPageSize = 20;
