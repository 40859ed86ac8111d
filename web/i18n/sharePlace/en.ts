import type { SharePlaceWords } from './ko.ts';

export const en: SharePlaceWords = {
  copied: 'The address is copied. Paste it wherever you like.',
  notCopied: (address) => `It could not be copied. Here is the address: ${address}`,
};
