import type { PlanAdviceMessages } from '../ko/planAdvice.ts';

export const ja: PlanAdviceMessages = {
  advice: {
    title: '時間を減らすには',
    leaveOut: (name, saves) => `${name}を外す（${saves}短縮）`,
    shorten: (name, length) => `${name}の滞在を${length}にする`,
    order: (saves) => `最短の順番にする（${saves}短縮）`,
    leftOut: (name) => `${name}を外しました。`,
    shortened: (name, length) => `${name}の滞在を${length}にしました。`,
    ordered: '最短の順番に並べ替えました。',
    bestAlready: 'すでに最短の順番です。',
    gained: (gains) => `${gains.join('。')}。`,
    lessDriving: (length) => `移動が${length}減りました`,
    moreDriving: (length) => `移動が${length}増えました`,
    lessWaiting: (length) => `待ち時間が${length}減りました`,
    moreWaiting: (length) => `待ち時間が${length}増えました`,
    open: (names) => `${names}は到着時に開いています`,
  },
  departures: {
    gone: 'この時刻は予約できなくなりました。',
    nearest: '近い時刻の空き：',
    unknown: 'この時刻は予約が埋まっている可能性があります。オンラインになりましたら改めて確認します。',
  },
};
