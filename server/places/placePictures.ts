import type { Language } from '../../contract/languages.ts';

/** Addresses and words of the guide's pictures; server/pictures has them. */
export interface PlacePictures {
  url(file: string): string;
  /** Address of the PNG for link previews. */
  shareUrl(file: string): string;
  alt(file: string, language: Language): string;
}
