import type { Messages } from '../../messages/messages.ts';
import { showNotice, showOffer } from '../../shared/page/notice.ts';
import { emptiedPlan } from './plan.ts';
import { planStore } from './planStore.ts';

/**
 * Says that the chosen places stay on this device after a logout (docs/product/accounts.md#logout), and offers to clear
 * them.
 * @param text what else there is to say
 */
export function showLogoutNotice(messages: Messages['shell'], text = ''): void {
  if (planStore.read().places.length === 0) {
    if (text) showNotice(text);
    return;
  }
  showOffer([text, messages.placesStay].filter(Boolean).join(' '), {
    label: messages.clearPlaces,
    run: () => {
      planStore.change(emptiedPlan);
      showNotice(messages.placesCleared);
      // The button that had the focus was removed.
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    },
  });
}
