import { lazy, Suspense, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ChosenView } from '../../features/places/listView.ts';
import { NearMe, NearMeStatus } from '../../features/places/NearMe.tsx';
import { formatMinute } from '../../features/places/openAt.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { loadOptionalPart } from '../../shared/page/outdated.ts';
import { inLanguage } from '../../shared/paths.ts';
import { useAddressLanguage } from '../../shared/ui/PageLink.tsx';
import { useIsHydrated } from '../../shared/ui/useIsHydrated.ts';
import { Chip, chipStrip, QueryForm } from './ListControls.tsx';
import { useListPath } from './useListPath.ts';

const OpenOnDialog = lazy(async () => ({
  default: (await loadOptionalPart(() => import('./OpenOnDialog.tsx'))).OpenOnDialog,
}));

/**
 * Filters by what is open now, or at a day and time in Seoul; and shows distances. A chip names the chosen time and
 * clears it, without script too; the button that opens the dialog needs script, so the server renders none.
 */
export function ListFilters({ view }: { view: ChosenView }) {
  const { language, messages } = useLanguage();
  const hoursMessages = messages.hours;
  const navigate = useNavigate();
  const { listPath } = useListPath(view);
  const addressLanguage = useAddressLanguage();
  const isHydrated = useIsHydrated();
  const button = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  // Unlike the other filters, this adds a history entry, so that Back restores the previous list.
  const show = (openAt: string | undefined) =>
    navigate(inLanguage(listPath({ isOpen: false, openAt }), addressLanguage));
  const when = view.openAt && formatMinute(view.openAt, language);
  return (
    <>
      <QueryForm to={listPath({ isOpen: false, openAt: undefined })} className="mt-1">
        <div className={`min-h-13 ${chipStrip}`}>
          <Chip
            name="open"
            value="now"
            label={messages.list.openNow}
            isChosen={view.isOpen}
            to={listPath({ isOpen: !view.isOpen, openAt: undefined })}
          />
          {when && (
            <button
              type="submit"
              name="openAt"
              value=""
              aria-pressed="true"
              aria-label={hoursMessages.at(when)}
              className="chip"
              onClick={(event) => {
                event.preventDefault();
                // The pressed chip disappears, and would take the focus with it.
                button.current?.focus();
                show(undefined);
              }}
            >
              {when}
              <span aria-hidden="true">✕</span>
            </button>
          )}
          {isHydrated && (
            <button
              type="button"
              ref={button}
              aria-haspopup="dialog"
              className="chip"
              onClick={() => setAsking(true)}
            >
              {hoursMessages.openOn}
            </button>
          )}
          <NearMe />
        </div>
        <NearMeStatus />
      </QueryForm>
      {isAsking && (
        <Suspense>
          <OpenOnDialog
            openAt={view.openAt}
            onChoose={(openAt) => {
              setAsking(false);
              show(openAt);
            }}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
