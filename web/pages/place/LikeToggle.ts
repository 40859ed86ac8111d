/** What a heart shows: whether it is filled, and whether the last wish could not be had. */
export interface LikeState {
  liked: boolean;
  hasFailed: boolean;
}

interface LikeToggleNeeds {
  /** Whether the place is liked, as the server has it. */
  load: () => Promise<boolean>;
  /** Likes the place or takes the like back; answers what it is now. */
  toggle: () => Promise<boolean>;
  onChange: (state: LikeState) => void;
}

/** The server only knows "the other way round"; where another tab does the same, a wish is not repeated for ever. */
const mostTries = 2;

/**
 * One place's heart (SPEC 4): shows the wish at once, and what the server had before when the wish fails. Taps while a
 * call runs change the wish, not the number of calls under way.
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

  /** Asks the server anew, unless a wish is under way. Says nothing when it cannot be asked: the heart stays. */
  async refresh(): Promise<void> {
    if (this.running) return;
    const { presses } = this;
    try {
      const liked = await this.needs.load();
      // A tap has asked later, and said what came of it.
      if (presses !== this.presses) return;
      this.known = liked;
      this.show();
    } catch {
      // The next tap asks again, and says when that fails.
    }
  }

  /** A tap on the heart: the other way round from what it shows. */
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
