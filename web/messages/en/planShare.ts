import type { PlanShareMessages } from '../ko/planShare.ts';

const share: PlanShareMessages['share'] = {
  title: 'Share this plan',
  lead: 'Anyone with this link can see the places, date, time and number of people. Your name and email address aren’t shown.',
  making: 'Making your link…',
  failed: 'Your plan couldn’t be shared. It’s still here on your device.',
  link: 'Link to your plan',
  copy: 'Copy',
  copied: 'Link copied.',
  copyFailed: 'The link couldn’t be copied. Please select it and copy it yourself.',
  send: 'Share…',
  stop: 'Stop sharing',
  stopQuestion: 'Stop sharing this plan?',
  stopMeans:
    'The link will immediately stop working for everyone. If you share again later, there will be a new link.',
  keep: 'Keep sharing',
  stopFailed: 'Sharing couldn’t be stopped. Please try again.',
  stopped: 'Your plan is no longer shared. The link doesn’t work any more.',
  page: 'A plan for Gangneung',
  use: 'Use this plan',
  useMeans: 'Adds these places to your own plan.',
  goneTitle: 'This plan is no longer shared',
  goneText: 'Sharing was stopped, or the address is incomplete. Please ask whoever sent it for a new link.',
  noneListed: 'None of these places are in the guide any more.',
};

export const en: PlanShareMessages = { share };
