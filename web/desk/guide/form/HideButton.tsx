import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { GuidePlace } from '../../../../contract/desk/guide.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { useIsReachable } from '../../../shared/ui/useIsReachable.ts';
import { useDeskClient } from '../../client/DeskClientContext.tsx';
import { useText } from '../../language/DeskLanguage.tsx';
import { ActionDialog } from '../../ui/ActionDialog.tsx';

interface HideButtonProps {
  place: GuidePlace;
  onDone: (place: GuidePlace) => Promise<void>;
}

/** Hides a published place from visitors, or shows it again. */
export function HideButton({ place, onDone }: HideButtonProps) {
  const { draft: text } = useText().guidePlace;
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
        {isHidden ? text.show : text.hide}
      </Button>
      <p role="status" className="mt-2 text-pine empty:hidden">
        {done}
      </p>
      {isAsking && (
        <ActionDialog
          title={isHidden ? text.showTitle : text.hideTitle}
          action={isHidden ? text.show : text.hide}
          onAct={async () => {
            const changed = await client.call('setGuidePlaceHidden', {
              params: { placeId: String(place.id) },
              query: {},
              body: { isHidden: !isHidden },
            });
            await onDone(changed);
            setDone(isHidden ? text.shown : text.hidden);
            void queries.invalidateQueries({ queryKey: ['listGuide'] });
          }}
          onClose={() => setAsking(false)}
        >
          <p>{isHidden ? text.showText : text.hideText}</p>
        </ActionDialog>
      )}
    </>
  );
}
