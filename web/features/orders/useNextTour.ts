import { useQuery } from '@tanstack/react-query';
import type { Ticket } from '../../../contract/tickets.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { personalQuery } from '../../shared/client/callQuery.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { useNickname } from '../account/useNickname.ts';
import { nextTour, ticketListInput } from './nextTour.ts';

/** The visitor's next tour; null without one, undefined until it is known, and for a guest. */
export function useNextTour(): Ticket | null | undefined {
  const { language } = useLanguage();
  const { data } = useQuery(
    personalQuery(useClient(), useNickname(), 'listTickets', ticketListInput(language)),
  );
  return data && nextTour(data.content, new Date());
}
