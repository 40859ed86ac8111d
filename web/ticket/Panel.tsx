import { type ReactNode, useId } from 'react';

interface PanelProps {
  title: string;
  children: ReactNode;
}

/** One matter of a ticket's screen. */
export function Panel({ title, children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-lg border border-hairline bg-surface p-5">
      <h2 id={id} className="bold text-lg">
        {title}
      </h2>
      <div className="mt-3">{children}</div>
    </section>
  );
}
