import type { OfflineMessages } from '../ko/offline.ts';

export const en: OfflineMessages = {
  offline: {
    title: 'Solbada without a connection',
    lead: 'Places, search, the map and your plan open in flight mode too.',
    size: (kilobytes) => `${kilobytes.toLocaleString('en')} KB`,
    about: (size) => `About ${size}`,
    keep: 'Keep for offline',
    keeping: 'Saving the guide on this device…',
    progress: (done, total) => `${done.toLocaleString('en')} of ${total.toLocaleString('en')} KB`,
    cancel: 'Cancel',
    kept: (day, size) => `Kept for offline on ${day}, ${size}`,
    remove: 'Remove from this device',
    removed: 'Removed from this device.',
    otherLanguage: 'The guide is not kept in English yet.',
    addLanguage: 'Add English',
    old: (days) => `This copy is ${days} days old.`,
    renew: 'Renew',
    incomplete: 'Part of the guide is missing from this device. Go online and try again.',
    evicted: 'The browser has deleted the guide from this device. You can keep it again.',
    failed: {
      network:
        'The guide could not be downloaded completely. What has arrived stays here. Please check your connection and try again.',
      quota: 'There is not enough space on this device. Please free some space and try again.',
      storage:
        'This browser does not allow the guide to be stored. In a private window, please use a normal one instead.',
    },
    removeQuestion: 'Remove the guide from this device?',
    removeMeans:
      'You are offline. Without it, only driver cards and tickets that you have opened on this device will work until you are online again.',
    keepIt: 'Keep it',
  },
};
