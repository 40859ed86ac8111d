import { useEffect } from 'react';
import { noteFirstPlan } from '../../features/offline/installation.ts';
import type { Messages } from '../../messages/messages.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { type PageHead, usePageHead } from '../../shared/page/PageHead.ts';
import { TripPlan } from './TripPlan.tsx';

function pageHead(messages: Messages): PageHead {
  return { title: `${messages.trip.title} · ${messages.brand}`, description: messages.trip.description };
}

/**
 * The trip plan screen (docs/product/plans.md#my-plan): the chosen places in their order, the timetable, and saving.
 */
export function Component() {
  const { messages } = useLanguage();
  usePageHead(pageHead(messages));
  useEffect(noteFirstPlan, []);
  return <TripPlan />;
}
