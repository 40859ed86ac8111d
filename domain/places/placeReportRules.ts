/** Rules of reports about places. */

/** What is wrong with a place, as a visitor sees it. */
export const placeReportKinds = [
  'closed',
  'hours',
  'location',
  'contact',
  'text',
  'picture',
  'other',
] as const;
export type PlaceReportKind = (typeof placeReportKinds)[number];
export const maxPlaceReportLength = 500;

/** What became of a report. `corrected`: the guide was wrong; `right`: it is right as it is; `nothing`: nobody could make use of the report. */
export const placeReportOutcomes = ['corrected', 'right', 'nothing'] as const;
export type PlaceReportOutcome = (typeof placeReportOutcomes)[number];
export const maxPlaceReplyLength = 1_000;

/** Whoever left an address was promised an answer; a report that nobody can use gets none. */
export function needsReply(
  { wantsReply }: { readonly wantsReply: boolean },
  outcome: PlaceReportOutcome,
): boolean {
  return wantsReply && outcome !== 'nothing';
}
