import type { PlanShareMessages } from '../ko/planShare.ts';

const share: PlanShareMessages['share'] = {
  title: 'このプランを共有',
  lead: 'このリンクを知っている人は誰でも、場所・日付・時間・人数を見ることができます。お名前とメールアドレスは表示されません。',
  making: 'リンクを作成中…',
  failed: 'プランを共有できませんでした。この端末には残っています。',
  link: 'プランのリンク',
  copy: 'コピー',
  copied: 'リンクをコピーしました。',
  copyFailed: 'コピーできませんでした。リンクを選択してコピーしてください。',
  send: '共有…',
  stop: '共有を停止',
  stopQuestion: 'このプランの共有を停止しますか？',
  stopMeans:
    'リンクはすぐに無効になり、誰も開けなくなります。あとでもう一度共有すると、新しいリンクが作成されます。',
  keep: '共有を続ける',
  stopFailed: '共有を停止できませんでした。もう一度お試しください。',
  stopped: '共有を停止しました。このリンクはもう開けません。',
  page: '江陵の旅行プラン',
  use: 'このプランを使う',
  useMeans: 'これらの場所を自分のプランに追加します。',
  goneTitle: 'このプランの共有は終了しました',
  goneText: '共有が停止されたか、URLが正しくありません。送ってくれた方に、新しいリンクを頼んでください。',
  noneListed: 'このプランの場所は、すべて掲載を終了しました。',
};

export const ja: PlanShareMessages = { share };
