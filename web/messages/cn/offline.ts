import type { OfflineMessages } from '../ko/offline.ts';

export const cn: OfflineMessages = {
  offline: {
    title: '没有网络也能用',
    lead: '保存到此设备后，地点、搜索、地图和您的行程在飞行模式下也能使用。',
    size: (kilobytes) => `${kilobytes.toLocaleString('zh-Hans')}KB`,
    about: (size) => `约${size}`,
    keep: '保存以供离线使用',
    keeping: '正在保存到此设备…',
    progress: (done, total) =>
      `已下载${done.toLocaleString('zh-Hans')}KB，共${total.toLocaleString('zh-Hans')}KB`,
    cancel: '取消',
    kept: (day, size) => `${day}已保存，可离线使用（${size}）`,
    remove: '从这台设备删除',
    removed: '已从这台设备删除。',
    otherLanguage: '简体中文版旅行指南尚未保存。',
    addLanguage: '添加简体中文',
    old: (days) => `此旅行指南保存于${days}天前。`,
    renew: '更新内容',
    incomplete: '此设备上保存的旅行指南不完整。请检查网络后重试。',
    evicted: '浏览器已删除此设备上保存的旅行指南，您可以重新保存。',
    failed: {
      network: '下载未完成。已下载的部分会保留，请检查网络后重试。',
      quota: '此设备的存储空间不足。请清理空间后重试。',
      storage: '此浏览器无法保存旅行指南。如果您使用的是无痕模式，请改用普通窗口。',
    },
    removeQuestion: '要删除此设备上的旅行指南吗？',
    removeMeans: '当前没有网络。删除后，在重新联网之前，只能查看有网络时在此设备上打开过的司机卡片和乘车券。',
    keepIt: '保留',
  },
};
