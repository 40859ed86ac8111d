import type { Language } from '../../contract/languages.ts';

/** Addresses and words of the guide's pictures by their names; server/media/pictures has them. */
export interface PlacePictures {
  url(name: string): string;
  /** Address of the PNG for link previews. */
  shareUrl(name: string): string;
  alt(name: string, language: Language): string;
  /** Whose photograph it is; null for a drawing. */
  credit(name: string): string | null;
}
