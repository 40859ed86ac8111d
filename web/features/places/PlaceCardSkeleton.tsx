import { Skeleton } from '../../shared/ui/Skeleton.tsx';

/** A placeholder as large as a card. */
export function PlaceCardSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton className="aspect-4/3 w-full" />
      <Skeleton className="mt-3 h-5 w-2/3" />
      <Skeleton className="mt-2 h-4 w-full" />
    </div>
  );
}
