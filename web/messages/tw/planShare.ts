import type { PlanShareMessages } from '../ko/planShare.ts';

const share: PlanShareMessages['share'] = {
  title: '分享此行程',
  lead: '拿到連結的人都能看到地點、日期、時間和人數，但看不到您的姓名和電子郵件。',
  making: '正在產生連結…',
  failed: '無法分享。行程仍保留在此裝置上，請再試一次。',
  link: '行程連結',
  copy: '複製',
  copied: '連結已複製。',
  copyFailed: '無法複製，請選取連結後自行複製。',
  send: '分享…',
  stop: '停止分享',
  stopQuestion: '要停止分享此行程嗎？',
  stopMeans: '連結將立即失效，所有人都無法再查看。日後再次分享時，會產生新的連結。',
  keep: '繼續分享',
  stopFailed: '無法停止分享，請再試一次。',
  stopped: '已停止分享，此連結不再有效。',
  page: '江陵旅行計畫',
  use: '使用此行程',
  useMeans: '將這些地點加入您自己的行程。',
  goneTitle: '此行程已不再分享',
  goneText: '對方已停止分享，或連結不完整。請向傳送連結的人索取新的連結。',
  noneListed: '此行程中的地點皆已不再收錄。',
};

export const tw: PlanShareMessages = { share };
