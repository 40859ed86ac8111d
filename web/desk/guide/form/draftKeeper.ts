import { hashKey } from '@tanstack/react-query';
import { emptyPlaceFields } from '../../../../contract/desk/emptyPlaceFields.ts';
import type { FieldChange, GuidePlace } from '../../../../contract/desk/guide.ts';
import type { PlaceFieldName, PlaceFields, SomePlaceFields } from '../../../../contract/desk/placeFields.ts';
import { CallFailure } from '../../../shared/client/client.ts';
import { Listeners } from '../../../shared/Store.ts';
import { fieldNames } from './fieldNames.ts';

/** Typed changes: the value that the editor saw when the typing began, and the typed one. */
export interface Changes {
  readonly before: SomePlaceFields;
  readonly after: SomePlaceFields;
}

/** `refused`: the server rejected a value, so retrying helps only after it is changed. */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed' | 'refused';

export interface DraftSnapshot {
  readonly place: GuidePlace;
  /** The values to show: typed ones over drafted ones over published ones. */
  readonly fields: PlaceFields;
  /** As the server has them. */
  readonly stored: PlaceFields;
  readonly changed: ReadonlySet<PlaceFieldName>;
  /** Fields that somebody else has changed to another value since the typing began. */
  readonly conflicts: ReadonlySet<PlaceFieldName>;
  readonly state: SaveState;
  /** Whether there are typed values that can be saved, because they are not in conflict. */
  readonly canSave: boolean;
  readonly failure: CallFailure | null;
}

interface KeeperNeeds {
  place: GuidePlace;
  save: (changes: FieldChange[]) => Promise<GuidePlace>;
  /** The place as it is at the server now. */
  reload: () => Promise<GuidePlace>;
  /** What this tab could not save before it was reloaded. */
  unsaved: Changes | null;
  /** Called after each change with everything that is not saved; null if everything is. */
  onUnsaved: (changes: Changes | null) => void;
}

const nothing: Changes = { before: {}, after: {} };
/** Maximum number of attempts for a save that the server rejects because of others' changes. */
const maxTries = 3;

/** Whether two values of a field are the same, whatever the order of their keys. */
export const isSameValue = (one: unknown, other: unknown) => hashKey([one]) === hashKey([other]);

/** The values of a place at the server: drafted over published. */
export function storedFields({ published, draft }: GuidePlace): PlaceFields {
  return Object.assign({ ...emptyPlaceFields }, published ?? {}, draft.fields);
}

const changedNames = (fields: SomePlaceFields) => fieldNames.filter((name) => name in fields);

function without(fields: SomePlaceFields, names: readonly PlaceFieldName[]): SomePlaceFields {
  const rest = { ...fields };
  for (const name of names) delete rest[name];
  return rest;
}

function pick(fields: SomePlaceFields, names: readonly PlaceFieldName[]): SomePlaceFields {
  return without(
    fields,
    fieldNames.filter((name) => !names.includes(name)),
  );
}

/** A value as JSON represents it, without undefined properties. */
const asJson = (value: unknown): FieldChange['after'] => JSON.parse(JSON.stringify(value));

/**
 * What an editor types, until the server has it: nothing is dropped by a failure, and nothing replaces what somebody
 * else has saved meanwhile unseen.
 */
export class DraftKeeper {
  readonly #needs: KeeperNeeds;
  readonly #listeners = new Listeners();
  #place: GuidePlace;
  #typed: Changes;
  #sending: Changes = nothing;
  #conflicts: ReadonlySet<PlaceFieldName> = new Set();
  #failure: CallFailure | null = null;
  #running: Promise<boolean> | null = null;
  #snapshot: DraftSnapshot;

  constructor(needs: KeeperNeeds) {
    this.#needs = needs;
    this.#place = needs.place;
    this.#typed = needs.unsaved ?? nothing;
    this.#snapshot = this.#look();
  }

  readonly snapshot = (): DraftSnapshot => this.#snapshot;

  readonly subscribe = this.#listeners.subscribe;

  /** A typed value. */
  set<Field extends PlaceFieldName>(field: Field, value: PlaceFields[Field]): void {
    const { before, after } = this.#typed;
    const seen =
      field in before ? before[field] : { ...storedFields(this.#place), ...this.#sending.after }[field];
    if (this.#failure?.status === 400) this.#failure = null;
    // The value was typed back. After a failed save the server may still have stored the other one, so it is sent anyway.
    if (isSameValue(seen, value) && !this.#failure) this.#drop([field]);
    else this.#typed = { before: { ...before, [field]: seen }, after: { ...after, [field]: value } };
    this.#changed();
  }

  /** The place as it has just been loaded. Fields that are not being changed here show its values. */
  take(place: GuidePlace): void {
    this.#place = place;
    // The place could be loaded, so there is a session again.
    if (this.#failure?.status === 401) this.#failure = null;
    const stored = storedFields(place);
    this.#drop(
      changedNames(this.#typed.after).filter((name) => isSameValue(stored[name], this.#typed.after[name])),
    );
    this.#changed();
  }

  /** Settles a conflict by the editor's own value. */
  keepMine(field: PlaceFieldName): void {
    const before = { ...this.#typed.before, [field]: storedFields(this.#place)[field] };
    this.#typed = { ...this.#typed, before };
    this.#conflicts = new Set([...this.#conflicts].filter((name) => name !== field));
    this.#changed();
  }

  /** Settles a conflict by the value of the server. */
  takeTheirs(field: PlaceFieldName): void {
    this.#drop([field]);
    this.#changed();
  }

  /** Forgets what is typed, when the whole draft is discarded. */
  forget(): void {
    this.#drop(changedNames(this.#typed.after));
    this.#failure = null;
    this.#changed();
  }

  /** Saves what is typed. @returns whether nothing unsaved remains */
  flush(): Promise<boolean> {
    this.#running ??= this.#saveAll().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #saveAll(): Promise<boolean> {
    for (let tries = 1; ; ) {
      const names = this.#sendable();
      if (names.length === 0) break;
      this.#sending = { before: pick(this.#typed.before, names), after: pick(this.#typed.after, names) };
      this.#drop(names);
      this.#failure = null;
      this.#changed();
      try {
        this.#place = await this.#needs.save(this.#body());
        this.#sending = nothing;
      } catch (error) {
        this.#takeBack();
        const failure = await this.#handleFailure(error, tries);
        if (failure) {
          this.#failure = failure;
          this.#changed();
          break;
        }
        tries += 1;
      }
    }
    this.#changed();
    return this.#snapshot.state === 'saved';
  }

  #sendable(): PlaceFieldName[] {
    return changedNames(this.#typed.after).filter((name) => !this.#conflicts.has(name));
  }

  #body(): FieldChange[] {
    const { before, after } = this.#sending;
    return changedNames(after).map((field) => ({
      field,
      before: asJson(before[field]),
      after: asJson(after[field]),
    }));
  }

  /** Puts the values of a failed save back among the typed ones; values typed since then win. */
  #takeBack(): void {
    this.#typed = {
      before: { ...this.#typed.before, ...this.#sending.before },
      after: { ...this.#sending.after, ...this.#typed.after },
    };
    this.#sending = nothing;
  }

  /** Returns null if the save may be sent again at once, without the fields in conflict; otherwise the failure. */
  async #handleFailure(error: unknown, tries: number): Promise<CallFailure | null> {
    if (!(error instanceof CallFailure)) throw error;
    if (error.code !== 'changedMeanwhile' || tries >= maxTries) return error;
    try {
      this.take(await this.#needs.reload());
    } catch (failed) {
      if (!(failed instanceof CallFailure)) throw failed;
      return failed;
    }
    const stored = storedFields(this.#place);
    const { before, after } = this.#typed;
    const differing = changedNames(after).filter((name) => !isSameValue(stored[name], before[name]));
    this.#conflicts = new Set([...this.#conflicts, ...differing]);
    return null;
  }

  #drop(names: readonly PlaceFieldName[]): void {
    this.#typed = { before: without(this.#typed.before, names), after: without(this.#typed.after, names) };
    this.#conflicts = new Set([...this.#conflicts].filter((name) => !names.includes(name)));
  }

  #changed(): void {
    const { before, after } = this.#unsaved();
    if (changedNames(after).length === 0) this.#failure = null;
    this.#snapshot = this.#look();
    this.#needs.onUnsaved(changedNames(after).length === 0 ? null : { before, after });
    this.#listeners.notify();
  }

  #unsaved(): Changes {
    return {
      before: { ...this.#typed.before, ...this.#sending.before },
      after: { ...this.#sending.after, ...this.#typed.after },
    };
  }

  #look(): DraftSnapshot {
    const stored = storedFields(this.#place);
    const { after } = this.#unsaved();
    return {
      place: this.#place,
      stored,
      fields: Object.assign({ ...stored }, after),
      changed: new Set(fieldNames.filter((name) => name in this.#place.draft.fields || name in after)),
      conflicts: this.#conflicts,
      state: this.#state(),
      canSave: this.#sendable().length > 0,
      failure: this.#failure,
    };
  }

  #state(): SaveState {
    if (changedNames(this.#sending.after).length > 0) return 'saving';
    if (this.#failure) return this.#failure.status === 400 ? 'refused' : 'failed';
    return changedNames(this.#typed.after).length > 0 ? 'unsaved' : 'saved';
  }
}
