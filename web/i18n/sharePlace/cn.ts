import type { SharePlaceWords } from './ko.ts';

export const cn: SharePlaceWords = {
  copied: '网址已复制，可粘贴到任意位置。',
  notCopied: (address) => `未能复制。请自行复制此网址：${address}`,
};
