import type { OfflineMessages } from '../ko/offline.ts';

export const tw: OfflineMessages = {
  offline: {
    title: '沒有網路也能用',
    lead: '儲存到此裝置後，地點、搜尋、地圖和您的行程在飛航模式下也能使用。',
    size: (kilobytes) => `${kilobytes.toLocaleString('zh-Hant')}KB`,
    about: (size) => `約${size}`,
    keep: '儲存以供離線使用',
    keeping: '正在儲存到此裝置…',
    progress: (done, total) =>
      `已下載${done.toLocaleString('zh-Hant')}KB，共${total.toLocaleString('zh-Hant')}KB`,
    cancel: '取消',
    kept: (day, size) => `${day}已儲存，可離線使用（${size}）`,
    remove: '從這部裝置移除',
    removed: '已從這部裝置移除。',
    otherLanguage: '繁體中文版旅行指南尚未儲存。',
    addLanguage: '加入繁體中文',
    old: (days) => `這份旅行指南是${days}天前儲存的。`,
    renew: '更新內容',
    incomplete: '此裝置上儲存的旅行指南不完整。請檢查網路後再試一次。',
    evicted: '瀏覽器已刪除此裝置上儲存的旅行指南，您可以再儲存一次。',
    failed: {
      network: '無法完成下載。已下載的部分會保留，請檢查網路後再試一次。',
      quota: '此裝置的儲存空間不足。請釋出一些空間後再試一次。',
      storage: '這個瀏覽器無法儲存旅行指南。如果您使用的是無痕模式，請改用一般視窗。',
    },
    removeQuestion: '要移除此裝置上的旅行指南嗎？',
    removeMeans:
      '目前沒有網路。移除後，在重新連上網路之前，只能查看有網路時曾在此裝置上開啟過的司機卡片和乘車券。',
    keepIt: '保留',
  },
};
