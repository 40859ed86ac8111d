import type { PlaceDetail } from '../../../contract/places.ts';
import type { Messages } from '../../messages/messages.ts';
import type { PageHead } from '../../shared/page/PageHead.ts';
import { paths } from '../../shared/paths.ts';

/** The head data of a place's page. */
export function placeHead(detail: PlaceDetail, messages: Messages): PageHead {
  return {
    title: `${detail.placeName} · ${messages.brand}`,
    description: detail.summary,
    canonical: paths.place(detail.type, detail.id),
    picture: detail.sharePicture,
  };
}
