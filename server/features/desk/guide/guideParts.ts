import type { Publishing } from '../../../guide/publishing.ts';
import type { DeskParts } from '../deskParts.ts';

/** What the desk's guide needs of the guide. */
export interface GuideParts extends Pick<DeskParts, 'database' | 'clock'> {
  readonly publishing: Publishing;
}
