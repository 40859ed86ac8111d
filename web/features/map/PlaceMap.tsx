import { useEffect, useRef, useState } from 'react';
import { isPartMissing, reloadPage } from '../../shared/page/outdated.ts';
import { useSite } from '../../shared/page/Site.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { loadMapAdapter, type MapMaker, mapMakerFor } from './loadMapAdapter.ts';
import type { MapListener, MapView, ShownMap } from './port.ts';

interface PlaceMapProps extends MapListener {
  view: MapView;
  /** The accessible name of the map. */
  title: string;
  /** Message for readers without script. */
  noScript: string;
  /** URL of a static map of the same places, shown until the interactive map is loaded. */
  picture?: string;
  labels: { retry: string; failed: string };
  /** Fills its parent, which then needs its own height. */
  fills?: boolean;
}

const boxes = {
  fixed: 'aspect-4/3 rounded-md hairline md:aspect-5/2',
  filling: 'h-full w-full',
};

/** A map by the services that the installation has configured. */
export function PlaceMap(props: PlaceMapProps) {
  return <MapBox {...props} maker={mapMakerFor(useSite().map, props.view.language)} />;
}

/**
 * A map in a box of fixed proportions, or filling its parent. Its code is loaded when a tenth of the box is visible; if
 * that fails, the box offers a retry.
 */
export function MapBox({
  maker,
  view,
  title,
  noScript,
  picture,
  labels,
  fills = false,
  onChoose,
  onHover,
}: PlaceMapProps & { maker: MapMaker }) {
  const container = useRef<HTMLDivElement>(null);
  const shown = useRef<ShownMap>(null);
  const latest = useRef(view);
  const listener = useRef<MapListener>({});
  const [failure, setFailure] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    listener.current = { onChoose, onHover };
  });
  // Pages create a new view object on each render; compare by content.
  const content = JSON.stringify(view);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `content` stands for the view
  useEffect(() => {
    latest.current = view;
    shown.current?.update(view);
  }, [content]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt or maker restarts it
  useEffect(() => {
    const box = container.current;
    if (!box) return;
    setFailure(null);
    let gone = false;
    const open = async () => {
      try {
        const adapter = await loadMapAdapter(maker, latest.current);
        if (gone) return;
        const given = latest.current;
        const map = await adapter.show(box, given, {
          onChoose: (id) => listener.current.onChoose?.(id),
          onHover: (id) => listener.current.onHover?.(id),
        });
        if (gone) return map.destroy();
        shown.current = map;
        // Loading an adapter may take seconds; the component may be unmounted by then.
        if (latest.current !== given) map.update(latest.current);
      } catch (error) {
        if (!gone) setFailure(error ?? new Error('the map failed'));
      }
    };
    const sight = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        sight.disconnect();
        void open();
      },
      { threshold: 0.1 },
    );
    sight.observe(box);
    return () => {
      gone = true;
      sight.disconnect();
      shown.current?.destroy();
      shown.current = null;
    };
  }, [attempt, maker.by]);

  // A browser remembers a script that failed to load for as long as the page lives.
  const retry = () =>
    isPartMissing(failure) ? reloadPage().catch(() => undefined) : setAttempt((before) => before + 1);

  return (
    <div className={`relative overflow-hidden bg-sand ${fills ? boxes.filling : boxes.fixed}`}>
      {picture && (
        // Decorative: the box's name and the page say the same.
        <img src={picture} alt="" loading="lazy" className="absolute inset-0 h-full w-full object-none" />
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls */}
      <div
        // Another adapter gets a new element: the previous one may still be waiting for its script.
        key={maker.by}
        ref={container}
        role="group"
        aria-label={title}
        className="absolute inset-0"
      />
      <div role="status" className="absolute inset-x-0 bottom-0 bg-surface text-center text-sm">
        <noscript>{noScript}</noscript>
        {failure !== null && (
          <div className="flex flex-wrap items-center justify-center gap-4 p-4">
            {labels.failed}
            <Button variant="outline" onClick={retry}>
              {labels.retry}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
