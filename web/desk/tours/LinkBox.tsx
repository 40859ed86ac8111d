import { useEffect } from 'react';
import type { DriverLink } from '../../../contract/desk/tours.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { useMessages } from '../language/DeskLanguage.tsx';
import { useCopy } from '../ui/useCopy.ts';

/** A driver's link, to be copied or handed to a messenger. */
export function LinkBox({ link: { url, isMailed } }: { link: DriverLink }) {
  const linkMessages = useMessages().tour.link;
  const { field, note, copy } = useCopy(linkMessages);
  // The button that made the link is gone: the focus moves here.
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [field]);
  return (
    <div className="grid grid-cols-1 gap-2">
      <p role="status">{isMailed ? linkMessages.mailed : linkMessages.notMailed}</p>
      <TextField
        label={linkMessages.label}
        name="link"
        value={url}
        onChange={() => undefined}
        readOnly
        inputRef={field}
        width="w-full"
        hint={linkMessages.lasting}
        message={note === '' ? null : { tone: 'note', text: note }}
      />
      <div className="flex flex-wrap gap-2">
        <Button className="flex-1" onClick={() => void copy(url)}>
          {linkMessages.copy}
        </Button>
        {'share' in navigator && (
          <Button
            variant="outline"
            className="flex-1"
            // Closing the system's share sheet is not an error.
            onClick={() => void navigator.share({ url }).catch(() => undefined)}
          >
            {linkMessages.share}
          </Button>
        )}
      </div>
    </div>
  );
}
