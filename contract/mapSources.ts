/** Makers of maps that an operator has chosen (DESIGN 4); without any, maps show our own drawing. Public, both. */
export interface MapSources {
  /** A PMTiles archive: an address of its own, or a path of our origin. */
  tilesUrl?: string;
  /** Kakao's JavaScript key. */
  kakaoKey?: string;
}
