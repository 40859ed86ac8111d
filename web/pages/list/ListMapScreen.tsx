import { useId, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { hasPageBefore } from '../../shared/page/hasPageBefore.ts';
import { IconButton } from '../../shared/ui/Button.tsx';
import { ListMap, type MappedList } from './ListMap.tsx';

interface ResponsiveListMapProps {
  list: MappedList;
  isBeside: boolean;
}

/** The list's map on screens with room for it. */
export function ResponsiveListMap({ list, isBeside }: ResponsiveListMapProps) {
  const { messages } = useLanguage();
  if (!isBeside) return <ListMapScreen list={list} />;
  return (
    <section aria-label={messages.list.map} className="h-full">
      <ListMap {...list} />
    </section>
  );
}

/** The list's map in full screen on a phone; Escape, the browser's Back and its own Back button return to the list. */
function ListMapScreen({ list }: { list: MappedList }) {
  const { messages } = useLanguage();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Before the first paint: otherwise it would briefly be part of the page.
  useLayoutEffect(() => element.current?.showModal(), []);
  const leave = () =>
    hasPageBefore()
      ? navigate(-1)
      : navigate({ search, hash: '' }, { replace: true, state, preventScrollReset: true });
  return (
    <dialog
      ref={element}
      aria-labelledby={titleId}
      onClose={leave}
      className="map-screen flex h-full w-full flex-col bg-paper text-ink"
    >
      <div className="flex h-15 shrink-0 items-center gap-1 px-2">
        <IconButton icon="back" label={messages.shell.back} onClick={() => element.current?.close()} />
        <h2 id={titleId} className="truncate bold text-lg">
          {messages.list.map}
        </h2>
      </div>
      <div className="relative min-h-0 flex-1">
        <ListMap {...list} />
      </div>
    </dialog>
  );
}
