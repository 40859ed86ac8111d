/** What somebody has typed in a form and not stored. */
export interface FormDraft<Values> {
  /** Only the fields that were edited here: others may change the rest. */
  readonly typed: Partial<Values>;
  /** What was stored when the typing began. */
  readonly before: Values;
  /** Whether it was typed while an earlier state of the form was being stored, whose version has not been loaded yet. */
  readonly isAfterSave: boolean;
}

/**
 * What is left of a draft once a body was stored.
 * @param sent the typed fields of that body
 * @returns the fields that were typed since it was sent; null if there are none
 */
export function draftAfterSave<Values>(
  { typed, before }: FormDraft<Values>,
  sent: Partial<Values>,
): FormDraft<Values> | null {
  const later: Partial<Values> = {};
  for (const name in typed) if (typed[name] !== sent[name]) later[name] = typed[name];
  if (Object.keys(later).length === 0) return null;
  return { typed: later, before: { ...before, ...sent }, isAfterSave: true };
}
