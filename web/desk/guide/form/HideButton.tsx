import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { GuidePlace } from '../../../../contract/desk/guide.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { useIsReachable } from '../../../shared/ui/useIsReachable.ts';
import { useDeskClient } from '../../client/DeskClientContext.tsx';
import { useMessages } from '../../language/DeskLanguage.tsx';
import { ActionDialog } from '../../ui/ActionDialog.tsx';

interface HideButtonProps {
  place: GuidePlace;
  onDone: (place: GuidePlace) => Promise<void>;
}

/** Hides a published place from visitors, or shows it again. */
export function HideButton({ place, onDone }: HideButtonProps) {
  const { draft: draftMessages } = useMessages().guidePlace;
  const client = useDeskClient();
  const queries = useQueryClient();
  const isReachable = useIsReachable();
  const [isAsking, setAsking] = useState(false);
  const [done, setDone] = useState('');
  if (place.published === null) return null;
  const { isHidden } = place;
  return (
    <>
      <Button variant="outline" disabled={!isReachable} onClick={() => setAsking(true)}>
        {isHidden ? draftMessages.show : draftMessages.hide}
      </Button>
      <p role="status" className="mt-2 text-pine empty:hidden">
        {done}
      </p>
      {isAsking && (
        <ActionDialog
          title={isHidden ? draftMessages.showTitle : draftMessages.hideTitle}
          action={isHidden ? draftMessages.show : draftMessages.hide}
          onAct={async () => {
            const changed = await client.call('setGuidePlaceHidden', {
              params: { placeId: String(place.id) },
              query: {},
              body: { isHidden: !isHidden },
            });
            await onDone(changed);
            setDone(isHidden ? draftMessages.shown : draftMessages.hidden);
            void queries.invalidateQueries({ queryKey: ['listGuide'] });
          }}
          onClose={() => setAsking(false)}
        >
          <p>{isHidden ? draftMessages.showText : draftMessages.hideText}</p>
        </ActionDialog>
      )}
    </>
  );
}
