/** Tells readers without script what needs it here. Where this is shown, the style sheet hides the skeletons. */
export function NeedsScript({ sentence }: { sentence: string }) {
  return (
    <noscript>
      <p className="mt-3 rounded-sm bg-sand px-3 py-2.5">{sentence}</p>
    </noscript>
  );
}
