import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';
import { useIsHydrated } from '../../shared/ui/useIsHydrated.ts';
import type { OfflineGuideControlsProps } from './OfflineGuideControls.tsx';
import { supportsOffline } from './offlineWorker.ts';

/** Loaded when it comes into view. Without network its file may be missing: then the space stays empty. */
const OfflineGuideControls = lazy(
  async (): Promise<{ default: ComponentType<OfflineGuideControlsProps> }> => {
    try {
      return { default: (await import('./OfflineGuideControls.tsx')).OfflineGuideControls };
    } catch {
      return { default: () => null };
    }
  },
);

/** The box is loaded when it is this close to the window. */
const margin = '200px';

const canKeepGuide = () => supportsOffline() && 'caches' in window && 'locks' in navigator;

interface KeepForOfflineProps {
  /** Set where the box follows another action: it then has no heading and no remove button. */
  isCompact?: boolean;
  className?: string;
}

/** Saves the guide on this device, and shows what is saved. Its height is reserved, so that nothing moves. */
export function KeepForOffline({ isCompact = false, className = '' }: KeepForOfflineProps) {
  const { messages } = useLanguage();
  const offlineMessages = messages.offline;
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [isUnavailable, setUnavailable] = useState(false);
  const isHidden = useIsHydrated() && (isUnavailable || !canKeepGuide());
  useEffect(() => {
    if (!box.current) return;
    const sight = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        sight.disconnect();
        setNear(true);
      },
      { rootMargin: margin },
    );
    sight.observe(box.current);
    return () => sight.disconnect();
  }, []);
  if (isHidden) return null;
  const controls = (
    <div ref={box} className="min-h-24">
      {isNear && (
        <Suspense>
          <OfflineGuideControls isCompact={isCompact} onUnavailable={() => setUnavailable(true)} />
        </Suspense>
      )}
    </div>
  );
  return (
    <div className={`no-print ${className}`}>
      {isCompact ? (
        <section aria-label={offlineMessages.title} className="rounded-lg bg-foam p-4 text-left">
          <p className="text-sm">{offlineMessages.lead}</p>
          <div className="mt-2">{controls}</div>
        </section>
      ) : (
        <Panel title={offlineMessages.title} lead={offlineMessages.lead}>
          {controls}
        </Panel>
      )}
    </div>
  );
}
