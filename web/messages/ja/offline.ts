import type { OfflineMessages } from '../ko/offline.ts';

export const ja: OfflineMessages = {
  offline: {
    title: 'オフラインで使う',
    lead: 'この端末に保存しておくと、場所、検索、地図、マイプランを機内モードでも使えます。',
    size: (kilobytes) => `${kilobytes.toLocaleString('ja')}KB`,
    about: (size) => `約${size}`,
    keep: 'オフライン用に保存',
    keeping: 'この端末に保存しています…',
    progress: (done, total) => `${total.toLocaleString('ja')}KB中${done.toLocaleString('ja')}KB`,
    cancel: 'キャンセル',
    kept: (day, size) => `${day}、オフライン用に保存しました（${size}）`,
    remove: 'この端末から削除',
    removed: 'この端末から削除しました。',
    otherLanguage: '日本語のデータはまだ保存されていません。',
    addLanguage: '日本語を追加',
    old: (days) => `保存してから${days}日たっています。`,
    renew: '最新の内容に更新',
    incomplete: '保存したガイドの一部がこの端末にありません。接続を確認して、もう一度お試しください。',
    evicted: 'この端末に保存したガイドは、ブラウザーによって削除されました。もう一度保存できます。',
    failed: {
      network:
        'ダウンロードを完了できませんでした。ダウンロード済みの分は残っています。接続を確認して、もう一度お試しください。',
      quota: 'この端末の空き容量が足りません。不要なデータを削除して、もう一度お試しください。',
      storage:
        'このブラウザーにはガイドを保存できません。プライベートモードの場合は、通常のウィンドウでお試しください。',
    },
    removeQuestion: 'この端末からガイドを削除しますか？',
    removeMeans:
      'インターネットに接続されていません。削除すると、次に接続するまでは、接続中にこの端末で開いた利用券と「ドライバーに見せるカード」しか開けません。',
    keepIt: '削除しない',
  },
};
