/** Addresses of the guide's drawings by name; implemented in server/media/pictures. */
export interface PlacePictures {
  url(name: string): string;
  /** Address of the PNG for link previews. */
  shareUrl(name: string): string;
}
