/**
 * Map providers that the operator has configured (docs/product/environment.md#providers); without any, maps show our
 * own drawing. Both values are public.
 */
export interface MapSources {
  /** A PMTiles archive: an absolute URL, or a path on our origin. */
  tilesUrl?: string;
  /** Kakao's JavaScript key. */
  kakaoKey?: string;
}
