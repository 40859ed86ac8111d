import { type ReactNode, useEffect } from 'react';
import { useUnseenCount } from '../alerts/alertsContext.ts';
import { useMessages } from '../language/DeskLanguage.tsx';

/** Sets the document's title, which begins with the number of new alerts. */
export function useDeskTitle(title: string): void {
  const { brand } = useMessages().shell;
  const unseen = useUnseenCount();
  useEffect(() => {
    document.title = `${unseen > 0 ? `(${unseen}) ` : ''}${title} · ${brand}`;
  }, [title, brand, unseen]);
}

interface DeskPageProps {
  title: string;
  /** Controls beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A screen with its heading, which is also the document's title. */
export function DeskPage({ title, actions, children }: DeskPageProps) {
  useDeskTitle(title);
  return (
    <div className="mx-auto w-full max-w-page px-4 py-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="min-w-0 bold text-2xl wrap-anywhere">{title}</h1>
        {actions}
      </div>
      <div className="mt-5">{children}</div>
    </div>
  );
}
