import type { DeskParts } from '../deskParts.ts';
import type { Publishing } from '../../../guide/publishing.ts';

/** What the desk's guide needs of the guide. */
export interface GuideParts extends Pick<DeskParts, 'database' | 'clock'> {
  readonly publishing: Publishing;
}
