import type { Language } from '../../contract/languages.ts';

/** Addresses and texts of the guide's pictures by name; implemented in server/media/pictures. */
export interface PlacePictures {
  url(name: string): string;
  /** Address of the PNG for link previews. */
  shareUrl(name: string): string;
  alt(name: string, language: Language): string;
  /** Credit of a photograph; null for a drawing. */
  credit(name: string): string | null;
}
