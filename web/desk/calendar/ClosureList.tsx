import { useRef, useState } from 'react';
import type { SalesClosure } from '../../../contract/desk/sales.ts';
import { useCallMutation } from '../../shared/client/useCallMutation.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';
import { useIsReachable } from '../../shared/ui/useIsReachable.ts';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { failureSentence } from '../failureSentence.ts';
import { useDeskLanguage } from '../language/DeskLanguage.tsx';
import { formatDay } from '../language/formats.ts';
import { useReloadSales } from './salesCalendar.ts';

/** What is closed on a day, each with its removal. */
export function ClosureList({ closures }: { closures: readonly SalesClosure[] }) {
  const { language, messages } = useDeskLanguage();
  const { calendar } = messages;
  const client = useDeskClient();
  const reload = useReloadSales();
  const isReachable = useIsReachable();
  const [done, setDone] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const { mutate, isPending, failure } = useCallMutation({
    mutationFn: async ({ id: closureId, reason }: SalesClosure) => {
      await client.call('removeSalesClosure', { params: { closureId }, query: {} });
      setDone(calendar.closureRemoved(reason));
      // The pressed button disappears with its closure, and would take the focus with it.
      heading.current?.focus();
    },
    // Also after a failure: a colleague may have removed it.
    onSettled: reload,
  });
  const days = ({ from, to }: SalesClosure) =>
    from === to
      ? formatDay(language, from)
      : calendar.span(formatDay(language, from), formatDay(language, to));
  const hours = ({ departures }: SalesClosure) =>
    departures ? calendar.span(departures.first, departures.last) : calendar.allDay;
  return (
    <section>
      <h3 ref={heading} tabIndex={-1} className="bold">
        {calendar.closures}
      </h3>
      {closures.length === 0 ? (
        <p className="mt-1 text-muted text-sm">{calendar.noClosures}</p>
      ) : (
        <ul className="mt-2 grid gap-2">
          {closures.map((closure) => (
            <li key={closure.id} className="flex flex-wrap items-center justify-between gap-2">
              <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
                {closure.reason}
                <span className="block text-muted text-sm">
                  {days(closure)}, {hours(closure)}
                </span>
              </span>
              <Button
                variant="outline"
                aria-label={calendar.removeClosureFor(closure.reason)}
                disabled={isPending || !isReachable}
                onClick={() => mutate(closure)}
              >
                {calendar.removeClosure}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="mt-2 text-pine empty:hidden">
        {done}
      </p>
      <FormFailure sentence={failure && failureSentence(failure, messages)} />
    </section>
  );
}
