import type { PlaceList } from '../../../contract/places.ts';
import type { Eventually } from '../../shared/client/client.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { Ready } from '../../shared/ui/Ready.tsx';

/** The number of places; for a list of open places also the time it applies to, and the number with unknown hours. */
export function ListCount({ first }: { first: Eventually<PlaceList> }) {
  const { messages } = useLanguage();
  const words = messages.list;
  return (
    <div role="status" className="text-sm">
      <Ready value={first} loading={messages.shell.loading} failed={() => null}>
        {({ totalItems, open }) => (
          <>
            <p className="semibold">
              {open ? words.openCount(words.count(totalItems), open.at.slice(11)) : words.count(totalItems)}
            </p>
            {open && open.unknown > 0 && <p className="text-muted">{words.leftOut(open.unknown)}</p>}
          </>
        )}
      </Ready>
    </div>
  );
}
