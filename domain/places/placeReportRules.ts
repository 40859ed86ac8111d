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

/** The outcome of a report. `corrected`: the guide was wrong; `right`: the guide is right; `nothing`: the report was of no use. */
export const placeReportOutcomes = ['corrected', 'right', 'nothing'] as const;
export type PlaceReportOutcome = (typeof placeReportOutcomes)[number];
export const maxPlaceReplyLength = 1_000;

/** Visitors who left an address were promised a reply. A report that was of no use gets none. */
export function needsReply(
  { wantsReply }: { readonly wantsReply: boolean },
  outcome: PlaceReportOutcome,
): boolean {
  return wantsReply && outcome !== 'nothing';
}
