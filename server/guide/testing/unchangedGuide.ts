import type { GuideVersion } from '../guideVersion.ts';

/** The version of a guide that stays as it is while its handlers are used. */
export const unchangedGuide: Pick<GuideVersion, 'onChange'> = { onChange: () => undefined };
