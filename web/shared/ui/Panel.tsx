import { type ReactNode, useId } from 'react';

interface PanelProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A section of a screen, framed, with its heading. */
export function Panel({ title, lead, children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-lg hairline bg-surface p-5">
      <h2 id={id} className="bold text-lg">
        {title}
      </h2>
      {lead && <p className="mt-1 text-muted text-sm">{lead}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
