import type { Publishing } from '../../../guide/publishing.ts';
import type { DeskDeps } from '../deskDeps.ts';

/** What the desk's guide needs of the guide. */
export interface GuideDeps extends Pick<DeskDeps, 'database' | 'clock'> {
  readonly publishing: Publishing;
}
