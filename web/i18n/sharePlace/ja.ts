import type { SharePlaceWords } from './ko.ts';

export const ja: SharePlaceWords = {
  copied: 'アドレスをコピーしました。お好きなところに貼り付けてください。',
  notCopied: (address) => `コピーできませんでした。こちらのアドレスをご利用ください：${address}`,
};
