/** Rules of what official data proposes. */

/** In the order in which the desk lists them. */
export const proposalKinds = ['closedPlace', 'changedField', 'photograph', 'newPlace', 'festival'] as const;
export type ProposalKind = (typeof proposalKinds)[number];

/** `outdated`: the official data or the guide has another value by now. */
export const proposalStates = ['open', 'accepted', 'refused', 'outdated'] as const;
export type ProposalState = (typeof proposalStates)[number];

/** How a run ended. With any result but `done`, it stopped early and kept what it had read by then. */
export const officialRunResults = [
  'done',
  'quota',
  'unknownKey',
  'expiredKey',
  'parameters',
  'unreachable',
  'unreadable',
  'fault',
] as const;
export type OfficialRunResult = (typeof officialRunResults)[number];

/** Places on one page, and proposals that are decided at once. */
export const proposalPageSize = 20;
export const maxProposalsAtOnce = 60;
