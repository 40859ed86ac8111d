import type { ReactNode } from 'react';
import { htmlLang, type Language } from '../../../domain/languages.ts';
import { useDeskLanguage } from '../language/DeskLanguage.tsx';
import { formatMoment } from '../language/formats.ts';

interface VisitorReportProps {
  heading: string;
  report: { words: string; language: Language; reportedAt: string };
  /** Whether nobody has closed it yet; it is then marked. */
  isOpen: boolean;
  state: string;
  /** What the report is about, below the heading. */
  about?: ReactNode;
  children: ReactNode;
}

/** An item of a list of visitors' reports, followed by the desk's actions for it. */
export function VisitorReport({ heading, report, isOpen, state, about, children }: VisitorReportProps) {
  const { language, messages } = useDeskLanguage();
  const { shell, orders } = messages;
  return (
    <li className="rounded-lg hairline bg-surface p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="bold text-lg">{heading}</h2>
        <span className={`rounded-sm px-2 text-sm ${isOpen ? 'bg-sand' : 'bg-pine-mist'}`}>{state}</span>
      </div>
      {about}
      <p className="text-muted text-sm">
        {shell.receivedAt(formatMoment(language, report.reportedAt))} ·{' '}
        {shell.writtenIn(orders.languages[report.language])}
      </p>
      {report.words !== '' && (
        <p lang={htmlLang[report.language]} className="mt-3 max-w-measure desk-typed">
          {report.words}
        </p>
      )}
      {children}
    </li>
  );
}

/** How a report was closed, and the reply to it. */
export function ClosingNote({ children, reply }: { children: string; reply: string | null }) {
  return (
    <div className="mt-3 rounded-md bg-foam p-4">
      <p className="text-muted text-sm">{children}</p>
      {reply !== null && <p className="mt-1 max-w-measure desk-typed">{reply}</p>}
    </div>
  );
}
