/** A grey placeholder shape; the caller announces once that it is loading. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`skeleton block rounded-md ${className}`} />;
}

/** `count` copies of a shape, for loading lists (docs/product/screens.md#constants has the counts). */
export function Skeletons({
  count,
  children,
}: {
  count: number;
  children: (index: number) => React.ReactNode;
}) {
  return <>{Array.from({ length: count }, (_, index) => children(index))}</>;
}
