import { Skeleton, Skeletons } from '../../shared/ui/Skeleton.tsx';
import { useMessages } from '../language/DeskLanguage.tsx';

/** A list that is being loaded. */
export function LoadingRows({ count = 5 }: { count?: number }) {
  const { loading } = useMessages().shell;
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{loading}</span>
      <Skeletons count={count}>{(index) => <Skeleton key={index} className="h-14 w-full" />}</Skeletons>
    </div>
  );
}
