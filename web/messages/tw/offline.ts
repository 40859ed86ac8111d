import type { OfflineMessages } from '../ko/offline.ts';

export const tw: OfflineMessages = {
  offline: {
    title: '沒有網路也能用',
    lead: '開啟飛航模式後，地點、搜尋、地圖和您的行程仍可查看。',
    size: (kilobytes) => `${kilobytes}KB`,
    about: (size) => `約${size}`,
    keep: '儲存供離線使用',
    keeping: '正在儲存到此裝置…',
    progress: (done, total) => `已下載${done}KB，共${total}KB`,
    cancel: '取消',
    kept: (day, size) => `${day}已儲存供離線使用，${size}`,
    remove: '從此裝置移除',
    removed: '已從此裝置移除。',
    otherLanguage: '繁體中文的內容尚未儲存。',
    addLanguage: '加入繁體中文',
    old: (days) => `儲存至今已過${days}天。`,
    renew: '更新內容',
    incomplete: '此裝置上儲存的內容不完整。請連上網路後再試一次。',
    evicted: '瀏覽器已刪除此裝置上儲存的內容，您可以重新儲存。',
    failed: {
      network: '下載尚未完成。已下載的部分會保留，請檢查網路後再試一次。',
      quota: '此裝置的儲存空間不足。請清出空間後再試一次。',
      storage: '這個瀏覽器無法儲存內容。如果您使用的是無痕模式，請改用一般視窗。',
    },
    removeQuestion: '要移除儲存的內容嗎？',
    removeMeans: '您目前沒有網路。移除後，在重新連上網路之前，只能查看曾開啟過的司機卡片和乘車券。',
    keepIt: '保留',
  },
};
