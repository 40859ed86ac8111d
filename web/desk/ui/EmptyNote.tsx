/** The note in place of an empty list. */
export function EmptyNote({ children }: { children: string }) {
  return <p className="rounded-md hairline bg-surface px-5 py-8 text-center text-muted">{children}</p>;
}
