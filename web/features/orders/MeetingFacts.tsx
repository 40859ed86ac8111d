import type { Ticket } from '../../../contract/tickets.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { meetingFragment, paths } from '../../shared/paths.ts';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { PhoneLink } from '../../shared/ui/PhoneLink.tsx';
import { FoldedMapServiceLinks } from '../map/MapServiceLinks.tsx';
import { Fact } from './Fact.tsx';

interface MeetingFactsProps {
  /** Null for the station. */
  departure: Ticket['departurePlace'];
  phone: string | null;
}

/** Where visitors meet their driver, with the way to its map, and the company's telephone if there is one. */
export function MeetingFacts({ departure, phone }: MeetingFactsProps) {
  const { messages } = useLanguage();
  const { taxi: taxiMessages } = messages.ticket;
  return (
    <dl className="text-sm">
      <Fact name={taxiMessages.meeting}>
        {departure ? (
          <>
            <span lang={departure.untranslated?.includes('meetingPlace') ? 'en' : undefined}>
              {departure.meetingPlace}
            </span>
            <FoldedMapServiceLinks name={departure.name} spot={departure} />
          </>
        ) : (
          <PageLink
            to={`${paths.tourTaxi()}#${meetingFragment}`}
            className="-my-2.5 inline-flex min-h-11 items-center text-pine"
          >
            {taxiMessages.meetingPlace}
          </PageLink>
        )}
      </Fact>
      {phone !== null && (
        <Fact name={taxiMessages.phone}>
          <PhoneLink phone={phone} className="-my-2.5" />
        </Fact>
      )}
    </dl>
  );
}
