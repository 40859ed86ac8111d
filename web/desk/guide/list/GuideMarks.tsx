import type { GuideRow } from '../../../../contract/desk/guide.ts';
import { useDeskLanguage } from '../../language/DeskLanguage.tsx';
import { languageName } from '../../language/formats.ts';

/** Marks for what remains to be done about a place, or should be known about it. */
export function GuideMarks({ row }: { row: GuideRow }) {
  const { messages, language } = useDeskLanguage();
  const marksMessages = messages.guide.marks;
  const missing = row.missingLanguages.map((one) => languageName(language, one)).join(', ');
  const marks = [
    ...(row.isPublished ? [] : [marksMessages.isNew]),
    ...(row.isHidden ? [marksMessages.hidden] : []),
    ...(row.hasDraft ? [marksMessages.draft] : []),
    ...(row.openReports > 0 ? [marksMessages.reports(row.openReports)] : []),
    ...(row.openProposals > 0 ? [marksMessages.proposals(row.openProposals)] : []),
    ...(row.upstreamConflicts > 0 ? [marksMessages.release(row.upstreamConflicts)] : []),
    ...(row.isDoubtful ? [marksMessages.doubtful] : []),
    ...(missing === '' ? [] : [marksMessages.missing(missing)]),
  ];
  if (marks.length === 0) return <span>–</span>;
  return (
    <ul className="flex flex-wrap gap-1">
      {marks.map((mark) => (
        <li key={mark} className="rounded-sm bg-sand px-2 text-sm">
          {mark}
        </li>
      ))}
    </ul>
  );
}
