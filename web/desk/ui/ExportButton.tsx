import { useCallMutation } from '../../shared/client/useCallMutation.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';
import { useIsReachable } from '../../shared/ui/useIsReachable.ts';
import { downloadCsv } from '../downloadCsv.ts';
import { failureSentence } from '../failureSentence.ts';
import { useMessages } from '../language/DeskLanguage.tsx';
import { todayInSeoul } from '../language/formats.ts';

interface ExportButtonProps<Line> {
  label: string;
  /** The beginning of the file's name, before today's date. */
  fileName: string;
  load: () => Promise<{ content: Line[]; hasMore: boolean }>;
  toText: (lines: Line[]) => string;
  /** What to say when there are more lines than the file holds. */
  cutNote: (count: number) => string;
}

/** Saves the filtered list as a CSV file. */
export function ExportButton<Line>({ label, fileName, load, toText, cutNote }: ExportButtonProps<Line>) {
  const messages = useMessages();
  const isReachable = useIsReachable();
  const { mutate, isPending, data, failure } = useCallMutation({
    mutationFn: async () => {
      const found = await load();
      downloadCsv(toText(found.content), `${fileName}_${todayInSeoul()}.csv`);
      return found;
    },
  });
  return (
    <div>
      <Button variant="outline" disabled={isPending || !isReachable} onClick={() => mutate()}>
        {label}
      </Button>
      <p role="status" className="mt-1 text-sm empty:hidden">
        {data?.hasMore && cutNote(data.content.length)}
      </p>
      {failure && <FormFailure sentence={failureSentence(failure, messages)} />}
    </div>
  );
}
