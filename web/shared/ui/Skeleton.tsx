/** A grey shape where something will stand; the caller says once that it is loading. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`skeleton block rounded-md ${className}`} />;
}

/** `count` copies of a shape, for lists that are on their way (SPEC 9 has the counts). */
export function Skeletons({
  count,
  children,
}: {
  count: number;
  children: (index: number) => React.ReactNode;
}) {
  return <>{Array.from({ length: count }, (_, index) => children(index))}</>;
}
