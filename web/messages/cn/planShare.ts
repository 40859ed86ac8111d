import type { PlanShareMessages } from '../ko/planShare.ts';

const share: PlanShareMessages['share'] = {
  title: '分享此行程',
  lead: '拿到链接的人都能看到地点、日期、时间和人数，看不到您的姓名和邮箱。',
  making: '正在生成链接…',
  failed: '未能分享。行程仍保留在此设备上，请重试。',
  link: '行程链接',
  copy: '复制',
  copied: '链接已复制。',
  copyFailed: '复制失败，请选中链接后自行复制。',
  send: '分享…',
  stop: '停止分享',
  stopQuestion: '要停止分享此行程吗？',
  stopMeans: '链接将立即失效，所有人都无法再查看。以后再次分享时会生成新的链接。',
  keep: '继续分享',
  stopFailed: '未能停止分享，请重试。',
  stopped: '已停止分享，该链接不再有效。',
  page: '江陵行程',
  use: '使用此行程',
  useMeans: '将这些地点加入您自己的行程。',
  goneTitle: '此行程已不再分享',
  goneText: '分享已停止，或链接不完整。请向发送者索取新的链接。',
  noneListed: '此行程中的地点均已不再收录。',
};

export const cn: PlanShareMessages = { share };
