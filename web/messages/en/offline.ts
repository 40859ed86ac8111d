import type { OfflineMessages } from '../ko/offline.ts';

export const en: OfflineMessages = {
  offline: {
    title: 'Solbada without a connection',
    lead: 'Once the guide is saved on this device, places, search, the map and your plan work in flight mode too.',
    size: (kilobytes) => `${kilobytes.toLocaleString('en')} KB`,
    about: (size) => `About ${size}`,
    keep: 'Save for offline',
    keeping: 'Saving the guide on this device…',
    progress: (done, total) => `${done.toLocaleString('en')} of ${total.toLocaleString('en')} KB`,
    cancel: 'Cancel',
    kept: (day, size) => `Saved for offline on ${day}, ${size}`,
    remove: 'Remove from this device',
    removed: 'Removed from this device.',
    otherLanguage: 'The English guide isn’t saved on this device yet.',
    addLanguage: 'Add English',
    old: (days) => `This copy is ${days} days old.`,
    renew: 'Update',
    incomplete: 'Part of the guide is missing from this device. Please check your connection and try again.',
    evicted: 'The browser has deleted the guide from this device. You can save it again.',
    failed: {
      network:
        'The guide couldn’t be downloaded completely. What has been downloaded so far is saved. Please check your connection and try again.',
      quota: 'There isn’t enough space on this device. Please free up some space and try again.',
      storage:
        'The guide can’t be saved in this browser. If this is a private window, please use a normal one instead.',
    },
    removeQuestion: 'Remove the guide from this device?',
    removeMeans:
      'You’re offline. If you remove the guide now, only tickets and driver cards that you opened on this device while connected will work until you’re online again.',
    keepIt: 'Keep it',
  },
};
