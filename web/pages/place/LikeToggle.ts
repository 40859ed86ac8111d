/** State of a heart: whether it is filled, and whether the last toggle failed. */
export interface LikeState {
  liked: boolean;
  hasFailed: boolean;
}

interface LikeToggleNeeds {
  /** Whether the place is liked according to the server. */
  load: () => Promise<boolean>;
  /** Likes or unlikes the place; returns the new state. */
  toggle: () => Promise<boolean>;
  onChange: (state: LikeState) => void;
}

/** The server can only toggle; the limit stops two tabs from toggling against each other for ever. */
const mostTries = 2;

/**
 * One place's heart (SPEC 4): an optimistic update, reverted to the server's last known state on failure. Presses
 * during a request change the requested state, not the number of requests in flight.
 */
export class LikeToggle {
  private readonly needs: LikeToggleNeeds;
  private wish: boolean | null = null;
  private known: boolean | null = null;
  private running: Promise<void> | null = null;
  private presses = 0;

  constructor(needs: LikeToggleNeeds) {
    this.needs = needs;
  }

  private show(hasFailed = false): void {
    this.needs.onChange({ liked: this.wish ?? this.known ?? false, hasFailed });
  }

  /** Loads the state again, unless a toggle is running. Errors are ignored: the heart stays as it is. */
  async refresh(): Promise<void> {
    if (this.running) return;
    const { presses } = this;
    try {
      const liked = await this.needs.load();
      // A press has loaded a newer state and shown its result.
      if (presses !== this.presses) return;
      this.known = liked;
      this.show();
    } catch {
      // The next press loads again, and shows its failure.
    }
  }

  /** A press on the heart: toggles the displayed state. */
  press(): Promise<void> {
    this.presses += 1;
    this.wish = !(this.wish ?? this.known ?? false);
    this.show();
    this.running ??= this.run().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  private async run(): Promise<void> {
    try {
      this.known ??= await this.needs.load();
      for (let tries = 0; this.known !== this.wish && tries < mostTries; ) {
        const wished = this.wish;
        this.known = await this.needs.toggle();
        if (this.wish === wished) tries += 1;
      }
      this.wish = null;
      this.show();
    } catch {
      this.wish = null;
      this.show(true);
    }
  }
}
