import type { OfflineMessages } from '../ko/offline.ts';

export const cn: OfflineMessages = {
  offline: {
    title: '没有网络也能用',
    lead: '开启飞行模式后，地点、搜索、地图和您的行程仍可查看。',
    size: (kilobytes) => `${kilobytes}KB`,
    about: (size) => `约${size}`,
    keep: '保存供离线使用',
    keeping: '正在保存到此设备…',
    progress: (done, total) => `已下载${done}KB，共${total}KB`,
    cancel: '取消',
    kept: (day, size) => `${day}已保存供离线使用，${size}`,
    remove: '从此设备删除',
    removed: '已从此设备删除。',
    otherLanguage: '中文内容尚未保存。',
    addLanguage: '添加中文',
    old: (days) => `保存至今已过${days}天。`,
    renew: '更新内容',
    incomplete: '此设备上保存的内容不完整。请联网后重试。',
    evicted: '浏览器已删除此设备上保存的内容，您可以重新保存。',
    failed: {
      network: '下载未完成。已下载的部分会保留，请检查网络后重试。',
      quota: '此设备的存储空间不足。请清理空间后重试。',
      storage: '此浏览器无法保存内容。如果您使用的是无痕模式，请改用普通窗口。',
    },
    removeQuestion: '要删除保存的内容吗？',
    removeMeans: '您当前没有网络。删除后，在重新联网之前只能查看打开过的司机卡片和乘车券。',
    keepIt: '保留',
  },
};
